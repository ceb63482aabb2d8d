/** A small generator of repeatable chance, so that a corpus and what is fitted are the same in every run. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to, not including, the limit. */
  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }

  /** "#" becomes a digit, other characters stay. */
  digits(pattern: string): string {
    return pattern.replace(/#/g, () => String(this.below(10)));
  }
}
