import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const namesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('names in small letters with the s of a possessive or a plural', () => {
  it.each([
    ['wats shannons mark', 'shannon'],
    ['wheres olivias hw', 'olivia'],
    ['aoibheanns fone went off', 'aoibheann'],
    ['what if tylers mum reads this', 'tyler'],
    ['theres 2 rebeccas in r group', 'rebecca'],
  ])('are found before a thing, a relation or a class: %s', (text, name) => {
    expect(namesOf(text)).toEqual([name]);
  });

  it.each([
    'charles dickens books',
    'newtons law test',
    'romeos mum',
    'indias project',
    'my sisters phone',
    'the pens mark',
    'in harry potter harrys mum dies',
    'two jerseys in the team',
    'tylers mum has 12 apples and 5 pears, how many?',
  ])('but no words, places, figures or sums: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});
