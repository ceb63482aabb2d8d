import { isNextWord } from '../text/position.js';
import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { isFigureInFull } from './figures.js';
import { isLand } from './lands.js';
import { isSyllable } from './name-words.js';
import { SURNAME, SURNAME_FORM, UNKNOWN } from './roles.js';

const MOST_WORDS = 4;

/** Somebody's name, from the first word to the last. */
export interface NamedWords {
  readonly first: Token;
  readonly last: Token;
}

/** Whether a word with a capital can be a given name or a surname where names stand: no word of every day, and no place. */
export function mayName({ kind, casing, word, start, end }: Token): boolean {
  if (kind !== 'word' || casing !== 'title' || word.isStop) return false;
  if (end - start < 3) return isSyllable(word.text);
  if (word.given !== undefined) return !word.isOrdinary || !word.given.isRare;
  if (word.isPlace || isLand(word.text)) return word.isCommonSurname;
  // "Лаптев" is a word as well: of bast shoes.
  if (word.isOrdinary) return word.isListedSurname || word.isCommonSurname;
  return (word.surnameRoles & (SURNAME | SURNAME_FORM | UNKNOWN)) !== 0;
}

/** Whether lists or the ending make a name of it. */
export const isKnownForName = ({ word }: Token): boolean =>
  word.given !== undefined || (word.surnameRoles & (SURNAME | SURNAME_FORM)) !== 0;

/** The name that begins with the token: "Oyin", "Савицкий Данила", "Чавчавадзе К."; undefined for a figure in full. */
export function nameFrom(document: TextDocument, first: Token): NamedWords | undefined {
  if (!mayName(first)) return undefined;
  const { tokens, text } = document;
  let last = first;
  for (let words = 1; words < MOST_WORDS; words++) {
    const next = tokens[last.index + 1];
    if (next === undefined) break;
    const isTied = text.charCodeAt(last.end) === 0x2d && next.start === last.end + 1;
    if (!(isTied || isNextWord(document, last, next)) || !mayName(next)) break;
    last = next;
  }
  return last !== first && isFigureInFull(first.lower, last.lower) ? undefined : { first, last };
}

/** The name that ends with the token. */
export function nameUpTo(document: TextDocument, last: Token): NamedWords | undefined {
  if (!mayName(last)) return undefined;
  const { tokens, text } = document;
  let first = last;
  for (let words = 1; words < MOST_WORDS; words++) {
    const before = tokens[first.index - 1];
    if (before === undefined || !mayName(before)) break;
    const isTied = text.charCodeAt(before.end) === 0x2d && first.start === before.end + 1;
    if (!isTied && !isNextWord(document, before, first)) break;
    first = before;
  }
  return last !== first && isFigureInFull(first.lower, last.lower) ? undefined : { first, last };
}
