import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { findShapes } from './find-shapes.js';

describe('towns in small letters', () => {
  const towns = (text: string): string[] =>
    findShapes(readDocument(text))
      .filter(({ shape }) => shape === 'town')
      .map(({ start, end }) => text.slice(start, end));

  it.each([
    ['у меня в мурманске темно', 'мурманске'],
    ['we r in milton keynes', 'milton keynes'],
    ['my mates from oldham', 'oldham'],
    ['live in dunedin', 'dunedin'],
  ])('a town that the lists know is asked about: %s', (text, town) => {
    expect(towns(text)).toEqual([town]);
  });

  it('an ordinary word is none, though a town is called like it', () => {
    expect(towns('i was reading in the bath')).toEqual([]);
  });
});
