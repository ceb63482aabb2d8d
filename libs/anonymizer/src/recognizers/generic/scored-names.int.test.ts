import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const namesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('names with marks and results', () => {
  it.each([
    ['Крючкова – 5, Мельник – 4, Плотников – н', ['Крючкова', 'Мельник', 'Плотников']],
    ['Черкасов 12.4, Плотников 12.9, Гулиева 13.1', ['Черкасов', 'Плотников', 'Гулиева']],
    ['1st Amara Obi 14.2, 2nd Grace Mensah 14.6', ['Amara Obi', 'Grace Mensah']],
  ])('are those of pupils: %s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each([
    'Толстой – 5, Чехов – 4, Бунин – 3',
    'Hamlet - A, Othello - B',
    'Марс 1.5, Юпитер 5.2, Сатурн 9.5',
    'Russia 3, Egypt 1, Serbia 0',
    'Алгебра – 5, Химия – 4, Физика – 3',
    'Москва – 12, Лондон – 9, Париж – 8',
    'Work out the mean of the scores: Leila 12, Josh 17, Ravi 13.',
  ])('but no authors, works, planets, lands and sums: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});
