import { describe, expect, it } from '@jest/globals';
import type { NameSum } from '../prose/judge.js';
import { drawnAlong } from './drawn-along.js';

const nameOf = (name: string, mean: number): NameSum => ({
  name,
  mention: { first: 0, last: 0, candidates: [], best: undefined, least: 0.5, most: 0.5, name },
  places: 1,
  mean,
  most: mean,
  isSmall: false,
  isFound: true,
  score: 0.7,
});

describe('names of one short message', () => {
  it('are drawn towards what the others are', () => {
    const sums = drawnAlong([nameOf('ада', 2), nameOf('лев', -1)]);
    expect(sums.get('ада')).toBeCloseTo(2 - 0.15);
    expect(sums.get('лев')).toBeCloseTo(-1 + 0.3);
  });

  it('are drawn no further by one that is very sure', () => {
    expect(drawnAlong([nameOf('ада', 50), nameOf('лев', 0)]).get('лев')).toBeCloseTo(0.6);
  });

  it('stay what they are where there is one', () => {
    expect(drawnAlong([nameOf('ада', 2)]).get('ада')).toBe(2);
  });
});
