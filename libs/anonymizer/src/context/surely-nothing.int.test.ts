import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';
import { detect, explain } from '../detect.js';

const found = (text: string): string[] => detect(text).map(({ start, end }) => text.slice(start, end));
const LEFT = /; all around speaks of nobody$/;
const QUOTATION = 'is "elementary my dear watson" a real quote';
/** Left as well, by what else speaks against it. */
const QUOTATION_OF_BOOKS = 'is "elementary my dear watson" really in the books';

describe('what a rule found, and all words around hold for nothing', () => {
  it.each([
    'Scratch: sprite goes through the wall, why',
    'Migrants come to London from where, top five countries',
    QUOTATION,
  ])('is left, and the explanation tells why: %s', (text) => {
    expect(found(text)).toEqual([]);
    expect(explain(text).some(({ reason }) => LEFT.test(reason))).toBe(true);
  });

  it('is left where another rule was first', () => {
    expect(found(QUOTATION_OF_BOOKS)).toEqual([]);
  });

  it('is not left if it is a full name, a name of the user, or one that the dialog has spoken of', () => {
    expect(found('Толстая Анна Сергеевна: 5 баллов')).toEqual(['Толстая Анна Сергеевна']);
    const { vault } = anonymize('my best friend Watson is ill today');
    for (const text of [QUOTATION, QUOTATION_OF_BOOKS]) {
      expect(anonymize(text, undefined, { knownNames: ['Watson'] }).text).toContain('my dear [PERSON_1]');
      expect(anonymize(text, vault).text).toContain('my dear [PERSON_1]');
    }
  });
});
