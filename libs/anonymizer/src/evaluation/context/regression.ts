import { Chance } from '../random.js';

/** One value of a message: what is known of it, as numbers, and whether it is what the question asks. */
export interface Example {
  readonly clues: readonly number[];
  readonly isOne: boolean;
  /** How much it counts; 1 is once. */
  readonly weight: number;
}

const EPOCHS = 16;
/** From this one on the weights are averaged: the last steps alone depend on the order. */
const AVERAGED = 6;
const RATE = 0.25;
/** Draws every weight towards nothing, in proportion to it, unless another is wanted. */
const DECAY = 12;
/** Mean of so many orders: what hangs on the order of the examples cancels out. */
const SHUFFLES = 3;

/**
 * Logistic regression by stochastic gradient descent with a step of its own for every clue (AdaGrad; Duchi, Hazan and Singer
 * 2011). The orders are shuffled from constants, so that equal examples give equal weights.
 */
export function fitWeights(examples: readonly Example[], clueCount: number, decay = DECAY): Float64Array {
  const mean = new Float64Array(clueCount);
  for (let shuffle = 1; shuffle <= SHUFFLES; shuffle++) {
    const weights = descend(examples, clueCount, shuffle, decay);
    for (let clue = 0; clue < clueCount; clue++) mean[clue]! += weights[clue]! / SHUFFLES;
  }
  return mean;
}

function descend(
  examples: readonly Example[],
  clueCount: number,
  shuffle: number,
  decayOfAll: number,
): Float64Array {
  const weights = new Float64Array(clueCount);
  const squares = new Float64Array(clueCount).fill(1e-6);
  const decay = decayOfAll / examples.length;
  const total = new Float64Array(clueCount);
  const order = examples.map((_, index) => index);
  const chance = new Chance(shuffle);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = chance.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const index of order) {
      const { clues, isOne, weight } = examples[index]!;
      let sum = 0;
      for (const clue of clues) sum += weights[clue]!;
      const error = weight * (1 / (1 + Math.exp(-sum)) - (isOne ? 1 : 0));
      for (const clue of clues) {
        const gradient = error + decay * weights[clue]!;
        squares[clue]! += gradient * gradient;
        weights[clue]! -= (RATE * gradient) / Math.sqrt(squares[clue]!);
      }
    }
    if (epoch >= AVERAGED) for (let clue = 0; clue < clueCount; clue++) total[clue]! += weights[clue]!;
  }
  return total.map((sum) => sum / (EPOCHS - AVERAGED));
}
