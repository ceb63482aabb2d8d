import { describe, expect, it } from '@jest/globals';
import { LEAVES, QUESTIONS, SIZE_OF_TREE, sumOfTrees } from './trees.js';

/** A tree that asks the same of every value, at every place. */
const tree = (limit: number, leaves: readonly number[]): number[] => [
  ...Array.from({ length: QUESTIONS }, (_, question) => [Math.floor(Math.log2(question + 1)), limit]).flat(),
  ...leaves,
];
const leaves = Array.from({ length: LEAVES }, (_, leaf) => leaf * 10);

describe('trees of questions', () => {
  it.each([
    [[0, 0, 0, 0], 0],
    [[0, 0, 0, 2], 0.1],
    [[0, 0, 2, 0], 0.2],
    [[0, 2, 0, 0], 0.4],
    [[2, 0, 0, 0], 0.8],
    [[2, 2, 2, 2], 1.5],
  ])('end at the leaf behind the answers: %j', (values, said) => {
    expect(sumOfTrees([0, ...tree(100, leaves)], values)).toBeCloseTo(said);
  });

  it('ask whether a value is above the limit, not at it', () => {
    expect(sumOfTrees([0, ...tree(100, leaves)], [1, 1, 1, 1])).toBe(0);
  });

  it('are added up, with what is said before any question', () => {
    const both = [50, ...tree(100, leaves), ...tree(300, leaves)];
    expect(both).toHaveLength(1 + 2 * SIZE_OF_TREE);
    expect(sumOfTrees(both, [2, 0, 0, 4])).toBeCloseTo(0.5 + 0.9 + 0.1);
  });

  it('say the same of everything where there are none', () => {
    expect(sumOfTrees([-25], [])).toBe(-0.25);
  });
});
