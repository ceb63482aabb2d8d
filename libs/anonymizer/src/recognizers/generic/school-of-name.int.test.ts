import { describe, expect, it } from '@jest/globals';
import { detect } from '../../detect.js';

const schools = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'SCHOOL')
    .map(({ start, end }) => text.slice(start, end));

describe('a school by a name', () => {
  it.each([
    ['документы в лицей Ковалёва когда подавать', ['лицей Ковалёва']],
    ['сын поступает в кадетский корпус Румянцева', ['кадетский корпус Румянцева']],
    ['Hoover HS vs Roosevelt HS is tonight, hype text please', ['Hoover HS', 'Roosevelt HS']],
  ])('is found in talk of schooling and in a match: %s', (text, names) => {
    expect(schools(text)).toEqual(names);
  });

  it.each([
    'школа Станиславского в театре, что это',
    'научная школа Павлова и её открытия',
    'гимназия Зелинского, где учился Гумилёв',
    'корпус Каппеля в Гражданской войне',
  ])('but no school of thought or army: %s', (text) => {
    expect(schools(text)).toEqual([]);
  });
});
