import { describe, expect, it } from '@jest/globals';
import { detect } from '../../detect.js';

const handles = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'HANDLE')
    .map(({ start, end }) => text.slice(start, end));

describe('a nickname with "_" and letters of both cases in Russian talk', () => {
  it.each([
    ['Племянник просит скины для Krot_Misha, это безопасно?', 'Krot_Misha'],
    ['внук боится какого-то DARK_lord_Oleg, что ответить', 'DARK_lord_Oleg'],
  ])('is found without a word for nicknames: %s', (text, handle) => {
    expect(handles(text)).toEqual([handle]);
  });

  it.each([
    'в питоне переменная My_Var не видна внутри функции',
    'функция Get_Sum вернула ноль',
    'что такое MAX_VALUE и зачем он нужен',
    'слово To_Be надо поставить в пропуск, заполни строку',
  ])('is no name of a program, a file or a gap: %s', (text) => {
    expect(handles(text)).toEqual([]);
  });
});
