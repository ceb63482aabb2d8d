import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';
import { detect, explain } from '../detect.js';

const found = (text: string): string[] => detect(text).map(({ start, end }) => text.slice(start, end));
const LEFT = /; all around speaks of nobody$/;
const OF_PROGRAM = 'In the program the variable name = Watson, why does it print nothing';
const QUOTATIONS = [
  'is "elementary my dear watson" a real quote',
  'is "elementary my dear watson" really in the books',
];

describe('what a rule found, and all words around hold for nothing', () => {
  it.each(['Scratch: sprite goes through the wall, why'])(
    'is left, and the explanation tells why: %s',
    (text) => {
      expect(found(text)).toEqual([]);
      expect(explain(text).some(({ reason }) => LEFT.test(reason))).toBe(true);
    },
  );

  it.each([
    OF_PROGRAM,
    ...QUOTATIONS,
    "i don't get the word problem where Yusuf shares marbles with his cousin, what does it want",
  ])('is left where other words speak against it as well: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('is not left if it is a full name, a name of the user, or one that the dialog has spoken of', () => {
    expect(found('Толстая Анна Сергеевна: 5 баллов')).toEqual(['Толстая Анна Сергеевна']);
    const { vault } = anonymize('my best friend Watson is ill today');
    for (const text of [OF_PROGRAM, ...QUOTATIONS]) {
      const clean = text.replace(/watson/i, '[PERSON_1]');
      expect(anonymize(text, undefined, { knownNames: ['Watson'] }).text).toBe(clean);
      expect(anonymize(text, vault).text).toBe(clean);
    }
  });
});
