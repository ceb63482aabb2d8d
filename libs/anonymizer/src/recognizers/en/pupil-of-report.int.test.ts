import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const namesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('whom a school writes about', () => {
  it.each([
    ['Write a report comment for Florence Wood', ['Florence Wood']],
    ['Report for Noah', ['Noah']],
    ['Can you write a school report for Grace?', ['Grace']],
    ['Write a report for Charlotte, she struggles with maths', ['Charlotte']],
    ['End of year report for Florence Wood: quiet, kind, good at art', ['Florence Wood']],
    ['write a report card comment for noah', ['noah']],
    ['Write a birthday poem for Noah', ['Noah']],
    ["Summarise Noah's progress this term", ['Noah']],
    ['Feedback on Florence Wood’s essay', ['Florence Wood']],
    ["please mark Noah's paragraph", ['Noah']],
    ['report comment for Latyoa please', ['Latyoa']],
  ])('is found though nothing else tells of somebody: %s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each([
    'Write a school report for Henry VIII',
    'Write a school report for Albert Einstein at the age of ten',
    'end of year report for King Lear',
    'Write a school report for Romeo',
    'Write a book report on Anne Frank',
    'Write a report for Florence',
    'progress report on Apollo 11',
    "Mark Twain's essay on travel",
    "Comment on Emerson's essay Nature",
    "Romeo's progress this term, as Friar Laurence would tell it",
    'Write report comments for Science',
    'write a report comment for Year 8',
  ])('is not a figure, a place or a subject: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});
