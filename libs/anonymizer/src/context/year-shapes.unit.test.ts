import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { findShapes } from './find-shapes.js';

const yearsOf = (text: string): string[] =>
  findShapes(readDocument(text))
    .filter(({ shape }) => shape === 'year')
    .map(({ start, end }) => text.slice(start, end));

describe('the year of a school', () => {
  it.each([
    ['my son in Year 8, he', 'Year 8'],
    ['im yr10 and lost', 'yr10'],
    ['she is in Y6', 'Y6'],
    ['as a JC2 student', 'JC2'],
    ['mum of a ninth grader', 'ninth grader'],
    ['we did it in 6th class', '6th class'],
    ['top five in grade seven', 'grade seven'],
    ['promoted to Class IV', 'Class IV'],
    ['Year level: 9', 'Year level: 9'],
    ['he is in 8th now', '8th'],
    ['when kindergarten ends', 'kindergarten'],
  ])('may be asked about however it is written: %s', (text, year) => {
    expect(yearsOf(text)).toEqual([year]);
  });

  it.each(['Year 2010', 'grade 14', 'class 4.5', 'Y = 6', 'on the 8th', 'grade 90%', 'a fifth of it'])(
    'is none of a date, a share, a formula or a higher grade: %s',
    (text) => {
      expect(yearsOf(text)).toEqual([]);
    },
  );

  it('is none where a letter divides it', () => {
    expect(yearsOf('she is in Year 8B, he in 8-C')).toEqual([]);
  });
});
