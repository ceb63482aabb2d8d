import { EN_CASTS_NUMBERS } from '../data/en-casts-numbers.js';
import { EN_CASTS_TEXTS } from '../data/en-casts-texts.js';
import { EN_CASTS } from '../data/en-casts.js';
import { RU_CASTS_NUMBERS } from '../data/ru-casts-numbers.js';
import { RU_CASTS_TEXTS } from '../data/ru-casts-texts.js';
import { RU_CASTS } from '../data/ru-casts.js';
import type { TextDocument } from '../text/document.js';
import { caseStem } from './case-stem.js';
import { castsByTitle } from './cast-titles.js';
import { NumberedLines } from './numbered-lines.js';
import { NumberedWords } from './numbered-words.js';
import { withoutAccents } from './plain-latin.js';
import type { Word } from './word.js';

/** The numbers of the works, myths and chapters of history that a word names somebody or something of. */
export type Casts = readonly number[];

/** What a message holds of casts. */
export interface CastsOfText {
  /** By number of the cast, its names in the message, and whether nobody around bears them. */
  readonly present: ReadonlyMap<number, ReadonlyMap<string, boolean>>;
  /** What was counted for a word by itself: a name that stands there a thousand times is counted once. */
  readonly ofWord: Map<Word, number>;
}

export const NO_CASTS: Casts = [];
const russian = new NumberedWords(RU_CASTS, RU_CASTS_NUMBERS);
const english = new NumberedWords(EN_CASTS, EN_CASTS_NUMBERS);
const readCast = (line: string): Casts => line.split(' ').map(Number);
const russianCasts = new NumberedLines(RU_CASTS_TEXTS, readCast);
const englishCasts = new NumberedLines(EN_CASTS_TEXTS, readCast);

/** More than there are: tools/src/names/casts.ts sees to it. */
const MOST_CASTS = 4096;
/** By cast, the words of the message at hand; nothing but zeros between two messages. */
const howOften = new Uint16Array(MOST_CASTS);

/** The casts that a lower-case word belongs to, in any of its case forms. */
export function castsOf(word: string): Casts {
  const isLatin = word.charCodeAt(0) < 0x400;
  const number = isLatin ? english.numberOf(withoutAccents(word) ?? word) : russian.numberOf(caseStem(word));
  if (number === -1) return NO_CASTS;
  return (isLatin ? englishCasts : russianCasts).at(number);
}

/** What a name tells that nobody around bears: "Raskolnikov". Others may be chance: "Simon and Ralph". */
const OF_TELLING = 2;

/**
 * How much the rest of a message tells that the words from `first` to `last`, which all belong to one cast, are of its story: 1 for
 * each other name of the cast and 2 for one that nobody around bears. "Did Jo marry Laurie" speaks of a book, not of two
 * classmates.
 */
export function castmates(document: TextDocument, first: number, last: number): number {
  const { tokens, shared } = document;
  const { word } = tokens[first]!;
  if (word.casts.length === 0) return 0;
  const { present, ofWord } = (shared.casts ??= { present: readCasts(document), ofWord: new Map() });
  if (present.size === 0) return 0;
  if (first < last)
    return countMates(
      present,
      tokens.slice(first, last + 1).map((token) => token.word),
    );
  let known = ofWord.get(word);
  if (known === undefined) ofWord.set(word, (known = countMates(present, [word])));
  return known;
}

function countMates(ofText: CastsOfText['present'], words: readonly Word[]): number {
  let most = 0;
  for (const cast of words[0]!.casts) {
    const present = ofText.get(cast);
    if (present === undefined || !words.every(({ casts }) => casts.includes(cast))) continue;
    const own = words.map(nameOf);
    let sum = 0;
    for (const [name, isTelling] of present) if (!own.includes(name)) sum += isTelling ? OF_TELLING : 1;
    most = Math.max(most, sum);
  }
  return most;
}

/** Stands for the title of the work among the names of its cast. */
const TITLE = '';

/** By cast, the names of it that stand in the message, and its title, where there are several, each once. */
function readCasts(document: TextDocument): CastsOfText['present'] {
  const { tokens } = document;
  // By their letters: whether a word is one object wherever it stands depends on what the process remembers.
  const words = new Map<string, Word>();
  for (const { word } of tokens) if (word.casts.length > 0) words.set(word.text, word);
  const present = new Map<number, Map<string, boolean>>();
  if (words.size < 2) return present;
  for (const { casts } of words.values()) for (const cast of casts) howOften[cast]!++;
  for (const word of words.values())
    for (const cast of word.casts) {
      if (howOften[cast] === 1) continue;
      const known = present.get(cast);
      if (known === undefined) present.set(cast, new Map([[nameOf(word), isTelling(word)]]));
      else known.set(nameOf(word), isTelling(word));
    }
  if (present.size > 0) for (const cast of castsByTitle(document)) present.get(cast)?.set(TITLE, false);
  for (const { casts } of words.values()) for (const cast of casts) howOften[cast] = 0;
  return present;
}

const isTelling = (word: Word): boolean =>
  word.given === undefined && !word.isOrdinary && !word.isListedSurname && !word.isPlace;

const nameOf = ({ text }: Word): string => (text.charCodeAt(0) < 0x400 ? text : caseStem(text));
