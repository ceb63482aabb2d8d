import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const namesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('names in capitals', () => {
  it.each([
    ['Our son goes by TJ. Is that on the register?', 'TJ'],
    ['my brother goes by A.J. at school', 'A.J'],
    ['can DANEIL be on my team pls', 'DANEIL'],
  ])('are found where somebody goes by them, and with a slip: %s', (text, name) => {
    expect(namesOf(text)).toEqual([name]);
  });

  it.each([
    'our lift goes by UK rules',
    'the timer goes by TV shows',
    'can HTTPS be on my server',
    'is PYTHON in our exam',
    'can PHOSPHORUS be in my answer',
  ])('but no abbreviations or terms: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});
