import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { schoolAt } from './school-shapes.js';

/** The first school of a text. */
function first(text: string): string | undefined {
  const document = readDocument(text);
  const found = document.tokens
    .map((_, index) => schoolAt(document, index))
    .find((shaped) => shaped !== undefined);
  return found === undefined ? undefined : text.slice(found.start, found.end);
}

describe('a school', () => {
  it.each([
    'гимназия № 12',
    'лицей «Дубрава»',
    'школа имени Гагарина',
    'Лесная школа',
    'Greenfield Primary School',
    'St. Mary Academy',
  ])('is a word for one with what names it before or behind: %s', (name) => {
    expect(first(`it is ${name}, yes`)).toBe(name);
  });

  it('begins behind an article', () => {
    expect(first('at the Greenfield School')).toBe('Greenfield School');
  });

  it.each(['the school', 'в школе', 'школа 5:30', 'школа 12 классов'])('has a name: %s', (text) => {
    expect(first(text)).toBeUndefined();
  });
});
