const HASHES = 5;

/** A set that answers "surely not" or "most likely", in ten bits a word. */
export class BloomFilter {
  readonly #bits: Uint8Array;

  constructor(bits: Uint8Array) {
    this.#bits = bits;
  }

  /** A filter for the words, in which about one in a hundred others will seem to be. */
  static of(words: Iterable<string>, size: number): BloomFilter {
    const filter = new BloomFilter(new Uint8Array(Math.ceil((size * 10) / 8)));
    for (const word of words) filter.#add(word);
    return filter;
  }

  static fromBase64(text: string): BloomFilter {
    return new BloomFilter(Buffer.from(text, 'base64'));
  }

  toBase64(): string {
    return Buffer.from(this.#bits).toString('base64');
  }

  has(word: string): boolean {
    const [first, second] = hash(word);
    const size = this.#bits.length * 8;
    for (let i = 0; i < HASHES; i++) {
      const bit = ((first + i * second) >>> 0) % size;
      if ((this.#bits[bit >> 3]! & (1 << (bit & 7))) === 0) return false;
    }
    return true;
  }

  #add(word: string): void {
    const [first, second] = hash(word);
    const size = this.#bits.length * 8;
    for (let i = 0; i < HASHES; i++) {
      const bit = ((first + i * second) >>> 0) % size;
      this.#bits[bit >> 3]! |= 1 << (bit & 7);
    }
  }
}

/** Two FNV-1a hashes with different offsets; the others are made of them. */
function hash(word: string): [number, number] {
  let first = 0x811c9dc5;
  let second = 0x9747b28c;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x01000193) ^ (second >>> 13);
  }
  return [first >>> 0, (second | 1) >>> 0];
}
