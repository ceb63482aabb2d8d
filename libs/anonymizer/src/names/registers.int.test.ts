import { describe, expect, it } from '@jest/globals';
import { detect } from '../detect.js';

const persons = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('names in registers and on what is made out to pupils', () => {
  it.each([
    ['Бубнова Мила 11.05.2016, Есенин Артём 12.03.2013', ['Бубнова Мила', 'Есенин Артём']],
    ['1. Блок Даша 01.01.2013', ['Блок Даша']],
  ])('a namesake of a figure is a pupil before a day of birth: %s', (text, names) => {
    expect(persons(text)).toEqual(names);
  });

  it.each([
    ['Бережная Кира Максимовна, призёр олимпиады', ['Бережная Кира Максимовна']],
    ['Толстая Анна Сергеевна: 5 баллов', ['Толстая Анна Сергеевна']],
    ['Уважаемая Анна Сергеевна, можно пересдать?', ['Анна Сергеевна']],
    ['Директору школы Кулик А.В. от Зоренко П.Ю.', ['Кулик А.В.', 'Зоренко П.Ю.']],
  ])('surnames that are words belong to the name: %s', (text, names) => {
    expect(persons(text)).toEqual(names);
  });

  it.each(['Горький Максим 28.03.1868', 'Поэт А.С. Пушкин', 'Отрезок АВ. Точка С.', 'Угол А.О. равен 30'])(
    'leaves %s',
    (text) => {
      expect(persons(text)).toEqual([]);
    },
  );

  it.each([
    ['Воронцов, Лукьяненко и Хасанова забыли форму', ['Воронцов', 'Лукьяненко', 'Хасанова']],
    ['Юсупова, Репин, Мамедова: 5 кабинет', ['Юсупова', 'Репин', 'Мамедова']],
  ])('three surnames in a row are those of pupils though one is a figure’s: %s', (text, names) => {
    expect(persons(text)).toEqual(names);
  });

  it.each([
    ["O'Rourke, Declan: B plus", "O'Rourke, Declan"],
    ['De la Cruz, Joaquin – violin', 'De la Cruz, Joaquin'],
    ['Student: Herrera, Lucia M.', 'Herrera, Lucia M.'],
  ])('a surname, a comma and the given name are one name: %s', (text, name) => {
    expect(persons(text)).toEqual([name]);
  });

  it.each(['Dickens, Charles: Hard Times', 'Austen, Jane – Emma'])('but no author: %s', (text) => {
    expect(persons(text)).toEqual([]);
  });

  it.each(['Пушкин, Лермонтов и Тютчев', 'сравни: Базаров, Онегин и Печорин'])(
    'a row of figures stays: %s',
    (text) => {
      expect(persons(text)).toEqual([]);
    },
  );

  it.each([
    ['"Presented and awarded to Imogen Farrow-Bell" – comma or not?', 'Imogen Farrow-Bell'],
    ['Governor Mr T. Ellingworth chairs it', 'Mr T. Ellingworth'],
    ['Ms K. Farnsworth-Odell teaches chess', 'Ms K. Farnsworth-Odell'],
  ])('a name is found where a person is meant: %s', (text, name) => {
    expect(persons(text)).toContain(name);
  });

  it.each([
    'The Nobel Prize was awarded to Marie Curie',
    'отчество от имени Фома',
    'замени имя местоимением: Соня поливает цветы',
    'Change to passive: David broke the window',
    'Сколько способов рассадить Аню, Борю, Васю и Гришу на скамейке?',
  ])('a name stays where nobody is meant: %s', (text) => {
    expect(persons(text)).toEqual([]);
  });
});
