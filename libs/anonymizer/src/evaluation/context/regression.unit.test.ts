import { describe, expect, it } from '@jest/globals';
import { fitWeights, type Example } from './regression.js';

const [ALWAYS, SPEAKS_FOR, SPEAKS_AGAINST, RARE] = [0, 1, 2, 3] as const;

const many = (count: number, clues: number[], isOne: boolean, weight = 1): Example[] =>
  Array.from({ length: count }, () => ({ clues, isOne, weight }));

const EXAMPLES = [...many(40, [ALWAYS, SPEAKS_FOR], true), ...many(40, [ALWAYS, SPEAKS_AGAINST], false)];

describe('fitting weights', () => {
  it('gives a clue the sign of what it stands beside', () => {
    const weights = fitWeights(EXAMPLES, 4);
    expect(weights[SPEAKS_FOR]).toBeGreaterThan(0.5);
    expect(weights[SPEAKS_AGAINST]).toBeLessThan(-0.5);
  });

  it('leaves a clue that was never met at nothing', () => {
    expect(fitWeights(EXAMPLES, 4)[RARE]).toBe(0);
  });

  it('gives equal weights for equal examples', () => {
    expect(fitWeights(EXAMPLES, 4)).toEqual(fitWeights([...EXAMPLES], 4));
  });

  it('follows the examples that count for more', () => {
    const fitted = (weight: number): number =>
      fitWeights([...many(20, [ALWAYS], true), ...many(20, [ALWAYS], false, weight)], 1)[ALWAYS]!;
    expect(fitted(4)).toBeLessThan(fitted(1) - 0.5);
  });
});
