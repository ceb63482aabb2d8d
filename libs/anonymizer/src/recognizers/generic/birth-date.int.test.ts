import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const datesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'DOB')
    .map(({ start, end }) => text.slice(start, end));

describe('dates of birth in English', () => {
  it.each([
    ['b. 4 May 2012 is what it should say', '4 May 2012'],
    ["she'll be 10 on 12 April", '12 April'],
    ['i turn 14 June 2nd', 'June 2nd'],
    ['i was born in november 2008, on the 7th', 'november 2008, on the 7th'],
    ['born in 2009, on July 4th', '2009, on July 4th'],
    ['dob 20150312', '20150312'],
    ['my d o b is 8 11 2012', '8 11 2012'],
    ['my birthday was on Sunday 2 June', 'Sunday 2 June'],
    ['what day was 22 June 2010? its when i was born', '22 June 2010'],
  ])('are found behind an age, "b." and without signs: %s', (text, date) => {
    expect(datesOf(text)).toEqual([date]);
  });

  it.each([
    'the exam will be 2 hours on 12 May',
    'question b. 14 March is pi day',
    'part b. 2.5.2020 is the date on the letter',
    'Newton b. 4 January 1643',
    'the movie is turning 50 on May 4',
    'turn 45 degrees on 3 May',
    'my brother will be home on 5 June',
  ])('are no dates of things and of lessons: %s', (text) => {
    expect(datesOf(text)).toEqual([]);
  });
});
