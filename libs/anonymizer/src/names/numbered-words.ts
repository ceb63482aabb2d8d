import { WordList } from './word-list.js';

/** Words with a number each, of which nothing is made when the library is loaded. */
export class NumberedWords {
  readonly words: WordList;
  readonly #numbers: Buffer;

  /**
   * @param words as a `WordList` reads them
   * @param numbers in base64 and in the order of the words, two bytes each, the lower first
   */
  constructor(words: string, numbers: string) {
    this.words = new WordList(words);
    this.#numbers = Buffer.from(numbers, 'base64');
  }

  /** -1 for what is none of the words. */
  numberOf(word: string): number {
    const index = this.words.indexOf(word);
    return index === -1 ? -1 : this.#numbers.readUInt16LE(2 * index);
  }
}
