import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import type { Shape } from './candidate.js';
import { shapedOf } from './candidate.js';
import type { Mark } from './mark.js';
import { addMarksOfWording, marksOfOpening } from './wording.js';

const TEXT = 'did Juliet Capulet really love him';

const wordingOf = (shape: Shape): string[] => {
  const document = readDocument(TEXT);
  const marks: Mark[] = [];
  addMarksOfWording(marks, document, shapedOf(shape, document.tokens[1]!, document.tokens[2]!));
  return marks.map(({ name }) => name);
};

describe('marks of wording', () => {
  it('are the first and the last word of a name and the pairs of words beside it', () => {
    expect(wordingOf('name')).toEqual([
      'word juliet',
      'word capule',
      'before ^ did',
      'behind really love',
      'beside did really',
    ]);
  });

  it('are only its own words for a nickname, and none for a date, whose numbers are anybody’s', () => {
    expect(wordingOf('nick')).toEqual(['word juliet', 'word capule']);
    expect(wordingOf('date')).toEqual([]);
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
