import { describe, expect, it } from '@jest/globals';
import { detect } from '../../detect.js';

const birthsOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'DOB')
    .map(({ start, end }) => text.slice(start, end));

describe('a date of birth in a family', () => {
  it.each([
    ['family tree: gran 04.03.1950, me 12.11.2011, how many years between us', ['04.03.1950', '12.11.2011']],
    ['Родословная: прабабушка — 01.02.1928, дед Егор — 17.09.1956', ['01.02.1928', '17.09.1956']],
    ['compute an age in days in Python, test it with mine: 2008-03-09', ['2008-03-09']],
  ])('stands behind the relative: %s', (text, births) => {
    expect(birthsOf(text)).toEqual(births);
  });

  it.each([
    ['Write 4 March 2009 in Roman numerals, I want my birthday on a mug', ['4 March 2009']],
    ['Простое ли число 14082010? Это моя дата рождения', ['14082010']],
  ])('is the one date of a message that speaks of a birthday: %s', (text, births) => {
    expect(birthsOf(text)).toEqual(births);
  });

  it.each([
    'В родословной Романовых: Павел — 01.10.1754, Александр — 23.12.1777, кто старше?',
    'дядя купил 01.04.2010 акции, как растёт процент с возрастом вклада',
    '3 апреля, 9 мая и 1 июня: какие из этих дней выходные?',
    'Верно ли: 12 апреля — Гагарин, 16 июня — Терешкова?',
    'Специальность 31.02.03 «Лабораторная диагностика»: сколько лет учатся?',
    '9/11 and 7/7: why do we call events by dates',
  ])('is none of history, of a deed, of a calendar or a code: %s', (text) => {
    expect(birthsOf(text)).toEqual([]);
  });
});
