import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { isCapital, nameRunAt } from './name-runs.js';

/** The run that begins with the first capital. */
function run(text: string): string {
  const document = readDocument(text);
  const { start, end } = nameRunAt(document, document.tokens.findIndex(isCapital));
  return text.slice(start, end);
}

describe('a run of words with capitals', () => {
  it.each(['Hebden Bridge', 'Ростова-на-Дону', 'St. Ives', 'Салтыков-Щедрин'])(
    'holds what one space, a hyphen or the dot of an abbreviation ties: %s',
    (name) => {
      expect(run(`in ${name} now`)).toBe(name);
    },
  );

  it.each([
    ['see Anna, Bob', 'Anna'],
    ['из города Москва. Казань', 'Москва'],
  ])('ends at the punctuation of a sentence: %s', (text, name) => {
    expect(run(text)).toBe(name);
  });

  it('leaves out the ordinary word that a sentence begins with, and is empty of nothing else', () => {
    expect(run('Today Anna came')).toBe('Anna');
    expect(run('Yesterday')).toBe('');
  });

  it('has six words at most', () => {
    expect(run('at Aaa Bbb Ccc Ddd Eee Fff Ggg Hhh')).toBe('Aaa Bbb Ccc Ddd Eee Fff');
  });

  it('begins with a word that has a capital anywhere, and with no number', () => {
    expect(readDocument('A iPad 7 word NASA').tokens.map(isCapital)).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });
});
