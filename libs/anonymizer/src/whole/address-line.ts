import { isChatWord } from '../names/chat-words.js';
import { isPlace } from '../names/places.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import { isDigitCode, type Token } from '../text/tokenize.js';

const MOST_SEGMENTS = 4;
const MOST_WORDS = 4;
const MOST_SMALL_WORDS = 3;
const LONGEST_NUMBER = 6;

/** Behind the parts between commas that end an address: ", GRA Phase 2, Port Harcourt", ", los angeles", ", queens ny". */
export function endOfAddressLine(document: TextDocument, from: number, to: number): number {
  let end = from;
  for (let segments = 0; segments < MOST_SEGMENTS; segments++) {
    const next = endOfSegment(document, end, to);
    if (next === undefined) break;
    end = next;
  }
  return endOfTown(document, end, to);
}

/** Behind words with capitals, and numbers, between a comma and the next comma or the end of the sentence. */
function endOfSegment(document: TextDocument, from: number, to: number): number | undefined {
  const { lower, tokens, text } = document;
  if (!lower.startsWith(', ', from)) return undefined;
  const first = tokenIndexAt(tokens, from);
  if (tokens[first]?.start !== from + 2 || tokens[first]!.kind !== 'word') return undefined;
  for (let i = first; i < first + MOST_WORDS; i++) {
    const token = tokens[i];
    if (token === undefined || token.end > to) return undefined;
    if (i > first && text.slice(tokens[i - 1]!.end, token.start) !== ' ') return undefined;
    if (!mayBeOfLine(token)) return undefined;
    if (isEndOfLine(document, i)) return token.end;
  }
  return undefined;
}

const mayBeOfLine = ({ kind, casing, word, lower, start, end }: Token): boolean =>
  kind === 'number'
    ? end - start <= LONGEST_NUMBER
    : casing !== 'lower' && !word.isStop && !WEEKDAY.test(lower);

/** "9 Elm Road, Thursday at 7" */
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;

/** Behind the town, written in any case, that a comma sets off at the end of an address. */
function endOfTown(document: TextDocument, end: number, to: number): number {
  const { lower, tokens } = document;
  if (!lower.startsWith(', ', end)) return end;
  const first = tokenIndexAt(tokens, end);
  for (let i = first; i < first + MOST_SMALL_WORDS; i++) {
    const token = tokens[i];
    if (token === undefined || token.end > to) return end;
    if (i > first && token.start !== tokens[i - 1]!.end + 1) return end;
    if (!mayBeOfTown(token) && !isPlace(`${tokens[i - 1]!.lower}-${token.lower}`)) return end;
    if (isEndOfLine(document, i)) return token.end;
  }
  return end;
}

function mayBeOfTown({ kind, lower, word, start, end }: Token): boolean {
  if (kind !== 'word' || word.isStop || isChatWord(lower) || WEEKDAY.test(lower)) return false;
  return !word.isOrdinary || word.isPlace || word.mayBeginPlace || end - start === 2;
}

/** Whether a sentence, a part of it, or the code of a post office closes the words. */
function isEndOfLine({ lower, tokens }: TextDocument, index: number): boolean {
  const { end } = tokens[index]!;
  return /^(?:$|[.,;:!?)\n]| [-–—] | [a-z]{1,3} ?\d| \d{4,6}(?!\d))/.test(lower.slice(end, end + 9));
}

const HOUSE_NAME =
  /(?<![A-Za-zÀ-ԯ\d.'’])(?:[A-Z][A-Za-zÀ-ԯ'’]*\.? ){1,3}(?:Station|House|Hostel|Hall|Cottages?|Farm|Lodge|Court|Villas?|Apartments|Flats|Mansions?|Towers?|Building|Estate|Manor|Quarters|Colony|Heights|Residences?|Barn|Ranch|Camp|Mews),? $/;
const REACH = 48;

/** "Wirra Station, ", "St Anne's Hostel, ", "c/o ": the name of the house in front of its number or its street. */
export function startOfHouseName({ text }: TextDocument, start: number, from: number): number {
  const code = text.charCodeAt(start);
  if (!isDigitCode(code) && !(code >= 0x41 && code <= 0x5a)) return start;
  if (text.charCodeAt(start - 2) !== 0x2c && text.charCodeAt(start - 3) !== 0x2f) return start;
  const first = Math.max(from, start - REACH);
  const name = HOUSE_NAME.exec(text.slice(first, start));
  const named = name === null ? start : first + name.index;
  return text.startsWith('c/o ', named - 4) && named - 4 >= from ? named - 4 : named;
}
