import { describe, expect, it } from '@jest/globals';
import { LABELS, NOTHING } from './labels.js';
import { BEGINNING, Marginals } from './marginals.js';

const wave = (i: number, size: number): number => size * Math.sin(i * 12.9898);
const transitions = Float32Array.from({ length: (LABELS + 1) * LABELS }, (_, i) => wave(i, 1.5));
const worthOf = (words: number): Float32Array =>
  Float32Array.from({ length: words * LABELS }, (_, i) => wave(i + 7, 3));

/** By adding up every way to label the words. */
function byHand(worth: Float32Array, words: number): number[] {
  const sums = new Array<number>(words * LABELS).fill(0);
  let total = 0;
  const go = (labels: number[], sum: number): void => {
    const index = labels.length;
    if (index === words) {
      const likely = Math.exp(sum);
      total += likely;
      labels.forEach((label, i) => (sums[i * LABELS + label]! += likely));
      return;
    }
    for (let label = 0; label < LABELS; label++) {
      const before = index === 0 ? BEGINNING : labels[index - 1]!;
      go([...labels, label], sum + worth[index * LABELS + label]! + transitions[before * LABELS + label]!);
    }
  };
  go([], 0);
  return sums.map((sum) => sum / total);
}

describe('the likelihoods of labels', () => {
  it.each([1, 2, 3])('are those of all ways to label %d words', (words) => {
    const likely = new Float32Array(words * LABELS);
    new Marginals(transitions).read(worthOf(words), 0, words, likely);
    byHand(worthOf(words), words).forEach((expected, i) => expect(likely[i]).toBeCloseTo(expected, 5));
  });

  it('are the same for whole units as for their worth', () => {
    const words = 3;
    const units = Int32Array.from(worthOf(words), (worth) => Math.round(worth * 20));
    const [ofUnits, ofWorth] = [new Float32Array(words * LABELS), new Float32Array(words * LABELS)];
    new Marginals(transitions, 0.05, 10).read(units, 0, words, ofUnits);
    new Marginals(transitions, 1, 10).read(
      Float32Array.from(units, (unit) => unit / 20),
      0,
      words,
      ofWorth,
    );
    for (let i = 0; i < ofUnits.length; i++) expect(ofUnits[i]).toBeCloseTo(ofWorth[i]!, 5);
  });

  it('are the same for words between others that are certainly no values', () => {
    const words = 6;
    const worth = worthOf(words);
    for (const certain of [0, 1, 4, 5]) worth[certain * LABELS + NOTHING] = 60;
    const whole = new Float32Array(words * LABELS);
    const part = new Float32Array(words * LABELS);
    const marginals = new Marginals(transitions);
    marginals.read(worth, 0, words, whole);
    marginals.read(worth, 2, 4, part);
    for (let i = 2 * LABELS; i < 4 * LABELS; i++) expect(part[i]).toBeCloseTo(whole[i]!, 5);
  });

  it('never leave out that there is nothing, which what follows may make likely again', () => {
    const follows = new Float32Array((LABELS + 1) * LABELS).fill(-9);
    follows[BEGINNING * LABELS + NOTHING] = follows[NOTHING * LABELS + NOTHING] = 0;
    const worth = new Float32Array(2 * LABELS);
    // By itself the first word is a part of a value, by more than is looked at.
    worth[NOTHING] = -6;
    worth[LABELS + NOTHING] = 6;
    const likely = new Float32Array(2 * LABELS);
    new Marginals(follows, 1, 5).read(worth, 0, 2, likely);
    expect(likely[NOTHING]).toBeGreaterThan(0.9);
  });

  it('of pairs add up to those of single words', () => {
    const words = 4;
    const likely = new Float32Array(words * LABELS);
    const pairs = new Float64Array(LABELS * LABELS);
    const marginals = new Marginals(transitions);
    marginals.read(worthOf(words), 0, words, likely);
    for (let index = 1; index < words; index++) {
      marginals.pairsAt(index, pairs, 0);
      for (let label = 0; label < LABELS; label++) {
        let sum = 0;
        for (let last = 0; last < LABELS; last++) sum += pairs[last * LABELS + label]!;
        expect(sum).toBeCloseTo(likely[index * LABELS + label]!, 5);
      }
    }
  });
});
