import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { findShapes } from './find-shapes.js';

/** What is said of each class about the others. */
const rivalriesOf = (text: string): (string | undefined)[] =>
  findShapes(readDocument(text))
    .filter(({ shape }) => shape === 'class')
    .map(({ rule = [] }) => rule.at(-1)?.name.match(/^rival of the (\w+)/)?.[1]);

describe('two classes of one message', () => {
  it.each([
    ['when 7-2 and 7-5 play', 'grade'],
    ['8 Acacia first, 10 Acacia after lunch', 'name'],
  ])('are rivals by what they share: %s', (text, shared) => {
    expect(rivalriesOf(text)).toEqual([shared, shared]);
  });

  it.each(['when 7-2 and 8-5 play', '8 Acacia, again 8 Acacia'])(
    'are none when they share nothing, or all: %s',
    (text) => {
      expect(rivalriesOf(text)).toEqual([undefined, undefined]);
    },
  );
});
