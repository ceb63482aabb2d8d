import { describe, expect, it } from '@jest/globals';
import { NumberedWords } from './numbered-words.js';

describe('words with numbers', () => {
  const numbers = Uint8Array.of(7, 0, 0x60, 0xea, 7, 0);
  const table = new NumberedWords('\nalbo\n\nemma', numbers);

  it('tell the number of each, and that a word is none of them', () => {
    expect(['al', 'bo', 'emma', 'anna'].map((word) => table.numberOf(word))).toEqual([7, 60_000, 7, -1]);
  });
});
