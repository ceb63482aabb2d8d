import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const namesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('nicknames in the middle of full names', () => {
  it.each([
    ['Next to speak: Ignatius "Iggy" Flood.', 'Ignatius "Iggy" Flood'],
    ['Robert (Bobby) Tran is here', 'Robert (Bobby) Tran'],
    ['Is Samantha “Sam” Okoye on the list', 'Samantha “Sam” Okoye'],
  ])('belong to the name: %s', (text, name) => {
    expect(namesOf(text)).toEqual([name]);
  });

  it.each([
    'Who was Edward "Blackbeard" Teach?',
    'Dwayne "The Rock" Johnson movies',
    'the Prince (Charles) Street',
    'Translate "Hund" Please',
  ])('but figures stay: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});
