import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const found = (text: string): string[] =>
  anonymize(text).spans.map(({ start, end }) => text.slice(start, end));

describe('numbers to reckon with', () => {
  it.each([
    'среднее чисел 112 233 445 95',
    'ряд 7 921 134 55 60 — найди закономерность',
    '495-123-45-67 это сколько, если всё вычесть',
    'сложи 8 912 345 67 89 как отдельные числа',
    'Write 07911123456 in standard form',
    'day of the week of 29 May 1953',
    'Write the date 03/04/2021 in words',
  ])("are nobody's: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['мой СНИЛС 112-233-445 95, он в среднем у всех такой?', ['112-233-445 95']],
    ['разложи на множители число 89161234567, это мой телефон', ['89161234567']],
    ['my number is 07911123456, write it in words', ['07911123456']],
  ])("but those of somebody's life are removed: %s", (text, values) => {
    expect(found(text)).toEqual(values);
  });
});

describe('cards with a blank in the wrong place', () => {
  it('are found by their check digit', () => {
    expect(found('Visa 4276380223344 551 is declined')).toEqual([]);
    expect(found('Visa 4024007198964 305 is declined')).toEqual(['4024007198964 305']);
    expect(found('переведи на карту 42 76 38 01 22 33 44 56')).toEqual(['42 76 38 01 22 33 44 56']);
    expect(found('карта 4 2 7 6 3 8 0 1 2 2 3 3 4 4 5 6')).toEqual(['4 2 7 6 3 8 0 1 2 2 3 3 4 4 5 6']);
    expect(found('what comes next: 42 76 38 01 22 33 44 56')).toEqual([]);
  });
});
