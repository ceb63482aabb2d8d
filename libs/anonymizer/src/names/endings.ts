const LETTERS = 64;

/**
 * A set of word endings, asked from the last letter on without making a string: most words are told after a letter or
 * two, because no ending goes on with the next.
 */
export class Endings {
  /** Steps of a tree whose root is 0: at `node * LETTERS + letter` the next node, or 0 where no ending goes on. */
  readonly #next: Uint16Array;
  /** Whether an ending is complete at the node. */
  readonly #isWhole: Uint8Array;
  readonly #base: number;

  /** `base` is the code before the first letter of the alphabet, in lower case. */
  constructor(endings: string, base: number) {
    this.#base = base;
    // As many nodes as letters are surely enough.
    this.#next = new Uint16Array(endings.length * LETTERS + LETTERS);
    this.#isWhole = new Uint8Array(endings.length + 1);
    let nodes = 0;
    for (const ending of endings.split(' ')) {
      let node = 0;
      for (let i = ending.length - 1; i >= 0; i--) {
        const step = node * LETTERS + (ending.charCodeAt(i) - base);
        node = this.#next[step] ||= ++nodes;
      }
      this.#isWhole[node] = 1;
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
    let node = 0;
    let found = 0;
    for (let i = word.length - 1; i >= shortest; i--) {
      const letter = word.charCodeAt(i) - this.#base;
      if (letter < 0 || letter >= LETTERS) break;
      node = this.#next[node * LETTERS + letter]!;
      if (node === 0) break;
      if (this.#isWhole[node] === 1) found = word.length - i;
    }
    return found;
  }
}

/** Codes before "а" and "a". */
export const CYRILLIC_BASE = 0x42f;
export const LATIN_BASE = 0x60;
