import { describe, expect, it } from '@jest/globals';
import { firstLabelOf, LABELS, NOTHING, restLabelOf } from '../../tagger/labels.js';
import { fitField, type Labelled } from './random-field.js';

const [ALWAYS, NAME, WORD] = [0, 1, 2] as const;
const FIRST = firstLabelOf(0);
const REST = restLabelOf(0);

/** Two names in a row are one value; a word is none. */
const message: Labelled = {
  features: [WORD, NAME, NAME, WORD].map((one) => Int32Array.of(ALWAYS, one)),
  labels: Uint8Array.of(NOTHING, FIRST, REST, NOTHING),
};
const many = Array.from({ length: 200 }, () => message);

describe('fitting the field', () => {
  const { weights, transitions } = fitField(many, 4);

  it('gives a feature a larger weight for the labels that it stands with', () => {
    expect(weights[NAME * LABELS + FIRST]!).toBeGreaterThan(weights[NAME * LABELS + NOTHING]!);
    expect(weights[WORD * LABELS + NOTHING]!).toBeGreaterThan(weights[WORD * LABELS + FIRST]!);
  });

  it('learns what follows what', () => {
    expect(transitions[FIRST * LABELS + REST]!).toBeGreaterThan(transitions[FIRST * LABELS + FIRST]!);
    expect(transitions[NOTHING * LABELS + FIRST]!).toBeGreaterThan(transitions[NOTHING * LABELS + REST]!);
  });

  it('leaves a feature that was never met at nothing, and equal messages give equal weights', () => {
    expect([...weights.slice(3 * LABELS)]).toEqual(new Array(LABELS).fill(0));
    expect(fitField(many, 4).weights).toEqual(weights);
  });
});
