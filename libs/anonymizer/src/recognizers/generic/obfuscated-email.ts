import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { isTopLevelDomain, MAIL_PROVIDERS } from './domains.js';

const AT = new PrefixSet('собака$ собачка$ собак$ сабака$ sobaka$ sobachka$ at$ эт$');
const DOT = new Set(['точка', 'тчк', 'tochka', 'dot', 'дот']);
const INNER = /^(?:точка|dot|тире|дефис|минус|dash|подчеркивание|нижнее|underscore|underline|тчк|hyphen)$/;

/** "ivan собака mail точка ru", "ivan (at) gmail (dot) com", "ivan[at]mail.ru". */
export const obfuscatedEmail: Recognizer = {
  name: 'obfuscated-email',
  find(document) {
    const found: Candidate[] = [];
    for (const token of document.cued) {
      if (!AT.has(token)) continue;
      const span = readAround(document, token);
      if (span !== undefined)
        found.push({
          start: span.start,
          end: span.end,
          type: 'EMAIL',
          score: 0.9,
          recognizer: 'obfuscated-email',
          reason: `"${token.lower}" for "@"`,
        });
    }
    return found;
  },
};

/** "lola (dot) green", "lola dot green" */
const SET_APART = /^(?: |[ ()[\]{}<>*_-]{1,3})$/;

/** "(at)", "[dot]": in brackets, a word is a sign and nothing else. */
const isInBrackets = ({ text }: TextDocument, { start, end }: Token): boolean =>
  '([{<'.includes(text[start - 1] ?? ' ') && ')]}>'.includes(text[end] ?? ' ');

function readAround(document: TextDocument, at: Token): { start: number; end: number } | undefined {
  const { tokens } = document;
  if (!isNear(document, at.index - 1) || !isNear(document, at.index)) return undefined;
  const isPlain =
    (at.lower === 'at' || at.lower === 'эт') &&
    !/[([{<*_-]/.test(document.text.slice(tokens[at.index - 1]!.end, at.start));
  const end = readHost(document, at.index + 1, isPlain && !isForMail(document, at));
  if (end === undefined) return undefined;
  let first = at.index - 1;
  // Digits and letters of the name may be apart: "masha 2010 собака", "ivan точка petrov собака".
  while (first > 0 && at.index - first < 8) {
    const gap = document.text.slice(tokens[first - 1]!.end, tokens[first]!.start);
    const isTied = /^[._-]?$/.test(gap);
    const isSpoken =
      SET_APART.test(gap) && (INNER.test(tokens[first]!.lower) || INNER.test(tokens[first - 1]!.lower));
    const isNumber = gap === ' ' && tokens[first]!.kind === 'number' && tokens[first - 1]!.script === 'latin';
    if (!isTied && !isSpoken && !isNumber) break;
    first--;
  }
  return { start: tokens[first]!.start, end };
}

/** "anton at gmail.com", "email: anton at school.org": a plain "at" between a name and a host with its dot. */
function isForMail({ tokens, text, lower }: TextDocument, at: Token): boolean {
  const host = tokens[at.index + 1]!;
  if (text.charCodeAt(host.end) !== 0x2e || tokens[at.index - 1]!.word.isOrdinary) return false;
  return (
    MAIL_PROVIDERS.has(host.lower) || /mail|почт/.test(lower.slice(Math.max(0, at.start - 40), at.start))
  );
}

/** Nothing but spaces and brackets between the token and the next. */
function isNear({ tokens, text }: TextDocument, index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (token === undefined || next === undefined) return false;
  const gap = text.slice(token.end, next.start);
  return gap === ' ' || /^[\s([{<)\]}>*_-]{0,4}$/.test(gap);
}

/** "sketchy(dot)example": an ending that no list has. */
const isLabel = ({ script, word, start, end }: Token): boolean =>
  script === 'latin' && end - start > 1 && !word.isStop;

/** "yahoo (dot) co.uk": the rest of the ending, with a dot of its own. */
function behindEnding({ tokens, text }: TextDocument, { index, end }: Token): number {
  const rest = tokens[index + 1];
  const isRest = rest?.start === end + 1 && text.charCodeAt(end) === 0x2e && isTopLevelDomain(rest.lower);
  return isRest ? rest.end : end;
}

/** Behind a plain "at", which is a word of every sentence, the dot has to be spoken as well. */
function readHost(document: TextDocument, index: number, needsSpokenDot: boolean): number | undefined {
  const { tokens, text } = document;
  const host = tokens[index]!;
  let last = index;
  let dots = 0;
  for (let i = index; i < index + 6; i++) {
    const next = tokens[i + 1];
    if (next === undefined) break;
    const gap = text.slice(tokens[i]!.end, next.start);
    if (!needsSpokenDot && (/^\s?\.\s?$/.test(gap) || gap === '-')) {
      dots += gap === '-' ? 0 : 1;
      last = i + 1;
      if (gap !== '-' && isTopLevelDomain(next.lower)) return next.end;
      continue;
    }
    if (!isNear(document, i)) break;
    if (DOT.has(next.lower) && tokens[i + 2] !== undefined && isNear(document, i + 1)) {
      const ending = tokens[i + 2]!;
      // "dot co dot uk"
      const isInner = DOT.has(tokens[i + 3]?.lower ?? '') && isTopLevelDomain(tokens[i + 4]?.lower ?? '');
      const isSign = isInBrackets(document, next) && isInBrackets(document, tokens[index - 1]!);
      const isEnding = isTopLevelDomain(ending.lower) || (isSign && isLabel(ending));
      if (isEnding && !isInner) return behindEnding(document, ending);
      i++;
      last = i + 1;
      continue;
    }
    if (!needsSpokenDot && isTopLevelDomain(next.lower) && MAIL_PROVIDERS.has(tokens[i]!.lower))
      return next.end;
    break;
  }
  if (dots > 0 && isTopLevelDomain(tokens[last]!.lower)) return tokens[last]!.end;
  return !needsSpokenDot && MAIL_PROVIDERS.has(host.lower) ? host.end : undefined;
}
