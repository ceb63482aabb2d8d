import { describe, expect, it } from '@jest/globals';
import { buildCorpus, type Half, type Language } from './corpus.js';
import { LIMITS, NEGATIVE_LIMITS } from './limits.js';
import { scoreSamples } from './score.js';

const cases: [Language, Half][] = [
  ['ru', 'dev'],
  ['ru', 'test'],
  ['en', 'dev'],
  ['en', 'test'],
];

describe('the evaluation corpora', () => {
  it('hold at least 1,200 messages with values and 800 without', () => {
    const samples = cases.flatMap(([language, half]) => buildCorpus(language, half));
    const positives = samples.filter((sample) => sample.planted.length > 0).length;
    expect(positives).toBeGreaterThanOrEqual(1200);
    expect(samples.length - positives).toBeGreaterThanOrEqual(800);
  });

  it.each(cases)('leak no more than allowed: %s, %s half', (language, half) => {
    const { rows } = scoreSamples(buildCorpus(language, half));
    const over = rows.filter((row) => (100 * row.leaked) / row.values > LIMITS[row.group]![language]);
    expect(over).toEqual([]);
  });

  it.each(cases)('have no more negatives touched than allowed: %s, %s half', (language, half) => {
    const { negatives, touched, figureQuestions, figuresTouched } = scoreSamples(buildCorpus(language, half));
    expect(Number(((100 * touched) / negatives).toFixed(1))).toBeLessThanOrEqual(NEGATIVE_LIMITS[language]);
    expect((100 * figuresTouched) / figureQuestions).toBeLessThanOrEqual(2);
  });
});
