import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { findShapes } from './find-shapes.js';

const houses = (text: string): string[] =>
  findShapes(readDocument(text))
    .filter(({ shape }) => shape === 'house')
    .map(({ start, end }) => text.slice(start, end));

describe('houses', () => {
  it.each([
    ['заберите с Ольховой, 7', 'Ольховой, 7'],
    ['наш подъезд на Героев Тарутина 32-14 без лифта', 'Героев Тарутина 32-14'],
    ['Весенняя 5 - 12, домофон', 'Весенняя 5 - 12'],
    ['пишите Чапаева 3 А', 'Чапаева 3 А'],
    ['калинина 101, приходи', 'калинина 101'],
  ])('a name is read with the number of a house behind it: %s', (text, house) => {
    expect(houses(text)).toEqual([house]);
  });

  it.each([
    ['come to 14 Fern Bank at six', '14 Fern Bank'],
    ["the party is at 2 Miller's Yard", "2 Miller's Yard"],
    ['meet at 3/17 Anchor Row', '3/17 Anchor Row'],
  ])('a name in Latin letters is read with the number in front of it: %s', (text, house) => {
    expect(houses(text)).toEqual([house]);
  });

  it.each(['Маша 9 лет', 'Тула 14:30', 'Пушкин 12%', 'школа 12', 'in 12 minutes'])(
    'a number that counts or measures something is no house: %s',
    (text) => {
      expect(houses(text)).toEqual([]);
    },
  );
});
