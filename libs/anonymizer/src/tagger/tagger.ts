import { TRANSITIONS } from '../data/tagger-weights.js';
import type { TextDocument } from '../text/document.js';
import { Features } from './features.js';
import { firstLabelOf, LABELS, NOTHING, restLabelOf, TAGGED } from './labels.js';
import { Marginals } from './marginals.js';
import { isNothing, weigh } from './weigh.js';
import { UNIT } from './weight-table.js';

/** Words in a row that are likely one value. */
export interface Tagged {
  /** Indexes of its first and last token. */
  readonly first: number;
  readonly last: number;
  readonly type: (typeof TAGGED)[number];
  /** How likely they are values at all: of the word that is least likely one, 0 to 1. */
  readonly likelihood: number;
}

/** Where nothing is worth so much more than everything else, a word is no value, and parts what is on either side. */
const CERTAIN = 5 / UNIT;
/** Labels that are worth so much less than the best one, in powers of e, are not weighed. */
const BEYOND = 5;
/** Less likely words are not asked for their type. */
const LOWEST = 0.1;
const HUNDREDTH = 0.01;
const transitions = Float32Array.from(TRANSITIONS, (worth) => worth * HUNDREDTH);
/** It keeps room for the longest text that it has read, so that one of unusual length has its own. */
const usualMarginals = new Marginals(transitions, UNIT, BEYOND);
/** Most messages fit. */
const USUAL_LENGTH = 1024;
const usualWorth = new Int32Array(USUAL_LENGTH * LABELS + 1);
const usualLikely = new Float32Array(USUAL_LENGTH * LABELS);

/** The tags of a document, told once. They are good until those of the next document are asked for: nobody may keep them. */
export const tagsOf = (document: TextDocument): Tags => (document.shared.tags ??= new Tags(document));

/** How likely each word of a text is to be each part of a value. */
export class Tags {
  readonly #length: number;
  readonly #likely: Float32Array;

  constructor(document: TextDocument) {
    const features = new Features(document);
    const { length } = features.looks;
    this.#length = length;
    const rows = length * LABELS;
    const isUsual = length <= USUAL_LENGTH;
    const worth = isUsual ? usualWorth : new Int32Array(rows + 1);
    const likely = isUsual ? usualLikely.subarray(0, rows).fill(0) : new Float32Array(rows);
    const marginals = isUsual ? usualMarginals : new Marginals(transitions, UNIT, BEYOND);
    weigh(features, worth);
    let from = -1;
    for (let i = 0; i <= length; i++) {
      if (i < length && !isNothing(worth, i * LABELS, CERTAIN)) {
        if (from === -1) from = i;
      } else if (from !== -1) {
        marginals.read(worth, from, i, likely);
        from = -1;
      }
    }
    this.#likely = likely;
  }

  /** How likely the word is a part of any value. */
  likelihoodAt(index: number): number {
    let sum = 0;
    for (let label = NOTHING + 1; label < LABELS; label++) sum += this.#likely[index * LABELS + label]!;
    return sum;
  }

  /** The type of value that the words are most likely parts of; undefined where one of them is likely none, or of another. */
  typeOf(first: number, last: number, least: number): Tagged['type'] | undefined {
    const type = this.#typeAt(first);
    for (let i = first; i <= last; i++)
      if (this.likelihoodAt(i) < least || this.#typeAt(i) !== type) return undefined;
    return TAGGED[type];
  }

  /**
   * The values whose words are likely enough, by type, in text order.
   *
   * @param leastOf how likely the word at an index has to be, to be a part of a value of a type
   */
  values(leastOf: (type: Tagged['type'], index: number) => number): Tagged[] {
    const found: Tagged[] = [];
    let first = -1;
    let type = -1;
    let likelihood = 1;
    const close = (behind: number): void => {
      if (first !== -1) found.push({ first, last: behind - 1, type: TAGGED[type]!, likelihood });
      first = -1;
    };
    for (let i = 0; i < this.#length; i++) {
      const likely = this.likelihoodAt(i);
      const best = likely < LOWEST ? -1 : this.#typeAt(i);
      if (best === -1 || likely < leastOf(TAGGED[best]!, i)) {
        close(i);
        continue;
      }
      const row = i * LABELS;
      const begins = this.#likely[row + firstLabelOf(best)]! > this.#likely[row + restLabelOf(best)]!;
      if (first !== -1 && (best !== type || begins)) close(i);
      if (first === -1) {
        first = i;
        type = best;
        likelihood = 1;
      }
      likelihood = Math.min(likelihood, likely);
    }
    close(this.#length);
    return found;
  }

  #typeAt(index: number): number {
    const row = index * LABELS;
    let best = 0;
    let most = 0;
    for (let type = 0; type < TAGGED.length; type++) {
      const likely = this.#likely[row + firstLabelOf(type)]! + this.#likely[row + restLabelOf(type)]!;
      if (likely <= most) continue;
      most = likely;
      best = type;
    }
    return best;
  }
}
