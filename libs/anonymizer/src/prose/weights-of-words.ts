import { clueOf, isNoName } from '../context/clues.js';
import { numberNames } from '../context/name-index.js';
import { WORD_NAMES, WORD_WEIGHTS } from '../data/prose-words.js';
import type { Token } from '../text/tokenize.js';
import { int16At } from './int16-at.js';
import { WORD_PLACES, type WordPlace } from './word-places.js';

/** What a word weighs in a message at all, and then at each place beside a name. */
export const COLUMNS = 1 + WORD_PLACES.length;
const IN_MESSAGE = 0;
export const columnOf = (place: WordPlace): number => 1 + WORD_PLACES.indexOf(place);
const columns = Object.fromEntries(WORD_PLACES.map((place) => [place, columnOf(place)])) as Record<
  WordPlace,
  number
>;
/** Of a word that weighs nothing anywhere. */
const NO_ROW = 0;

/**
 * What words weigh by their beginnings, in hundredths of log-odds: in a message at all, and at each place beside a name. Each word
 * knows its row, as every message asks for those of all its words, and again for those beside each name. The weights are read where
 * they lie: to make numbers of all of them would be much of a start.
 */
class WeightsOfWords {
  readonly #rowOf = numberNames(WORD_NAMES).idOf;

  /**
   * The row of a token; words that begin alike have the same. A word knows only that of its stem: written as a name, it has the row of
   * names at that place alone.
   */
  rowOf(token: Token): number {
    const { word, kind } = token;
    if (kind !== 'word' || !isNoName(token)) return this.#rowOf(clueOf(token));
    if (word.proseRow === -1) word.proseRow = this.#rowOf(clueOf(token));
    return word.proseRow;
  }

  /** What a row weighs anywhere in a message. */
  inMessage(row: number): number {
    return weightAt(row, IN_MESSAGE);
  }

  /** What a word weighs beside a name. */
  beside(token: Token, place: WordPlace): number {
    return weightAt(this.rowOf(token), columns[place]);
  }
}

function weightAt(row: number, column: number): number {
  return row === NO_ROW ? 0 : int16At(WORD_WEIGHTS, (row - 1) * COLUMNS + column);
}

let read: WeightsOfWords | undefined;

/** The words are counted with the first message that is judged, as others do without. */
export const weightsOfWords = (): WeightsOfWords => (read ??= new WeightsOfWords());
