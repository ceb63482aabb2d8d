/** What remembers the answers of tests: two bits each, in two numbers. */
export interface Remembering {
  readonly text: string;
  asked: number;
  yes: number;
}

const MOST_TESTS = 31;
let tests = 0;

/** A pattern that a whole word has to match. A word is matched once; after that its answer is a bit. */
export class WordTest {
  readonly #pattern: RegExp;
  readonly #bit: number;

  /** `alternatives` stand between `^(?:` and `)$`; a pattern that allows any ending closes with ".*". */
  constructor(alternatives: string) {
    if (tests === MOST_TESTS) throw new RangeError(`There is room for ${MOST_TESTS} tests`);
    this.#pattern = new RegExp(`^(?:${alternatives})$`);
    this.#bit = 1 << tests++;
  }

  accepts(word: Remembering): boolean {
    if ((word.asked & this.#bit) === 0) {
      word.asked |= this.#bit;
      if (this.#pattern.test(word.text)) word.yes |= this.#bit;
    }
    return (word.yes & this.#bit) !== 0;
  }
}
