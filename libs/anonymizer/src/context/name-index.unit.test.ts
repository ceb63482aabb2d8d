import { describe, expect, it } from '@jest/globals';
import { numberNames } from './name-index.js';

describe('numbers of names', () => {
  it('begin with one and follow the order of the names', () => {
    const idOf = numberNames('зовут\tlesson 1\t^\t-ко');
    expect(['зовут', 'lesson 1', '^', '-ко'].map(idOf)).toEqual([1, 2, 3, 4]);
  });

  it('are nought for what is no name', () => {
    expect(numberNames('зовут\tменя')('зову')).toBe(0);
  });

  it('hold for as many names as a table has', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `name ${index}`);
    const idOf = numberNames(names.join('\t'));
    expect(names.every((name, index) => idOf(name) === index + 1)).toBe(true);
    expect(idOf('name 20000')).toBe(0);
  });
});
