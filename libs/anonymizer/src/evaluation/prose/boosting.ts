import { LEAVES, QUESTIONS, UNIT } from '../../prose/trees.js';
import { Chance } from '../random.js';
import { BinnedValues, type ValuedExample } from './binned-values.js';

const TREES = 300;
const RATE = 0.1;
/** Draws what a leaf says towards nothing. */
const DECAY = 5;
/** A leaf of fewer examples says what is chance. */
const FEWEST = 40;
/** Each tree sees so many examples of ten, and may ask for so many values of ten, where there are more than a few. */
const SEEN_OF_TEN = 7;
const ASKED_OF_TEN = 5;
const FEW_VALUES = 4;
/** Nothing is above it. */
const BEYOND = 32_767;
const SEED = 2002;

/**
 * Boosted trees by the method of Friedman (2001) with the second-order steps of Chen and Guestrin (2016): each tree is fitted to what those
 * before it have left wrong. As each sees other examples and asks for other values, what one of them learns of chance is not learned by
 * the next (Friedman 2002). The chance is the same in every run: equal examples give equal trees.
 *
 * @returns the numbers that `sumOfTrees` reads
 */
export function fitTrees(examples: readonly ValuedExample[]): number[] {
  const binned = new BinnedValues(examples);
  const ones = examples.filter(({ isOne }) => isOne).length;
  const begin = Math.round(Math.log(ones / (examples.length - ones)) / UNIT);
  const fit = new Fit(examples, binned, begin * UNIT);
  const trees = [begin];
  for (let tree = 0; tree < TREES; tree++) trees.push(...fit.addTree());
  return trees;
}

/** The trees as far as they are fitted, and the one that is fitted. */
class Fit {
  readonly #chance = new Chance(SEED);
  readonly #sums: Float64Array;
  /** First and second derivatives of the loss, by example; nothing of those that the tree does not see. */
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #isSeen: Uint8Array;
  /** Behind which answers each example is. */
  readonly #group: Uint8Array;

  constructor(
    private readonly examples: readonly ValuedExample[],
    private readonly binned: BinnedValues,
    begin: number,
  ) {
    const { length } = examples;
    this.#sums = new Float64Array(length).fill(begin);
    this.#first = new Float64Array(length);
    this.#second = new Float64Array(length);
    this.#isSeen = new Uint8Array(length);
    this.#group = new Uint8Array(length);
  }

  /** Its questions and leaves, in hundredths. */
  addTree(): number[] {
    this.#look();
    const asked = this.#pickValues();
    const tree: number[] = [];
    for (let groups = 1; groups < LEAVES; groups *= 2) {
      const questions = this.#bestQuestions(groups, asked);
      for (const { value, limit } of questions)
        tree.push(value, limit === NONE ? BEYOND : this.binned.limits[value]![limit]!);
      this.#part(questions);
    }
    const leaves = this.#leaves();
    this.#group.forEach((leaf, example) => (this.#sums[example]! += leaves[leaf]! * UNIT));
    return [...tree, ...leaves];
  }

  #look(): void {
    this.#group.fill(0);
    this.examples.forEach(({ isOne }, example) => {
      const isSeen = this.#chance.below(10) < SEEN_OF_TEN;
      const likely = 1 / (1 + Math.exp(-this.#sums[example]!));
      this.#isSeen[example] = Number(isSeen);
      this.#first[example] = isSeen ? likely - Number(isOne) : 0;
      this.#second[example] = isSeen ? likely * (1 - likely) : 0;
    });
  }

  #pickValues(): number[] {
    const values = this.binned.limits.map((_, value) => value);
    const most = Math.max(FEW_VALUES, Math.ceil((values.length * ASKED_OF_TEN) / 10));
    while (values.length > most) values.splice(this.#chance.below(values.length), 1);
    return values;
  }

  /** The question that parts each group best; one that leaves it whole where none does. */
  #bestQuestions(groups: number, asked: readonly number[]): Question[] {
    const best = Array.from({ length: groups }, (): Question => ({ value: 0, limit: NONE, gain: 0 }));
    for (const value of asked) {
      const bins = this.binned.limits[value]!.length + 1;
      const histogram = this.#histogramOf(value, groups, bins);
      for (let group = 0; group < groups; group++) {
        const question = bestLimit(value, histogram, group * bins, bins);
        if (question.gain > best[group]!.gain) best[group] = question;
      }
    }
    return best;
  }

  #histogramOf(value: number, groups: number, bins: number): Histogram {
    const counts = new Float64Array(groups * bins);
    const first = new Float64Array(groups * bins);
    const second = new Float64Array(groups * bins);
    const binOf = this.binned.bins[value]!;
    for (let example = 0; example < binOf.length; example++) {
      const at = this.#group[example]! * bins + binOf[example]!;
      counts[at]! += this.#isSeen[example]!;
      first[at]! += this.#first[example]!;
      second[at]! += this.#second[example]!;
    }
    return { counts, first, second };
  }

  #part(questions: readonly Question[]): void {
    this.#group.forEach((group, example) => {
      const { value, limit } = questions[group]!;
      const isAbove = limit !== NONE && this.binned.bins[value]![example]! > limit;
      this.#group[example] = 2 * group + Number(isAbove);
    });
  }

  /** How far the sums of each group are to go. */
  #leaves(): number[] {
    const first = new Float64Array(LEAVES);
    const second = new Float64Array(LEAVES);
    this.#group.forEach((leaf, example) => {
      first[leaf]! += this.#first[example]!;
      second[leaf]! += this.#second[example]!;
    });
    return Array.from(first, (one, leaf) => Math.round((-RATE * one) / (second[leaf]! + DECAY) / UNIT));
  }
}

interface Question {
  readonly value: number;
  /** The place of the limit among those of the value. */
  readonly limit: number;
  readonly gain: number;
}

const NONE = -1;

/** Sums over the examples between two limits of a value, group by group. */
interface Histogram {
  readonly counts: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
}

function bestLimit(
  value: number,
  { counts, first, second }: Histogram,
  from: number,
  bins: number,
): Question {
  let [all, allFirst, allSecond] = [0, 0, 0];
  for (let at = from; at < from + bins; at++) {
    all += counts[at]!;
    allFirst += first[at]!;
    allSecond += second[at]!;
  }
  let best: Question = { value, limit: NONE, gain: 0 };
  let [count, ofFirst, ofSecond] = [0, 0, 0];
  for (let bin = 0; bin + 1 < bins; bin++) {
    count += counts[from + bin]!;
    ofFirst += first[from + bin]!;
    ofSecond += second[from + bin]!;
    if (count < FEWEST || all - count < FEWEST) continue;
    const gain =
      worth(ofFirst, ofSecond) + worth(allFirst - ofFirst, allSecond - ofSecond) - worth(allFirst, allSecond);
    if (gain > best.gain) best = { value, limit: bin, gain };
  }
  return best;
}

const worth = (first: number, second: number): number => (first * first) / (second + DECAY);

/** Every tree has a question at each place, and a leaf behind each answer of its last ones. */
if (QUESTIONS + 1 !== LEAVES) throw new RangeError('A tree has one leaf more than questions');
