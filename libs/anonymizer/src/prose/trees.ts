/** Questions of a tree on the way to a leaf. */
export const DEPTH = 4;
export const QUESTIONS = (1 << DEPTH) - 1;
export const LEAVES = 1 << DEPTH;
/** A question is the number of a value and the limit that it is compared to. */
export const SIZE_OF_TREE = 2 * QUESTIONS + LEAVES;
/** Of limits and leaves. */
export const UNIT = 0.01;

/**
 * What trees of questions say together, in log-odds: each asks whether values are above limits, and ends at a leaf.
 *
 * @param trees in hundredths: what is said before any question; then for each tree its questions, those of the next level at twice
 *   the place and one more, and its leaves
 * @example
 * sumOfTrees([-50, 0, 100, …], [1.5, 0]) // the first question is whether the first value is above 1
 */
export function sumOfTrees(trees: ArrayLike<number>, values: readonly number[]): number {
  let sum = trees[0]!;
  for (let tree = 1; tree < trees.length; tree += SIZE_OF_TREE) {
    let question = 1;
    for (let level = 0; level < DEPTH; level++) {
      const at = tree + 2 * (question - 1);
      question = 2 * question + Number(values[trees[at]!]! > UNIT * trees[at + 1]!);
    }
    sum += trees[tree + 2 * QUESTIONS + question - LEAVES]!;
  }
  return UNIT * sum;
}
