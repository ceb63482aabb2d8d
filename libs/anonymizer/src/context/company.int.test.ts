import { describe, expect, it } from '@jest/globals';
import { detect } from '../detect.js';

const namesIn = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('who stands in a row with somebody found', () => {
  it.each([
    // "один", in small letters, is no god.
    ['В паре Отабек и Кира один работает за двоих. Как оценивать?', ['Отабек', 'Кира']],
    ['Мамедова и Тищенко принесли одинаковые доклады, что делать?', ['Мамедова', 'Тищенко']],
    ['Список опоздавших: Лаптев, Ким, Хегай. Сделай таблицу.', ['Лаптев', 'Ким', 'Хегай']],
    [
      'Дежурят: вторник Хабибуллина, среда Оюн, четверг Горчаков Л. Д.',
      ['Хабибуллина', 'Оюн', 'Горчаков Л. Д.'],
    ],
    [
      'I have a plan for my pupils: Idris sits in front, Wren behind, Odalys near me',
      ['Idris', 'Wren', 'Odalys'],
    ],
    ['Милана (5А) и Тимур (5Б) пришли первыми, как разделить приз?', ['Милана', 'Тимур']],
    ['у сына две фамилии: в журнале Ларин, в паспорте Чумак', ['Ларин', 'Чумак']],
    ['we are Divya and Mark, parents of a boy of six', ['Divya', 'Mark']],
    [
      'Разделите роли: Зверев Данила, Лейла Каримова, Роза Ветлугина. Пьеса «Морозко».',
      ['Зверев Данила', 'Лейла Каримова', 'Роза Ветлугина'],
    ],
  ])('is somebody, too: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    ['Меня зовут Вадим, расскажи про Ньютона и Лейбница', ['Вадим']],
    ['Narrator: Jude, Wolf: Arlo, Pig 1: Nell', ['Jude', 'Arlo', 'Nell']],
    ['Hi, Imogen here, French homework again', ['Imogen']],
    ['Приветули, Марина Олеговна ждёт доклад про атом', ['Марина Олеговна']],
    ['my friend Oluchi went home, Lisbon was great', ['Oluchi']],
    ['Who was taller, Napoleon or Wellington? My name is Agnieszka', ['Agnieszka']],
  ])('but no figure, land or word that only stands near: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    'Gleb, Yana and Timur stand in a queue',
    'Пушкин и Лермонтов: сравни',
    'Romeo and Juliet, act two',
  ])('and nobody where none is found: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
