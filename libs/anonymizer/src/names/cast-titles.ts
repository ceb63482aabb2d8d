import { EN_CAST_TITLES } from '../data/en-cast-titles.js';
import { RU_CAST_TITLES } from '../data/ru-cast-titles.js';
import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { caseStem } from './case-stem.js';
import { readLetters, writeLetters } from './letters.js';

/** The title of a work of which a cast is known. */
export interface Title {
  /** Its words in small letters without apostrophes, Russian ones by the stems of their case forms. */
  readonly words: readonly string[];
  readonly cast: number;
}

const NONE: readonly Title[] = [];
/** In a longer message a title is one thing among many, and people of the writer's own are another. */
const MOST_WORDS = 40;
/** So many words in their order are hardly chance, however they are written. */
const ENOUGH = 3;
/** Short words of a title are written small. */
const SHORT = 4;
const OPENING = /["“„«'‘]/;
const CLOSING = /["”“»'’]/;
const CYRILLIC = 0x400;
const SPACE = 0x20;

const isCyrillic = (word: string): boolean => word.charCodeAt(0) >= CYRILLIC;

const keyOf = (word: string): string => (isCyrillic(word) ? caseStem(word) : word.replaceAll("'", ''));

/** The titles whose first word it is. The lists are in order, a title a line with its cast behind it, and are searched as they are. */
function titlesBehind(first: string): readonly Title[] {
  const isRussian = isCyrillic(first);
  const list = isRussian ? RU_CAST_TITLES : EN_CAST_TITLES;
  const key = `${isRussian ? writeLetters(first) : first} `;
  const lineAt = (position: number): number => list.lastIndexOf('\n', position - 1) + 1;
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = lineAt((low + high) >> 1);
    if (list.slice(middle, middle + key.length) < key) low = endOf(list, middle) + 1;
    else high = middle;
  }
  const titles: Title[] = [];
  for (let at = low; list.startsWith(key, at); at = endOf(list, at) + 1) {
    const line = list.slice(at, endOf(list, at));
    const words = (isRussian ? readLetters(line) : line).split(' ');
    titles.push({ cast: Number(words.pop()), words });
  }
  return titles.length === 0 ? NONE : titles;
}

const endOf = (list: string, at: number): number => {
  const end = list.indexOf('\n', at);
  return end === -1 ? list.length : end;
};

/** The casts whose works a message names: "the twins in Blood Brothers", "в «Отцах и детях»". */
export function castsByTitle(document: TextDocument): readonly number[] {
  const casts: number[] = [];
  if (document.tokens.length > MOST_WORDS) return casts;
  for (const { word, index } of document.tokens) {
    word.titles ??= titlesBehind(keyOf(word.text));
    for (const { words, cast } of word.titles) if (isTitleAt(document, index, words, cast)) casts.push(cast);
  }
  return casts;
}

function isTitleAt(
  { tokens, text }: TextDocument,
  first: number,
  words: readonly string[],
  cast: number,
): boolean {
  const last = first + words.length - 1;
  const begins = tokens[first]!;
  const ends = tokens[last];
  if (ends === undefined) return false;
  // "Daisy Miller" does not tell of herself.
  if (begins.word.casts.includes(cast) || ends.word.casts.includes(cast)) return false;
  for (let i = 1; i < words.length; i++) {
    const token = tokens[first + i]!;
    if (
      text.charCodeAt(token.start - 1) !== SPACE ||
      token.start !== tokens[first + i - 1]!.end + 1 ||
      keyOf(token.word.text) !== words[i]!
    )
      return false;
  }
  const isQuoted = OPENING.test(text.charAt(begins.start - 1)) && CLOSING.test(text.charAt(ends.end));
  if (isQuoted || words.length >= ENOUGH) return true;
  return words.length > 1 && isSpelledAsTitle(tokens.slice(first, last + 1));
}

/** "Blood Brothers"; but "моя первая любовь Володя" tells of no book. */
function isSpelledAsTitle(tokens: readonly Token[]): boolean {
  return isCyrillic(tokens[0]!.lower)
    ? tokens.some(({ word, casing }) => !word.isOrdinary && casing === 'title')
    : tokens.every(
        ({ casing, start, end }, index) => casing === 'title' || (index > 0 && end - start < SHORT),
      );
}
