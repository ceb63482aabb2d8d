import { describe, expect, it } from '@jest/globals';
import { detect } from '../detect.js';

const personsOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('somebody of lessons who is known by both names alone', () => {
  it.each([
    'how many gold medals did Peter Snell get and over what distances?',
    'Who was Christine de Pizan, and what did she write about?',
    'Расскажи о Карле Черни и его этюдах, за что его ценил Лист?',
  ])('is left where something is asked: %s', (text) => {
    expect(personsOf(text)).toEqual([]);
  });

  it.each([
    ['Peter Snell from my class is ill, can he hand it in late?', 'Peter Snell'],
    ['Did Lucy Ashworth hand in her essay?', 'Lucy Ashworth'],
    ['мой одноклассник Карл Черни заболел, как ему передать задание?', 'Карл Черни'],
  ])('but not a namesake at school, nor who shares one of the names: %s', (text, person) => {
    expect(personsOf(text)).toEqual([person]);
  });
});
