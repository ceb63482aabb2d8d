import { clueOf, isNoName } from '../context/clues.js';
import { VOCABULARY, WORDING } from '../data/prose-weights.js';
import type { Token } from '../text/tokenize.js';
import { readWordWeights } from './word-weights.js';
import { WORD_PLACES, type WordPlace } from './word-places.js';

/** Of a word that weighs nothing anywhere. */
const NO_ROW = 0;

/**
 * What words weigh by their beginnings, in hundredths of log-odds: in a message at all, and at each place beside a name. Each word
 * knows its row, as every message asks for those of all its words, and again for those beside each name.
 */
class WeightsOfWords {
  readonly #rows = new Map<string, number>();
  readonly #inMessage: Int16Array;
  readonly #beside = {} as Record<WordPlace, Int16Array>;

  constructor() {
    const inMessage = readWordWeights(VOCABULARY);
    const beside = WORD_PLACES.map((place) => [place, readWordWeights(WORDING[place] ?? '')] as const);
    for (const weights of [inMessage, ...beside.map(([, its]) => its)])
      for (const beginning of weights.keys())
        if (!this.#rows.has(beginning)) this.#rows.set(beginning, NO_ROW + 1 + this.#rows.size);
    this.#inMessage = this.#inRows(inMessage);
    for (const [place, weights] of beside) this.#beside[place] = this.#inRows(weights);
  }

  #inRows(weights: ReadonlyMap<string, number>): Int16Array {
    const rows = new Int16Array(NO_ROW + 1 + this.#rows.size);
    for (const [beginning, weight] of weights) rows[this.#rows.get(beginning)!] = weight;
    return rows;
  }

  /**
   * The row of a token; words that begin alike have the same. A word knows only that of its stem: written as a name, it has the row of
   * names at that place alone.
   */
  rowOf(token: Token): number {
    const { word, kind } = token;
    if (kind !== 'word' || !isNoName(token)) return this.#find(token);
    if (word.proseRow === -1) word.proseRow = this.#find(token);
    return word.proseRow;
  }

  #find(token: Token): number {
    return this.#rows.get(clueOf(token)) ?? NO_ROW;
  }

  /** What a row weighs anywhere in a message. */
  inMessage(row: number): number {
    return this.#inMessage[row]!;
  }

  /** What a word weighs beside a name. */
  beside(token: Token, place: WordPlace): number {
    return this.#beside[place][this.rowOf(token)]!;
  }
}

let read: WeightsOfWords | undefined;

/** They are read with the first message that is judged, as others do without. */
export const weightsOfWords = (): WeightsOfWords => (read ??= new WeightsOfWords());
