import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import type { Shaped } from './candidate.js';

/** Numbers of names; one that is not known is 0. */
export interface Vocabulary {
  idOf(name: string): number;
}

/** Where a clue stands, seen from the value; each place has weights of its own. */
export const PLACES = ['before', 'before2', 'behind', 'behind2', 'left', 'right', 'around'] as const;

/** So many words to the left and right count by their side, so many on both as being around. */
export const NEAR = 5;
export const FAR = 12;
const RUSSIAN_STEM = 5;
const ENGLISH_STEM = 6;

/** Numbers by their length: written once, for a text that is put together anew is found slowly in the table. */
const NUMBERS = Array.from({ length: 6 }, (_, length) => `#${length}`);

/** What a token says to those beside it: its stem, or the kind of a name. */
export function clueOf(token: Token): string {
  const { kind, lower, word } = token;
  if (kind === 'number') return NUMBERS[Math.min(lower.length, 5)]!;
  if (!isNoName(token)) return word.given !== undefined ? '@given' : word.isPlace ? '@place' : '@capital';
  return lower.slice(0, lower.charCodeAt(0) >= 0x400 ? RUSSIAN_STEM : ENGLISH_STEM);
}

/** Whether a word, which no number is, is told by its stem: as what may be a name is not. */
export const isNoName = ({ casing, word }: Token): boolean =>
  casing === 'lower' || word.isStop || word.isOrdinary;

/** The edges of a text are clues as well. */
export const BEGINNING = '^';
export const END = '$';

/** What stands at a place of the text, or beyond its edges. */
export function clueAt(tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  return token === undefined ? (index < 0 ? BEGINNING : END) : clueOf(token);
}

/** Each clue to a value with the place it stands in. */
export function* readClues({ tokens }: TextDocument, { first, last }: Shaped): Generator<[number, string]> {
  const at = (index: number): string => clueAt(tokens, index);
  yield [0, at(first - 1)];
  yield [1, at(first - 2)];
  yield [2, at(last + 1)];
  yield [3, at(last + 2)];
  for (let i = Math.max(0, first - FAR); i < first; i++) {
    if (i >= first - NEAR) yield [4, at(i)];
    yield [6, at(i)];
  }
  const behind = Math.min(tokens.length - 1, last + FAR);
  for (let i = last + 1; i <= behind; i++) {
    if (i <= last + NEAR) yield [5, at(i)];
    yield [6, at(i)];
  }
}
