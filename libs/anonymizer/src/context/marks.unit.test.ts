import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { findShapes } from './find-shapes.js';
import { marksOf, marksOfText } from './marks.js';

const marksIn = (text: string): string[] => {
  const document = readDocument(text);
  const marks = findShapes(document).flatMap((shaped) => marksOf(document, shaped));
  return [...marksOfText(document), ...marks].map(({ name }) => name);
};

describe('marks', () => {
  it('have names that fit into the table: without tabs and ends of lines', () => {
    const marks = marksIn('year\t7B\nRX\t7704182\tAnna\n\t12.03.2010\r\nschool\t«Kite»\tclass\n9-A');
    expect(marks).toContain('form a 9A');
    expect(marks.filter((mark) => /[\t\r\n]/.test(mark))).toEqual([]);
  });

  it('tell the form of a code and how many digits it has', () => {
    expect(marksIn('my FSM-204418')).toEqual(expect.arrayContaining(['form A-9', 'digits 6']));
  });
});
