/** The largest of some numbers, and the largest of the rest, so that it is known what there is beside each of them. */
export class TwoLargest {
  #first: number;
  #second: number;

  constructor(private readonly none: number) {
    this.#first = this.#second = none;
  }

  /** The largest one. */
  get first(): number {
    return this.#first;
  }

  add(value: number): void {
    if (value > this.#first) {
      this.#second = this.#first;
      this.#first = value;
    } else if (value > this.#second) this.#second = value;
  }

  /** The largest one beside one of them. */
  beside(value: number): number {
    return value === this.#first ? this.#second : Math.max(this.none, this.#first);
  }
}
