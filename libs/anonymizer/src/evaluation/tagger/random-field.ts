import { LABELS } from '../../tagger/labels.js';
import { BEGINNING, Marginals } from '../../tagger/marginals.js';
import { Chance } from '../random.js';

/** A message whose labels are known. */
export interface Labelled {
  /** The numbers of the features of each word. */
  readonly features: readonly Int32Array[];
  readonly labels: Uint8Array;
}

/** What was fitted: a row of weights for each feature, and a row of what may follow for each label and the beginning. */
export interface Field {
  readonly weights: Float32Array;
  readonly transitions: Float32Array;
}

const EPOCHS = 6;
/** From this one on the weights are averaged: the last steps alone depend on the order. */
const AVERAGED = 3;
const RATE = 0.1;
/** Draws every weight towards nothing, in proportion to it. */
const DECAY = 1e-4;
/** Draws every weight towards nothing by a constant, so that most of them become nothing and need no room. */
const SHRINKAGE = 7e-4;
const FIRST_SQUARE = 1e-4;
/** Labels that are less likely by so many powers of e teach nothing either. */
const BEYOND = 10;
/** What is nearly told right teaches nothing. */
const LEAST_ERROR = 1e-4;
const PAIRS = LABELS * LABELS;

/**
 * A conditional random field over a linear chain (Lafferty, McCallum and Pereira 2001), fitted by stochastic gradient descent with
 * a step of its own for every weight (AdaGrad; Duchi, Hazan and Singer 2011), whose proximal step makes it sparse. The orders are
 * shuffled from constants, so that equal messages give equal weights.
 */
export function fitField(
  messages: readonly Labelled[],
  featureCount: number,
  tell: (line: string) => void = () => undefined,
): Field {
  const weights = new Float32Array(featureCount * LABELS);
  const squares = new Float32Array(featureCount * LABELS).fill(FIRST_SQUARE);
  const total = new Float32Array(featureCount * LABELS);
  const transitions = new Float32Array((LABELS + 1) * LABELS);
  const transitionSquares = new Float32Array((LABELS + 1) * LABELS).fill(FIRST_SQUARE);
  const transitionTotal = new Float32Array((LABELS + 1) * LABELS);
  const marginals = new Marginals(transitions, 1, BEYOND);
  const longest = messages.reduce((most, { labels }) => Math.max(most, labels.length), 0);
  const worth = new Float32Array(longest * LABELS);
  const likely = new Float32Array(longest * LABELS);
  const pairs = new Float64Array(longest * LABELS * LABELS);
  const order = messages.map((_, index) => index);
  const chance = new Chance(1);

  const moveTransition = (at: number, error: number): void => {
    if (Math.abs(error) < LEAST_ERROR) return;
    transitionSquares[at]! += error * error;
    transitions[at]! -= (RATE * error) / Math.sqrt(transitionSquares[at]!);
    marginals.set(at, transitions[at]!);
  };
  const learn = ({ features, labels }: Labelled): number => {
    const { length } = labels;
    worth.fill(0, 0, length * LABELS);
    for (let i = 0; i < length; i++)
      for (const feature of features[i]!)
        for (let label = 0; label < LABELS; label++)
          worth[i * LABELS + label]! += weights[feature * LABELS + label]!;
    likely.fill(0, 0, length * LABELS);
    marginals.read(worth, 0, length, likely.subarray(0, length * LABELS));
    // Before any of them is moved.
    for (let i = 1; i < length; i++) marginals.pairsAt(i, pairs, i * PAIRS);
    let loss = 0;
    for (let i = 0; i < length; i++) {
      const right = labels[i]!;
      loss -= Math.log(Math.max(1e-9, likely[i * LABELS + right]!));
      if (i > 0) {
        pairs[i * PAIRS + labels[i - 1]! * LABELS + right]! -= 1;
        for (let at = 0; at < PAIRS; at++) moveTransition(at, pairs[i * PAIRS + at]!);
      } else
        for (let label = 0; label < LABELS; label++)
          moveTransition(BEGINNING * LABELS + label, likely[label]! - Number(label === right));
    }
    for (let i = 0; i < length; i++) {
      const row = i * LABELS;
      likely[row + labels[i]!]! -= 1;
      let most = 0;
      for (let label = 0; label < LABELS; label++) most = Math.max(most, Math.abs(likely[row + label]!));
      if (most < LEAST_ERROR) continue;
      for (const feature of features[i]!)
        for (let label = 0; label < LABELS; label++) {
          const at = feature * LABELS + label;
          const slope = likely[row + label]! + DECAY * weights[at]!;
          const square = squares[at]! + slope * slope;
          squares[at] = square;
          const step = RATE / Math.sqrt(square);
          const moved = weights[at]! - step * slope;
          const shrunk = step * SHRINKAGE;
          weights[at] = moved > shrunk ? moved - shrunk : moved < -shrunk ? moved + shrunk : 0;
        }
    }
    return loss;
  };

  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = chance.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    let loss = 0;
    for (const index of order) loss += learn(messages[index]!);
    tell(`epoch ${epoch + 1} of ${EPOCHS}: ${(loss / messages.length).toFixed(4)} nats a message`);
    if (epoch < AVERAGED) continue;
    for (let i = 0; i < weights.length; i++) total[i]! += weights[i]!;
    for (let i = 0; i < transitions.length; i++) transitionTotal[i]! += transitions[i]!;
  }
  const averaged = (sum: number): number => sum / (EPOCHS - AVERAGED);
  return { weights: total.map(averaged), transitions: transitionTotal.map(averaged) };
}
