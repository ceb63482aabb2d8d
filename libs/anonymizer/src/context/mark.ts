/** What a value or a text is like, by its name in the table of weights. */
export interface Mark {
  readonly name: string;
  /** Its number in the table, once somebody has asked: a look into the table takes longer than the rest of the sum. */
  id: number;
}

/** The number of a mark that was not looked up yet. */
export const UNKNOWN = -1;

export const markOf = (name: string): Mark => ({ name, id: UNKNOWN });

const MOST_KEPT = 512;

/** Marks that begin alike and end with something of the text. The first few hundred are kept. */
export class Marks {
  readonly #kept = new Map<string, Mark>();

  constructor(private readonly beginning: string) {}

  of(rest: string): Mark {
    const known = this.#kept.get(rest);
    if (known !== undefined) return known;
    const mark = markOf(`${this.beginning}${rest}`);
    if (this.#kept.size < MOST_KEPT) this.#kept.set(rest, mark);
    return mark;
  }
}

/** Marks that tell how many, up to a most. */
export class Counts {
  readonly #marks: readonly Mark[];

  constructor(name: string, most: number) {
    this.#marks = Array.from({ length: most + 1 }, (_, count) => markOf(`${name} ${count}`));
  }

  of(count: number): Mark {
    return this.#marks[Math.min(this.#marks.length - 1, count)]!;
  }
}
