import type { TextDocument } from '../text/document.js';
import { isNextWord } from '../text/position.js';
import type { Token } from '../text/tokenize.js';

/** The word behind may be the surname. */
export function endOfName(document: TextDocument, token: Token): number {
  const next = document.tokens[token.index + 1];
  const goesOn =
    isNextWord(document, token, next) &&
    next.kind === 'word' &&
    (next.casing === 'lower') === (token.casing === 'lower') &&
    (!next.word.isStop || (next.casing === 'title' && next.word.isListedSurname)) &&
    (next.casing !== 'lower' || !next.word.isOrdinary);
  return goesOn ? next.end : token.end;
}

/** "Нгуен Ван Тхо": of the name that introduces itself a third word may be left. */
export function endOfLongName(document: TextDocument, token: Token): number {
  const end = endOfName(document, token);
  const second = document.tokens[token.index + 1];
  const third = document.tokens[token.index + 2];
  return second?.end === end &&
    isNextWord(document, second, third) &&
    third.casing === 'title' &&
    third.script === token.script &&
    !third.word.isStop &&
    !third.word.isOrdinary
    ? third.end
    : end;
}
