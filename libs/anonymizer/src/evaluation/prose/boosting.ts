import { DEPTH, LEAVES, QUESTIONS, UNIT } from '../../prose/trees.js';

/** What is seen of something, as numbers, and whether it is what the question asks. */
export interface ValuedExample {
  readonly values: readonly number[];
  readonly isOne: boolean;
}

const TREES = 200;
const RATE = 0.08;
/** Draws what a leaf says towards nothing. */
const DECAY = 5;
/** A leaf of fewer examples says what is chance. */
const FEWEST = 40;
/** So many limits of each value are tried, as many examples between each two. */
const LIMITS = 63;
/** Nothing is above it. */
const BEYOND = 32_767;

interface Question {
  readonly value: number;
  readonly limit: number;
  readonly gain: number;
}

/**
 * Boosted trees by the method of Friedman (2001) with the second-order steps of Chen and Guestrin (2016): each tree is fitted to what those
 * before it have left wrong. No chance in it: equal examples give equal trees.
 *
 * @returns the numbers that `sumOfTrees` reads
 */
export function fitTrees(examples: readonly ValuedExample[]): number[] {
  const limits = examples[0]!.values.map((_, value) => limitsOf(examples, value));
  const ones = examples.filter(({ isOne }) => isOne).length;
  const begin = Math.round(Math.log(ones / (examples.length - ones)) / UNIT);
  const sums = new Float64Array(examples.length).fill(begin * UNIT);
  const trees = [begin];
  for (let tree = 0; tree < TREES; tree++) {
    const slopes = new Slopes(examples, sums);
    const questions: number[] = [];
    let groups: number[][] = [examples.map((_, index) => index)];
    for (let level = 0; level < DEPTH; level++)
      groups = groups.flatMap((group) => {
        const { value, limit } = bestQuestion(examples, slopes, group, limits);
        questions.push(value, limit);
        const isAbove = (index: number): boolean => examples[index]!.values[value]! > limit * UNIT;
        return [group.filter((index) => !isAbove(index)), group.filter(isAbove)];
      });
    const leaves = groups.map((group) => Math.round((-RATE * slopes.stepOf(group)) / UNIT));
    groups.forEach((group, leaf) => {
      for (const index of group) sums[index]! += leaves[leaf]! * UNIT;
    });
    trees.push(...questions, ...leaves);
  }
  return trees;
}

/** First and second derivatives of the loss, by example. */
class Slopes {
  readonly first: Float64Array;
  readonly second: Float64Array;

  constructor(examples: readonly ValuedExample[], sums: Float64Array) {
    const likely = sums.map((sum) => 1 / (1 + Math.exp(-sum)));
    this.first = likely.map((one, index) => one - Number(examples[index]!.isOne));
    this.second = likely.map((one) => one * (1 - one));
  }

  /** How far the sums of a group are to go. */
  stepOf(group: readonly number[]): number {
    let first = 0;
    let second = 0;
    for (const index of group) {
      first += this.first[index]!;
      second += this.second[index]!;
    }
    return first / (second + DECAY);
  }
}

/** In hundredths, in their order. */
function limitsOf(examples: readonly ValuedExample[], value: number): readonly number[] {
  const all = examples.map(({ values }) => values[value]!).sort((a, b) => a - b);
  const at = Array.from(
    { length: LIMITS },
    (_, limit) => all[Math.floor(((limit + 1) * all.length) / (LIMITS + 1))]!,
  );
  return [...new Set(at.map((one) => Math.floor(one / UNIT)))];
}

/** The question that parts a group best; one that leaves it whole where none does. */
function bestQuestion(
  examples: readonly ValuedExample[],
  slopes: Slopes,
  group: readonly number[],
  limits: readonly (readonly number[])[],
): Question {
  let best: Question = { value: 0, limit: BEYOND, gain: 0 };
  limits.forEach((its, value) => {
    const question = bestLimit(examples, slopes, group, value, its);
    if (question.gain > best.gain) best = question;
  });
  return best;
}

function bestLimit(
  examples: readonly ValuedExample[],
  { first, second }: Slopes,
  group: readonly number[],
  value: number,
  limits: readonly number[],
): Question {
  const counts = new Float64Array(limits.length + 1);
  const firsts = new Float64Array(limits.length + 1);
  const seconds = new Float64Array(limits.length + 1);
  for (const index of group) {
    const bin = limitsBelow(limits, examples[index]!.values[value]!);
    counts[bin]!++;
    firsts[bin]! += first[index]!;
    seconds[bin]! += second[index]!;
  }
  const [all, allFirst, allSecond] = [group.length, sumOf(firsts), sumOf(seconds)];
  let best: Question = { value, limit: BEYOND, gain: 0 };
  let [count, ofFirst, ofSecond] = [0, 0, 0];
  limits.forEach((limit, bin) => {
    count += counts[bin]!;
    ofFirst += firsts[bin]!;
    ofSecond += seconds[bin]!;
    if (count < FEWEST || all - count < FEWEST) return;
    const gain =
      worth(ofFirst, ofSecond) + worth(allFirst - ofFirst, allSecond - ofSecond) - worth(allFirst, allSecond);
    if (gain > best.gain) best = { value, limit, gain };
  });
  return best;
}

const worth = (first: number, second: number): number => (first * first) / (second + DECAY);
const sumOf = (numbers: Float64Array): number => numbers.reduce((sum, one) => sum + one, 0);

/** How many of the limits a value is above. */
function limitsBelow(limits: readonly number[], value: number): number {
  let [from, to] = [0, limits.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (value > limits[middle]! * UNIT) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Every tree has a question at each place, and a leaf behind each answer of its last ones. */
if (QUESTIONS + 1 !== LEAVES) throw new RangeError('A tree has one leaf more than questions');
