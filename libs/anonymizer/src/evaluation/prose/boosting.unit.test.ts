import { describe, expect, it } from '@jest/globals';
import { sumOfTrees } from '../../prose/trees.js';
import type { ValuedExample } from './binned-values.js';
import { fitTrees } from './boosting.js';

/** Whatever a function says of two numbers from 0 to 19. */
const examplesOf = (isOne: (a: number, b: number) => boolean): ValuedExample[] =>
  Array.from({ length: 400 }, (_, index) => {
    const values = [index % 20, Math.floor(index / 20)];
    return { values, isOne: isOne(values[0]!, values[1]!) };
  });
const rightOf = (examples: readonly ValuedExample[]): number => {
  const trees = fitTrees(examples);
  return examples.filter(({ values, isOne }) => sumOfTrees(trees, values) > 0 === isOne).length;
};

describe('boosted trees', () => {
  it('learn what no sum of both values tells', () => {
    expect(rightOf(examplesOf((a, b) => a > 9 !== b > 5))).toBeGreaterThan(380);
  });

  it('learn a limit of one value', () => {
    expect(rightOf(examplesOf((a) => a > 13))).toBe(400);
  });

  it('say how many are one where nothing is learned', () => {
    const values = [1, 2];
    const examples = Array.from({ length: 2_000 }, (_, index) => ({ values, isOne: index < 400 }));
    expect(sumOfTrees(fitTrees(examples), values)).toBeCloseTo(Math.log(20 / 80), 1);
  });

  it('are equal for equal examples', () => {
    const examples = examplesOf((a, b) => a * b > 60);
    expect(fitTrees(examples)).toEqual(fitTrees(examples));
  });
});
