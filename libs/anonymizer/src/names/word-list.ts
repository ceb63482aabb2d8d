import { readLetters, writeUnit } from './letters.js';

const NEWLINE = '\n';

/**
 * Words in the one text that the data hold, as letters.ts spells them: a line for each length from 1 on, in which the words of that
 * length stand in the order of their units with nothing between them. Nothing is made of them when the library is loaded, and they take
 * no more memory than their letters; a word is found by halving its line.
 */
export class WordList implements Iterable<string> {
  readonly #text: string;
  /** Where the line of each length begins; one further tells where the last line ends. */
  readonly #starts: number[] = [0, 0];
  /** How many words are shorter than each length. */
  readonly #shorter: number[] = [0, 0];

  constructor(text: string) {
    this.#text = text;
    for (let end = text.indexOf(NEWLINE); end !== -1; end = text.indexOf(NEWLINE, end + 1))
      this.#starts.push(end + 1);
    this.#starts.push(text.length + 1);
    for (let length = 1; length + 1 < this.#starts.length; length++)
      this.#shorter.push(this.#shorter[length]! + this.#countOf(length));
  }

  has(word: string): boolean {
    return this.indexOf(word) !== -1;
  }

  /** Which of all the words it is, the shorter ones counted first; -1 for one that is none. */
  indexOf(word: string): number {
    const { length } = word;
    if (length === 0 || length + 1 >= this.#starts.length) return -1;
    const text = this.#text;
    const start = this.#starts[length]!;
    let low = 0;
    let high = this.#countOf(length);
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = start + middle * length;
      let difference = 0;
      for (let i = 0; i < length && difference === 0; i++)
        difference = text.charCodeAt(at + i) - writeUnit(word.charCodeAt(i));
      if (difference === 0) return this.#shorter[length]! + middle;
      if (difference < 0) low = middle + 1;
      else high = middle;
    }
    return -1;
  }

  #countOf(length: number): number {
    return Math.floor((this.#starts[length + 1]! - 1 - this.#starts[length]!) / length);
  }

  *[Symbol.iterator](): Generator<string> {
    for (let length = 1; length + 1 < this.#starts.length; length++)
      for (let at = this.#starts[length]!; at + length < this.#starts[length + 1]!; at += length)
        yield readLetters(this.#text.slice(at, at + length));
  }
}
