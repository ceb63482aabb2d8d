import { describe, expect, it } from '@jest/globals';
import { detect } from '../../detect.js';

const personsOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('a name beside an office of a school', () => {
  it.each([
    ['Pete the caretaker says the boiler runs at 70 degrees, what is that in fahrenheit', ['Pete']],
    ['why does Sharma sir always say "assume no friction"', ['Sharma']],
    ['In assembly Headmistress Adeyinka quoted "no man is an island"', ['Adeyinka']],
  ])('is somebody: %s', (text, persons) => {
    const found = personsOf(text);
    for (const person of persons) expect(found.some((name) => name.includes(person))).toBe(true);
  });

  it.each([
    'Will the librarian in Matilda help her?',
    'Yes sir, what is the answer?',
    'Why is Hamlet the new boy of Denmark?',
  ])('but no word, and nobody of a book: %s', (text) => {
    expect(personsOf(text)).toEqual([]);
  });
});
