import type { NameSum } from './judge.js';
import { LEAST_SUM } from './trees.js';
import { TwoLargest } from './two-largest.js';

/** Whatever speaks for a name or against it, it is worth no more to the others. */
const MOST_OF_ONE = 4;

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

  /** @param ofWords what the words of the message tell of its naming anybody, in log-odds */
  constructor(
    private readonly names: readonly NameSum[],
    private readonly ofWords: number,
  ) {
    for (const { mean, isFound } of names) {
      this.#sum += bounded(mean);
      this.#somebody += Number(mean > 0);
      this.#most.add(mean);
      this.#least.add(-mean);
      if (isFound) this.#found.add(mean);
    }
  }

  /** What is seen of one of the names; of others where there are none, what is seen of those that are least likely somebody. */
  valuesOf({ mention, places, mean, most, isFound, isSmall, score }: NameSum): readonly number[] {
    const others = this.names.length - 1;
    const sum = this.#sum - bounded(mean);
    const somebody = this.#somebody - Number(mean > 0);
    const isAny = others > 0;
    return [
      ...[mean, most, places, Number(isFound), Number(isSmall), score, mention.least, this.ofWords],
      ...[others, sum, isAny ? sum / others : LEAST_SUM],
      ...[this.#most.beside(mean), isAny ? -this.#least.beside(-mean) : LEAST_SUM],
      ...[somebody, isFound ? this.#found.beside(mean) : this.#found.first],
    ];
  }
}

const bounded = (sum: number): number => Math.max(-MOST_OF_ONE, Math.min(MOST_OF_ONE, sum));
