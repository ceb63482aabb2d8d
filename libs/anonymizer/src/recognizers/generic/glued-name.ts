import { gluedEnglish, holdsGluedName, isGluedPair } from '../../names/glued.js';
import { isCode } from '../../names/mentions.js';
import { GIVEN, UNKNOWN } from '../../names/roles.js';
import type { TextDocument } from '../../text/document.js';
import { isNextWord } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';

/** "уКати Зоринойкакой", "isHenryand", and behind a comma "jack,lilynmia": names that are tied to other words. */
export function gluedIn(document: TextDocument, token: Token): Pick<Token, 'start' | 'end'> | undefined {
  if (token.casing === 'lower') {
    const before = document.tokens[token.index - 1];
    const isListed = document.text.charCodeAt(token.start - 1) === 0x2c && before?.end === token.start - 1;
    return isListed &&
      (before.word.smallRoles & GIVEN) !== 0 &&
      (token.word.surnameRoles & UNKNOWN) !== 0 &&
      isGluedPair(token.lower)
      ? token
      : undefined;
  }
  if (token.casing !== 'mixed') return undefined;
  if (holdsGluedName(document, token)) return { start: token.start, end: endOfGlued(document, token) };
  const name = isCode(document) ? undefined : gluedEnglish(document, token);
  return name?.end === token.end ? { start: name.start, end: endOfGlued(document, token) } : name;
}

/** "уКати Зоринойкакой": what has a capital behind such a name belongs to it, however it ends. */
function endOfGlued(document: TextDocument, token: Token): number {
  const next = document.tokens[token.index + 1];
  return isNextWord(document, token, next) && next.casing === 'title' && !next.word.isStop
    ? next.end
    : token.end;
}
