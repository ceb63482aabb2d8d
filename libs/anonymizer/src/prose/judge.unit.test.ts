import { describe, expect, it } from '@jest/globals';
import { sumNames } from './judge.js';
import type { Mention } from './mention.js';

const mention = (first: number, name: string, score?: number): Mention => ({
  first,
  last: first,
  candidates: [],
  best:
    score === undefined
      ? undefined
      : { start: 0, end: 3, type: 'PERSON', score, recognizer: 'person', reason: 'given name' },
  least: 0.5,
  most: 0.5,
  name,
  isSmall: false,
});

describe('a name of a message', () => {
  const names = sumNames(
    [mention(0, 'ада'), mention(1, 'лев', 0.3), mention(3, 'ада', 0.7)],
    [
      [3, -2],
      [-2, 0],
      [1, 3],
    ],
  );

  it('is told by all its places together', () => {
    expect(names.map(({ name, places, mean, most }) => [name, places, mean, most])).toEqual([
      ['ада', 2, 2.5, 4],
      ['лев', 1, -2, -2],
    ]);
  });

  it('is told by each aspect of its places as well', () => {
    expect(names.map(({ aspects }) => aspects)).toEqual([
      [2, 0.5],
      [-2, 0],
    ]);
  });

  it('is found where a rule found somebody at one of them, and held for what is held for most', () => {
    expect(names.map(({ isFound, score }) => [isFound, score])).toEqual([
      [true, 0.7],
      [false, 0.3],
    ]);
  });
});
