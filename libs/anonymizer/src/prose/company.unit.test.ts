import { describe, expect, it } from '@jest/globals';
import { Company, LEAST_SUM, type MessageSeen } from './company.js';
import type { NameSum } from './judge.js';

const nameOf = (name: string, mean: number, isFound = true): NameSum => ({
  name,
  mention: {
    first: 0,
    last: 0,
    candidates: [],
    best: undefined,
    least: 0.4,
    most: 0.5,
    name,
    isSmall: false,
  },
  places: 1,
  mean,
  most: mean + 1,
  aspects: [],
  isFound,
  score: 0.7,
});
const message: MessageSeen = { ofWords: 1.5, words: 12, otherValues: 2 };
/** What is seen of the others: how many, their sum and mean, the most and the least of them, how many are somebody, the most found. */
const seenBeside = (names: readonly NameSum[], index: number): readonly number[] =>
  new Company(names, message).valuesOf(names[index]!).slice(11);

describe('a name beside the others of its message', () => {
  const names = [nameOf('ада', 3), nameOf('лев', -1, false), nameOf('ия', -6), nameOf('том', 1)];

  it('is seen by itself, with what its message is like', () => {
    const values = new Company(names, message).valuesOf(names[1]!);
    expect(values.slice(0, 11)).toEqual([-1, 0, 1, 0, 0, 0.7, 0.4, 0.5, 1.5, 12, 2]);
  });

  it('is seen from each side by itself', () => {
    const seen = { ...names[0]!, aspects: [2.5, -0.5] };
    expect(new Company([seen], message).valuesOf(seen).slice(-2)).toEqual([2.5, -0.5]);
  });

  it('hears of all others and not of itself', () => {
    expect(seenBeside(names, 0)).toEqual([3, -4, -4 / 3, 1, -6, 1, 1]);
    expect(seenBeside(names, 2)).toEqual([3, 3, 1, 3, -1, 2, 3]);
  });

  it('hears whom rules found, found or not', () => {
    expect(seenBeside(names, 1).at(-1)).toBe(3);
    expect(seenBeside([nameOf('ада', 3, false), nameOf('лев', 2)], 1).at(-1)).toBe(LEAST_SUM);
  });

  it('hears no more of one that is very sure', () => {
    expect(seenBeside([nameOf('ада', 40), nameOf('лев', 2)], 1)[1]).toBe(4);
  });

  it('alone is told that there is nobody', () => {
    expect(seenBeside([nameOf('ада', 3)], 0)).toEqual([0, 0, LEAST_SUM, LEAST_SUM, LEAST_SUM, 0, LEAST_SUM]);
  });
});
