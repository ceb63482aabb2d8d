import { WordList } from './word-list.js';

/** Words with a number each, of which nothing is made when the library is loaded. */
export class NumberedWords {
  readonly words: WordList;
  readonly #numbers: Uint8Array;

  /**
   * @param words as a `WordList` reads them
   * @param numbers in the order of the words, two bytes each, the lower first
   */
  constructor(words: string, numbers: Uint8Array) {
    this.words = new WordList(words);
    this.#numbers = numbers;
  }

  /** -1 for what is none of the words. */
  numberOf(word: string): number {
    const index = this.words.indexOf(word);
    return index === -1 ? -1 : this.#numbers[2 * index]! | (this.#numbers[2 * index + 1]! << 8);
  }
}
