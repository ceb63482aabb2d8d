import { describe, expect, it } from '@jest/globals';
import { detect } from '../../detect.js';

const phonesOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PHONE')
    .map(({ start, end }) => text.slice(start, end));

describe('a number with the zero of long-distance calls', () => {
  it.each([
    ['Pick-up: Sipho Nkosi 072 418 5530, uncle', ['072 418 5530']],
    ['Fetched by Anika Pillay, 031 266 4418', ['031 266 4418']],
    ['091 887 4410 (Ciara Brennan), call after four', ['091 887 4410']],
    ['Two uncles: Rafiq Mia 072 418 5530, Kofi Boateng 024 418 5530', ['072 418 5530', '024 418 5530']],
    ['контакты: Динара Ахметова, 8 705 331 20 14', ['8 705 331 20 14']],
    ['First +44 7700 900417, else 021 447 9021', ['+44 7700 900417', '021 447 9021']],
  ])('is found beside a name or another number: %s', (text, phones) => {
    expect(phonesOf(text)).toEqual(phones);
  });

  it.each([
    'Round 012 345 6789 to the nearest thousand',
    'Tom scored 07 12 15 in three games',
    'Lena rounded 0.091 887 441 and got one tenth',
    'Emma was born 04 05 2012 10',
  ])('is no number of a sum, of a list of scores or of a date: %s', (text) => {
    expect(phonesOf(text)).toEqual([]);
  });
});
