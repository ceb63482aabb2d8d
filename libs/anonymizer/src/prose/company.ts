import { worthToOthers, type NameSum } from './judge.js';
import { TwoLargest } from './two-largest.js';

/** Stands for what there is nothing of: less than any sum. */
export const LEAST_SUM = -9;

/** What is seen of a message, whoever is named in it. */
export interface MessageSeen {
  /** What its words tell of its naming anybody, in log-odds. */
  readonly ofWords: number;
  readonly words: number;
  /** Values that are no persons. */
  readonly otherValues: number;
}

/**
 * What the other names of a message tell of each: people of one message are mostly of one kind, all of a task or all of one's life,
 * and where not one is surely somebody, all are nobody's.
 */
export class Company {
  #sum = 0;
  #somebody = 0;
  readonly #most = new TwoLargest(LEAST_SUM);
  readonly #least = new TwoLargest(LEAST_SUM);
  readonly #found = new TwoLargest(LEAST_SUM);

  constructor(
    private readonly names: readonly NameSum[],
    private readonly message: MessageSeen,
  ) {
    for (const name of names) {
      const { mean, isFound } = name;
      this.#sum += worthToOthers(name);
      this.#somebody += Number(mean > 0);
      this.#most.add(mean);
      this.#least.add(-mean);
      if (isFound) this.#found.add(mean);
    }
  }

  /** What is seen of one of the names; of others where there are none, what is seen of those that are least likely somebody. */
  valuesOf(name: NameSum): readonly number[] {
    const { mention, places, mean, most, aspects, isFound, score } = name;
    const { ofWords, words, otherValues } = this.message;
    const others = this.names.length - 1;
    const sum = this.#sum - worthToOthers(name);
    const somebody = this.#somebody - Number(mean > 0);
    const isAny = others > 0;
    return [
      ...[mean, most, places, Number(isFound), Number(mention.isSmall), score, mention.least, mention.most],
      ...[ofWords, words, otherValues],
      ...[others, sum, isAny ? sum / others : LEAST_SUM],
      ...[this.#most.beside(mean), isAny ? -this.#least.beside(-mean) : LEAST_SUM],
      ...[somebody, isFound ? this.#found.beside(mean) : this.#found.first],
      ...aspects,
    ];
  }
}
