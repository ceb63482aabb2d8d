import { describe, expect, it } from '@jest/globals';
import { detect } from '../detect.js';

const namesOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('Russian names that something slipped into', () => {
  it.each([
    ['у олега сомова и игаря одинаковые ответы', 'игаря'],
    ['у машы петровой и виталика одинаковые ответы', 'виталика'],
    ['физрук палпетрович ушёл', 'палпетрович'],
    ['ольга никол. опять ругалась', 'ольга никол'],
  ])('are found tied to a full name, as one word and cut short: %s', (text, name) => {
    expect(namesOf(text)).toContain(name);
  });

  it.each([
    ['лизааа скинь фотки', 'лизааа'],
    ['тимурр опять проспал физру', 'тимурр'],
    ['у мишы сломался велик', 'мишы'],
  ])('are found drawn out, and with "шы" for "ши": %s', (text, name) => {
    expect(namesOf(text)).toContain(name);
  });

  it.each([
    ['это моя подругаКсюша, ей 12', 'подругаКсюша'],
    ['ОлегДроздов должен мне ручку', 'ОлегДроздов'],
    ['прошу отпустить сКириллом домой', 'сКириллом'],
  ])('are found without the space before or inside of them: %s', (text, name) => {
    expect(namesOf(text)).toContain(name);
  });

  it.each([
    ['П0лина Зуева опять плачет', ['П0лина Зуева']],
    ['это св3тлана ивановна', ['св3тлана ивановна']],
  ])('are found with a digit that looks like a letter: %s', (text, names) => {
    expect(namesOf(text)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['меня завут лера', 'лера'],
    ['учительница анна павловна кротова болеет', 'анна павловна кротова'],
    ['петя барсук и маша не пришли', 'петя барсук'],
    ['маме арины пак звонили', 'арины пак'],
    ['От: Голубь Инна Петровна', 'Голубь Инна Петровна'],
    ['пришёл Гасанов Тимур Заффар оглы', 'Гасанов Тимур Заффар оглы'],
    ['классный руководитель А.П. Свободный', 'А.П. Свободный'],
  ])('are found whole, with surnames that are words: %s', (text, name) => {
    expect(namesOf(text)).toContain(name);
  });

  it.each(['iPhone для ВКонтакте', 'школа магии', 'класс, ванн, стресс', 'решиЗадачу'])(
    'are no other words with capitals inside, and none that end in a double letter: %s',
    (text) => {
      expect(namesOf(text)).toEqual([]);
    },
  );
});
