import { describe, expect, it } from '@jest/globals';
import { NumberedWords } from './numbered-words.js';

describe('words with numbers', () => {
  const numbers = Buffer.from(Uint16Array.from([7, 60_000, 7]).buffer).toString('base64');
  const table = new NumberedWords('\nalbo\n\nemma', numbers);

  it('tell the number of each, and that a word is none of them', () => {
    expect(['al', 'bo', 'emma', 'anna'].map((word) => table.numberOf(word))).toEqual([7, 60_000, 7, -1]);
  });
});
