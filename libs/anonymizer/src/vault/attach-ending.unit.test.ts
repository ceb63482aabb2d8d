import { describe, expect, it } from '@jest/globals';
import { attachEnding } from './attach-ending.js';

const joined = (name: string, ending: string): string => {
  const { drop, add } = attachEnding(name, ending);
  return name.slice(0, name.length - drop) + add;
};

describe('an ending behind a restored name', () => {
  it.each([
    ['Маша', 'у', 'Машу'],
    ['Маша', 'ой', 'Машей'],
    ['Ольга', 'ы', 'Ольги'],
    ['Анна', 'ой', 'Анной'],
    ['Мария', 'и', 'Марии'],
    ['Мария', 'у', 'Марию'],
    ['Соня', 'ой', 'Соней'],
    ['Сергей', 'у', 'Сергею'],
    ['Сергей', 'а', 'Сергея'],
    ['Игорь', 'ем', 'Игорем'],
    ['Никита', 'е', 'Никите'],
    ['Анна Иванова', 'у', 'Анна Иванову'],
    ['Арина Вишневская', 'ой', 'Арина Вишневской'],
    ['Олег Вишневский', 'ому', 'Олег Вишневскому'],
  ])('replaces the last letters: %s + %s', (name, ending, result) => {
    expect(joined(name, ending)).toBe(result);
  });

  it.each([
    ['Иван', 'у', 'Ивану'],
    ['Петров', 'ым', 'Петровым'],
  ])('follows a consonant: %s + %s', (name, ending, result) => {
    expect(joined(name, ending)).toBe(result);
  });

  it.each([
    ['Маше', 'у', 'Машу'],
    ['Машей', 'е', 'Маше'],
    ['Катей', 'ы', 'Кати'],
    ['Дмитрием', 'а', 'Дмитрия'],
    ['Артёмом', 'у', 'Артёму'],
    ['Никитой', 'е', 'Никите'],
    ['Андрей', 'у', 'Андрею'],
  ])(
    'replaces the ending of a name that was first written in another case: %s + %s',
    (name, ending, result) => {
      expect(joined(name, ending)).toBe(result);
    },
  );

  it.each([
    ['Лев', 'у', 'Льву'],
    ['Павел', 'ом', 'Павлом'],
    ['Петров Павел', 'а', 'Петров Павла'],
  ])('follows the stem that other cases have: %s + %s', (name, ending, result) => {
    expect(joined(name, ending)).toBe(result);
  });

  it('drops nothing when it is unsure', () => {
    expect(joined('Коваленко', 'у')).toBe('Коваленкоу');
    expect(joined('Маша', 'бвг')).toBe('Машабвг');
    expect(joined('Masha', 'у')).toBe('Mashaу');
    expect(joined('Ия', 'у')).toBe('Ияу');
  });
});
