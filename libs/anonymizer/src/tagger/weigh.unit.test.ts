import { describe, expect, it } from '@jest/globals';
import { TAGGER_WEIGHTS } from '../data/tagger-weights.js';
import { readDocument } from '../text/document.js';
import { FAR, Features, MOST_FEATURES } from './features.js';
import { LABELS } from './labels.js';
import { makeScales, weigh } from './weigh.js';
import { firstOf, ROW, secondOf, WeightTable } from './weight-table.js';

const table = new WeightTable(TAGGER_WEIGHTS);
/** With words of every day, names, numbers that are read and those that are not, and words that no list knows. */
const TEXTS = [
  'Hi',
  'меня зовут Саша Кунгурцев, я из 7Б, школа 12, тел. 8 916 123-45-67',
  'my friend Xylquith Brandtmoor was born on 12.03.2010; her nick is mossy_toad99!',
  `${'Учительница сказала, что завтра контрольная по алгебре. '.repeat(5)}Why is the sky blue, Зоя? `.repeat(
    4,
  ),
];

/** Feature by feature, with nothing kept. */
function byHand(features: Features): number[] {
  const list = new Int32Array(MOST_FEATURES);
  return features.looks.flatMap((_, index) => {
    const sums = new Int32Array(ROW);
    const count = features.writeAll(index, list);
    for (const feature of list.subarray(0, count)) table.add(feature, sums, 0);
    return [...sums].flatMap((both) => [firstOf(both), secondOf(both)]).slice(0, LABELS);
  });
}

describe('what words are worth', () => {
  it.each([
    ['is the sum of all their features', undefined],
    ['is the same when what is kept has to be forgotten within a message', 3 * FAR],
  ])('%s', (_, mostKept) => {
    const scales = makeScales(table, mostKept);
    // The second time from what was kept.
    for (const text of [...TEXTS, ...TEXTS]) {
      const features = new Features(readDocument(text));
      const cells = features.looks.length * LABELS;
      const worth = new Int32Array(cells + 1);
      weigh(features, worth, scales);
      expect([...worth.subarray(0, cells)]).toEqual(byHand(features));
    }
  });
});
