import { describe, expect, it } from '@jest/globals';
import { detect } from '../detect.js';

const persons = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('names in registers and on what is made out to pupils', () => {
  it.each([
    ['Пахомов, Лукьяненко и Ахметова не сдали тетради.', ['Пахомов', 'Лукьяненко', 'Ахметова']],
    ['Присутствовали: Галеева, Дьяченко, Мхитарян, Орехова', ['Галеева', 'Дьяченко', 'Мхитарян', 'Орехова']],
    ['староста пишет: отсутствуют Дёмин, Ли, Щукина', ['Дёмин', 'Ли', 'Щукина']],
  ])('three surnames in a row are those of pupils though one is a figure’s: %s', (text, names) => {
    expect(persons(text)).toEqual(names);
  });

  it.each(['Пушкин, Лермонтов и Тютчев', 'сравни: Базаров, Онегин и Печорин'])(
    'a row of figures stays: %s',
    (text) => {
      expect(persons(text)).toEqual([]);
    },
  );

  it.each([
    ['Проверьте, верно ли склоняю: «награждена Дарья Шевченко-Белых»', 'Дарья Шевченко-Белых'],
    ['"Awarded to Shanice Campbell-Reid" - does that look right on a certificate?', 'Shanice Campbell-Reid'],
    ['от имени Савелия кто-то пишет гадости', 'Савелия'],
    ['Deputy head Mr R. Ostrander wants the plan by noon', 'Mr R. Ostrander'],
    ['Гусев кинул в меня пеналом', 'Гусев'],
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
