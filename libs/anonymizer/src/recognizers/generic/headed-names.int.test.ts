import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const namesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('names behind what somebody is or does', () => {
  it.each([
    ['Captain: Emma', ['Emma']],
    ['Player of the match: Ravi', ['Ravi']],
    ['Line leader - Hope', ['Hope']],
    ['try scored by Evans, converted by Pugh', ['Evans', 'Pugh']],
    ['Narrator: Jude, Wolf: Arlo, Pig 1: Nell', ['Jude', 'Arlo', 'Nell']],
    ['соло – Роза, партия фортепиано – Лёва', ['Роза', 'Лёва']],
    ['Ответственный за проектор — Лев', ['Лев']],
  ])('are those of one person: %s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each([
    ['Группа 1: Федя, Марк, Лида. Группа 2: Вика, Роза', ['Федя', 'Марк', 'Лида', 'Вика', 'Роза']],
    ['пары для танца: Рома+Лида, Макс+Ника', ['Рома', 'Лида', 'Макс', 'Ника']],
    ['состав: Шестаков, Крючкова, Плотников', ['Шестаков', 'Крючкова', 'Плотников']],
    ['кто не сдал деньги: Самойленко, Дзюба, Хаматова', ['Самойленко', 'Дзюба', 'Хаматова']],
    ['pairs: Ellie + Sam, Kai + Freya', ['Ellie', 'Sam', 'Kai', 'Freya']],
    ['register for 1H: Ada, Ben, Caz', ['Ada', 'Ben', 'Caz']],
  ])('are those of many, though some are in a book as well: %s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each([
    'Captain: Ahab',
    'капитан: Врунгель',
    'Winner: Brazil',
    'Победитель: Спартак',
    'Leader: Stalin, Lenin',
    'Group A: Spain, France, Italy',
    'Группа 1: Бразилия, Сербия, Швейцария',
    'Состав: Белки, Жиры, Углеводы',
    'Участники: Сталин, Рузвельт, Черчилль',
    'кто едет: Чичиков, Селифан',
    'Narrator: First person',
    'Table 1: Population, Area',
    'Goal scored by Messi in the final',
  ])('but no figures, lands and things: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});
