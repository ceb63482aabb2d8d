import { describe, expect, it } from '@jest/globals';
import { detect } from '../../detect.js';

const personsOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('whom a note for parents is about', () => {
  it.each([
    ['Translate into Polish: Kacper forgot his PE kit again', ['Kacper']],
    ['Translate to Somali: Hodan was absent today, is she unwell?', ['Hodan']],
    ['Please translate to Spanish for a parent: Carlos needs a packed lunch on Friday', ['Carlos']],
    ['Translate to Spanish: Dear Mrs Lopez, Carlos was excellent in maths', ['Mrs Lopez', 'Carlos']],
    ['Переведи на узбекский: Азиз подрался на перемене', ['Азиз']],
    ['Переведи на английский для мамы: Саша не сдал деньги на экскурсию', ['Саша']],
    ['Переведите на таджикский: «Фарход Саидов молодец»', ['Фарход Саидов']],
  ])('is found, though it is a sentence to translate: %s', (text, names) => {
    expect(personsOf(text)).toEqual(names);
  });

  it.each([
    'Translate into French: Marie eats an apple',
    'Translate to Spanish: Pedro is taller than Juan',
    'Переведи на английский: Маша любит яблоки',
    'Translate to Arabic: the weather is nice and Paris is far',
    'Translate into Polish: Romeo loves Juliet',
  ])('and in a textbook nobody is: %s', (text) => {
    expect(personsOf(text)).toEqual([]);
  });
});
