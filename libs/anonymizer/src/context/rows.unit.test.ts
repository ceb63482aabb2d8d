import { describe, expect, it } from '@jest/globals';
import { detect } from '../detect.js';

const namesIn = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('a row of names', () => {
  it.each([
    [
      'Распредели по парам: Амир, Злата, Юсуф, Вадим, Эвелина, Захар',
      ['Амир', 'Злата', 'Юсуф', 'Вадим', 'Эвелина', 'Захар'],
    ],
    [
      'Сформируй список: 1. Агафонова Василиса 2. Бикбулатов Динар 3. Вильданова Сабина 4. Гнатюк Орест',
      ['Агафонова Василиса', 'Бикбулатов Динар', 'Вильданова Сабина', 'Гнатюк Орест'],
    ],
    ['мама Оля, папа Коля, сестра Лена — составь предложения про мою семью', ['Оля', 'Коля', 'Лена']],
    ["Delgado, Szymanski and O'Malley need to resit.", ['Delgado', 'Szymanski', "O'Malley"]],
  ])('that are somebody for the most part leaves nobody out: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    'Gleb, Yana and Timur stand in a queue, Yana behind Gleb',
    'сравни Ленина, Сталина и Хрущёва',
    'Newton, Leibniz and Euler in one paragraph',
  ])('that are nobody for the most part is left: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
