/**
 * What remembers the answers of tests: of thirty tests each, which were asked and which said yes. Numbers in the object
 * itself: an array would lie elsewhere in memory, and to wait for that takes longer than most tests.
 */
export interface Remembering {
  readonly text: string;
  asked0: number;
  yes0: number;
  asked1: number;
  yes1: number;
  asked2: number;
  yes2: number;
  asked3: number;
  yes3: number;
}

const TESTS_OF_PAGE = 30;
const MOST_TESTS = 4 * TESTS_OF_PAGE;
let tests = 0;

/** A pattern that a whole word has to match. A word is matched once; after that its answer is a bit. */
export class WordTest {
  readonly #pattern: RegExp;
  readonly #page: number;
  readonly #bit: number;

  /** `alternatives` stand between `^(?:` and `)$`; a pattern that allows any ending closes with ".*". */
  constructor(alternatives: string) {
    if (tests === MOST_TESTS) throw new RangeError(`There is room for ${MOST_TESTS} tests`);
    this.#pattern = new RegExp(`^(?:${alternatives})$`);
    this.#page = Math.floor(tests / TESTS_OF_PAGE);
    this.#bit = 1 << (tests++ % TESTS_OF_PAGE);
  }

  accepts(word: Remembering): boolean {
    const bit = this.#bit;
    if (this.#page === 0) {
      if ((word.asked0 & bit) === 0) {
        word.asked0 |= bit;
        if (this.#pattern.test(word.text)) word.yes0 |= bit;
      }
      return (word.yes0 & bit) !== 0;
    }
    if (this.#page === 1) {
      if ((word.asked1 & bit) === 0) {
        word.asked1 |= bit;
        if (this.#pattern.test(word.text)) word.yes1 |= bit;
      }
      return (word.yes1 & bit) !== 0;
    }
    if (this.#page === 2) {
      if ((word.asked2 & bit) === 0) {
        word.asked2 |= bit;
        if (this.#pattern.test(word.text)) word.yes2 |= bit;
      }
      return (word.yes2 & bit) !== 0;
    }
    if ((word.asked3 & bit) === 0) {
      word.asked3 |= bit;
      if (this.#pattern.test(word.text)) word.yes3 |= bit;
    }
    return (word.yes3 & bit) !== 0;
  }
}
