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
/** "перв|втор)(?:ый|ой": what stands around the alternatives would end there. */
const CLOSES_FIRST = /^[^(]*\)/;

/**
 * A pattern that a whole word has to match. A word is matched once; after that its answer is a bit. What it is matched with is
 * made when the first word comes: most messages need few of the tests.
 */
export class WordTest {
  readonly #alternatives: string;
  readonly #page: number;
  readonly #bit: number;
  #matcher: Matcher | undefined;

  /** `alternatives` stand between `^(?:` and `)$`; a pattern that allows any ending closes with ".*". */
  constructor(alternatives: string) {
    if (tests === MOST_TESTS) throw new RangeError(`There is room for ${MOST_TESTS} tests`);
    if (CLOSES_FIRST.test(alternatives))
      throw new RangeError(`Alternatives that close what they did not open: ${alternatives}`);
    this.#alternatives = alternatives;
    this.#page = Math.floor(tests / TESTS_OF_PAGE);
    this.#bit = 1 << (tests++ % TESTS_OF_PAGE);
  }

  accepts(word: Remembering): boolean {
    const bit = this.#bit;
    if (this.#page === 0) {
      if ((word.asked0 & bit) === 0) {
        word.asked0 |= bit;
        if (this.#matches(word.text)) word.yes0 |= bit;
      }
      return (word.yes0 & bit) !== 0;
    }
    if (this.#page === 1) {
      if ((word.asked1 & bit) === 0) {
        word.asked1 |= bit;
        if (this.#matches(word.text)) word.yes1 |= bit;
      }
      return (word.yes1 & bit) !== 0;
    }
    if (this.#page === 2) {
      if ((word.asked2 & bit) === 0) {
        word.asked2 |= bit;
        if (this.#matches(word.text)) word.yes2 |= bit;
      }
      return (word.yes2 & bit) !== 0;
    }
    if ((word.asked3 & bit) === 0) {
      word.asked3 |= bit;
      if (this.#matches(word.text)) word.yes3 |= bit;
    }
    return (word.yes3 & bit) !== 0;
  }
  #matches(word: string): boolean {
    const { words, pattern } = (this.#matcher ??= matcherOf(this.#alternatives));
    return words.has(word) || pattern?.test(word) === true;
  }
}

/** Alternatives that are words as they stand are many, and a set has them at hand long before a pattern is compiled. */
interface Matcher {
  readonly words: ReadonlySet<string>;
  readonly pattern: RegExp | undefined;
}

const PLAIN = /^[a-zа-я'-]*$/;
const PARENTHESES = /[()]/g;

function matcherOf(alternatives: string): Matcher {
  const words = new Set<string>();
  const rest: string[] = [];
  let open = 0;
  for (const piece of alternatives.split('|')) {
    if (open === 0 && PLAIN.test(piece)) {
      words.add(piece);
      continue;
    }
    rest.push(piece);
    for (const sign of piece.match(PARENTHESES) ?? []) open += sign === '(' ? 1 : -1;
  }
  return { words, pattern: rest.length === 0 ? undefined : new RegExp(`^(?:${rest.join('|')})$`) };
}
