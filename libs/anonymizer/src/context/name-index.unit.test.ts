import { describe, expect, it } from '@jest/globals';
import { hashNames, numberNames } from './name-index.js';

describe('numbers of names', () => {
  it('begin with one and follow the order of the names', () => {
    const idOf = numberNames(hashNames(['зовут', 'lesson 1', '^', '-ко']));
    expect(['зовут', 'lesson 1', '^', '-ко'].map(idOf)).toEqual([1, 2, 3, 4]);
  });

  it('are nought for what is no name', () => {
    expect(numberNames(hashNames(['зовут', 'меня']))('зову')).toBe(0);
  });

  it('are given to no two names with one hash', () => {
    expect(() => hashNames(['зовут', 'зовут'])).toThrow(RangeError);
  });

  it('hold for as many names as a table has', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `name ${index}`);
    const idOf = numberNames(hashNames(names));
    expect(names.every((name, index) => idOf(name) === index + 1)).toBe(true);
    expect(idOf('name 20000')).toBe(0);
  });
});
