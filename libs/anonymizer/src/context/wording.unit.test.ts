import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import type { Mark } from './mark.js';
import { addMarksOfWording, marksOfOpening } from './wording.js';

const TEXT = 'did Juliet Capulet really love him';

describe('marks of wording', () => {
  it('are the first and the last word of a name and the pairs of words beside it', () => {
    const document = readDocument(TEXT);
    const [, { start }, { end }] = document.tokens as [Token, Token, Token];
    const marks: Mark[] = [];
    addMarksOfWording(marks, document, { shape: 'person', start, end, first: 1, last: 2, rule: [] });
    expect(marks.map(({ name }) => name)).toEqual([
      'word juliet',
      'word capule',
      'before ^ did',
      'behind really love',
      'beside did really',
    ]);
  });

  it('tell how the text begins and ends', () => {
    const names = marksOfOpening(readDocument('who was she')).map(({ name }) => name);
    expect(names).toEqual(['opens who', 'opens who was', 'closes was she']);
  });

  it('know the edges of a text of one word', () => {
    expect(marksOfOpening(readDocument('hello')).map(({ name }) => name)).toEqual([
      'opens hello',
      'opens hello $',
      'closes ^ hello',
    ]);
  });
});
