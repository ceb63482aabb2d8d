import { clueOf } from '../context/clues.js';
import { VOCABULARY, WORDING } from '../data/prose-weights.js';
import type { Token } from '../text/tokenize.js';
import { readWordWeights } from './word-weights.js';
import { WORD_PLACES } from './word-places.js';

/** Anywhere in the message; behind it one for each place beside a name. */
const IN_MESSAGE = 0;
const COLUMNS = 1 + WORD_PLACES.length;
/** Of a word that weighs nothing anywhere. */
const NO_ROW = 0;

/**
 * What words weigh by their beginnings, in hundredths of log-odds: in a message at all, and at each place beside a name. Each word
 * knows its row, as every message asks for those of all its words, and again for those beside each name.
 */
class WeightsOfWords {
  readonly #rows = new Map<string, number>();
  readonly #weights: Int16Array;

  constructor() {
    const columns = [VOCABULARY, ...WORD_PLACES.map((place) => WORDING[place] ?? '')].map(readWordWeights);
    for (const weights of columns)
      for (const beginning of weights.keys())
        if (!this.#rows.has(beginning)) this.#rows.set(beginning, this.#rows.size + 1);
    this.#weights = new Int16Array((this.#rows.size + 1) * COLUMNS);
    columns.forEach((weights, column) => {
      for (const [beginning, weight] of weights)
        this.#weights[this.#rows.get(beginning)! * COLUMNS + column] = weight;
    });
  }

  /** The row of a word; 0 where it weighs nothing. Words that begin alike have the same. */
  rowOf(token: Token): number {
    const { word } = token;
    const isItself = token.kind === 'word' && (token.casing === 'lower' || word.isStop || word.isOrdinary);
    if (!isItself) return this.#rows.get(clueOf(token)) ?? NO_ROW;
    if (word.proseRow === -1) word.proseRow = this.#rows.get(clueOf(token)) ?? NO_ROW;
    return word.proseRow;
  }

  /** What a row weighs anywhere in a message. */
  inMessage(row: number): number {
    return this.#weights[row * COLUMNS + IN_MESSAGE]!;
  }

  /** What a word weighs beside a name. */
  beside(token: Token, place: number): number {
    return this.#weights[this.rowOf(token) * COLUMNS + 1 + place]!;
  }
}

let read: WeightsOfWords | undefined;

/** They are read with the first message that is judged, as others do without. */
export const weightsOfWords = (): WeightsOfWords => (read ??= new WeightsOfWords());
