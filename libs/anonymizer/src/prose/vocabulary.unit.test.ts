import { describe, expect, it } from '@jest/globals';
import { findByRules } from '../find-candidates.js';
import { readDocument } from '../text/document.js';
import { readMentions } from './mention.js';
import { vocabulary, vocabularyOf } from './vocabulary.js';

function wordsOf(text: string): string[] {
  const document = readDocument(text);
  return [...vocabularyOf(document, readMentions(document, findByRules(document)))];
}

describe('the words of a message', () => {
  it('are told by their beginnings, each once, and without its names', () => {
    expect(wordsOf('Моя подруга Катя рисует, и подруги рисуют').sort()).toEqual(
      ['и', 'моя', 'подру', 'рисуе', 'рисую'].sort(),
    );
  });

  it('weigh something, as they are written in the data', () => {
    const weights = [...vocabulary()];
    expect(weights.length).toBeGreaterThan(500);
    expect(weights.filter(([word, weight]) => word === '' || !Number.isInteger(weight))).toEqual([]);
  });
});
