import { describe, expect, it } from '@jest/globals';
import { findByRules } from '../find-candidates.js';
import { readDocument } from '../text/document.js';
import { readMentions } from './mention.js';
import { VOCABULARY } from '../evaluation/prose/word-tables.js';
import { readWordWeights } from '../evaluation/prose/word-weights.js';
import { vocabularyOf, worthOfWords } from './vocabulary.js';

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

  it('are worth what they weigh together, each once', () => {
    const [one, other] = [...readWordWeights(VOCABULARY)].filter(([word]) => /^[а-я]{3,5}$/.test(word));
    const document = readDocument(`${one![0]} ${other![0]} ${one![0]}`);
    expect(worthOfWords(document, [])).toBeCloseTo((one![1] + other![1]) / 100);
    expect(worthOfWords(readDocument('ъъъъ'), [])).toBe(0);
  });
});
