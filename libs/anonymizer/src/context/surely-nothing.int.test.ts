import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';
import { detect, explain } from '../detect.js';

const found = (text: string): string[] => detect(text).map(({ start, end }) => text.slice(start, end));
const LEFT = /; all around speaks of nobody$/;
const QUOTATION = 'is "elementary my dear watson" a real quote';

describe('what a rule found, and all words around hold for nothing', () => {
  it.each([
    'Scratch: sprite goes through the wall, why',
    'Migrants come to London from where, top five countries',
    QUOTATION,
  ])('is left, and the explanation tells why: %s', (text) => {
    expect(found(text)).toEqual([]);
    expect(explain(text).some(({ reason }) => LEFT.test(reason))).toBe(true);
  });

  it('is not left if it is a full name, a name of the user, or one that the dialog has spoken of', () => {
    expect(found('Толстая Анна Сергеевна: 5 баллов')).toEqual(['Толстая Анна Сергеевна']);
    expect(anonymize(QUOTATION, undefined, { knownNames: ['Watson'] }).text).toContain('my dear [PERSON_1]');
    const { vault } = anonymize('my best friend Watson is ill today');
    expect(anonymize(QUOTATION, vault).text).toContain('my dear [PERSON_1]');
  });
});
