const LETTERS = 64;

/** A set of word endings, asked from the last letter on without making a string. */
export class Endings {
  readonly #packed = new Set<number>();
  readonly #longest: number;
  readonly #base: number;

  /** `base` is the code before the first letter of the alphabet, in lower case. */
  constructor(endings: string, base: number) {
    this.#base = base;
    this.#longest = Math.max(...endings.split(' ').map((ending) => ending.length));
    for (const ending of endings.split(' ')) {
      let packed = 0;
      for (let i = ending.length - 1; i >= 0; i--) packed = packed * LETTERS + (ending.charCodeAt(i) - base);
      this.#packed.add(packed);
    }
  }

  /** The word without its longest ending, as long as `shortest` letters remain. */
  strip(word: string, shortest: number): string {
    const found = this.#lengthIn(word, shortest);
    return found === 0 ? word : word.slice(0, -found);
  }

  /** Whether the word has one of the endings behind `shortest` letters or more. */
  end(word: string, shortest: number): boolean {
    return this.#lengthIn(word, shortest) > 0;
  }

  #lengthIn(word: string, shortest: number): number {
    const most = Math.min(this.#longest, word.length - shortest);
    let packed = 0;
    let found = 0;
    for (let length = 1; length <= most; length++) {
      packed = packed * LETTERS + (word.charCodeAt(word.length - length) - this.#base);
      if (this.#packed.has(packed)) found = length;
    }
    return found;
  }
}

/** Codes before "а" and "a". */
export const CYRILLIC_BASE = 0x42f;
export const LATIN_BASE = 0x60;
