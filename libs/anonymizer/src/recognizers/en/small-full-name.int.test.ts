import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const namesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('full names in small letters', () => {
  it.each([
    ['my freind oliva bennet is mean to me', 'oliva bennet'],
    ['my dauther elisabeth grey cant sleep', 'elisabeth grey'],
    ['someone stole jessicca holts pencil case', 'jessicca holt'],
    ['jordan  smithh iz the best in are school', 'jordan  smithh'],
    ['docter mishra sed i need glasses', 'docter mishra'],
  ])('are found with slips behind a relation, a title, or before a thing: %s', (text, name) => {
    expect(namesOf(text)).toEqual([name]);
  });

  it.each([
    'my sister adores horses',
    'my brother collects stamps',
    'he stole harry potters wand',
    'my friend really likes minecraft',
    'she found robins eggs',
  ])('but no sentences that go on: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});
