import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import type { Shaped } from './candidate.js';
import { marksOf, marksOfText } from './marks.js';

const marksOfAll = (text: string, shape: Shaped['shape']): string[] => {
  const document = readDocument(text);
  const marks = document.tokens.flatMap(({ start, end, index }) =>
    marksOf(document, { shape, start, end, first: index, last: index, rule: [] }),
  );
  return [...marksOfText(document), ...marks].map(({ name }) => name);
};

describe('marks', () => {
  it('have names that fit into the table: without tabs and ends of lines', () => {
    const text = 'year\t7B\nRX\t7704182\tAnna\n\t12.03.2010\r\nschool\t«Kite»\tclass\n9-A';
    const marks = [...marksOfAll(text, 'grade'), ...marksOfAll(text, 'person')];
    expect(marks).toContain('form A');
    expect(marks.filter((mark) => /[\t\r\n]/.test(mark))).toEqual([]);
  });

  it('tell the form of a class and how many digits it has', () => {
    expect(marksOfAll('11', 'grade')).toEqual(expect.arrayContaining(['form 9', 'digits 2']));
  });
});
