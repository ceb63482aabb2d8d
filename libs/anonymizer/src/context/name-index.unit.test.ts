import { describe, expect, it } from '@jest/globals';
import { hashNames, inOrder, numberNames, pairOf } from './name-index.js';

describe('numbers of names', () => {
  it('begin with one and follow the order of the names', () => {
    const names = inOrder(['зовут', 'lesson 1', '^', '-ко']);
    const { count, idOf } = numberNames(hashNames(names));
    expect(names.map(idOf)).toEqual([1, 2, 3, 4]);
    expect(count).toBe(4);
  });

  it('are nought for what is no name, also where there are none', () => {
    expect(numberNames(hashNames(inOrder(['зовут', 'меня']))).idOf('зову')).toBe(0);
    expect(numberNames(new Uint8Array()).idOf('зову')).toBe(0);
  });

  it('are given to no two names with one hash, nor to names out of order', () => {
    expect(() => hashNames(['зовут', 'зовут'])).toThrow(RangeError);
    expect(() => hashNames(inOrder(['зовут', 'меня']).reverse())).toThrow(RangeError);
  });

  it('are those of pairs, in their order', () => {
    const { idOf, idOfPair } = numberNames(hashNames(inOrder([pairOf('меня', 'зовут'), 'меня'])));
    expect(idOfPair('меня', 'зовут')).toBe(idOf(pairOf('меня', 'зовут')));
    expect([idOfPair('меня', 'зовут') > 0, idOfPair('зовут', 'меня'), idOfPair('мен', 'язовут')]).toEqual([
      ...[true, 0, 0],
    ]);
  });

  it('hold for as many names as a table has', () => {
    const names = inOrder(Array.from({ length: 40_000 }, (_, index) => `name ${index}`));
    const { idOf } = numberNames(hashNames(names));
    expect(names.every((name, index) => idOf(name) === index + 1)).toBe(true);
    expect(idOf('name 40000')).toBe(0);
  });
});
