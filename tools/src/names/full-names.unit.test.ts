import { describe, expect, it } from '@jest/globals';
import { BloomFilter } from '@portal/anonymizer/grammar';
import { fullNameKeys } from './full-names.js';

describe('under what full names are kept', () => {
  it('is each given name with the surname, and no particle, initial or patronymic', () => {
    const keys = fullNameKeys(['pizan christine de; montgomery lucy maud', 'абрамов фёдор александрович']);
    expect([...keys].sort()).toEqual(
      ['christine pizan', 'lucy montgomery', 'maud montgomery', 'фёдор абрамов'].sort(),
    );
  });

  it('is the stem of all case forms in Russian', () => {
    expect([...fullNameKeys(['керн анна'])]).toEqual(['анн керн']);
  });
});

describe('a filter of eleven bits a word and eight hashes', () => {
  it('knows all of its words, and takes less than one in a hundred others for one', () => {
    const words = Array.from({ length: 2_000 }, (_, index) => `given${index} family${index}`);
    const filter = BloomFilter.fromBase64(BloomFilter.of(words, words.length, 11, 8).toBase64(), 8);
    expect(words.every((word) => filter.has(word))).toBe(true);
    const others = words.map((word) => `${word} other`);
    expect(others.filter((word) => filter.has(word)).length).toBeLessThan(20);
  });
});
