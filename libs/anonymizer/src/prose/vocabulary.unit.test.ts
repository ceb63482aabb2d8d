import { describe, expect, it } from '@jest/globals';
import { findByRules } from '../find-candidates.js';
import { readDocument } from '../text/document.js';
import { readMentions } from './mention.js';
import { isPair, pairOf } from '../context/name-index.js';
import { PAIRS, VOCABULARY } from '../evaluation/prose/word-tables.js';
import { readWordWeights } from '../evaluation/prose/word-weights.js';
import { vocabularyOf, worthOfWords } from './vocabulary.js';

function wordsOf(text: string): string[] {
  const document = readDocument(text);
  return [...vocabularyOf(document, readMentions(document, findByRules(document)))];
}

describe('the words of a message', () => {
  it('are told by their beginnings, each once, and without its names', () => {
    const words = wordsOf('Моя подруга Катя рисует, и подруги рисуют').filter((word) => !isPair(word));
    expect(words.sort()).toEqual(['и', 'моя', 'подру', 'рисуе', 'рисую'].sort());
  });

  it('are told two in a row as well, from the beginning to the end, and as the same whoever is named', () => {
    const pairsOf = (text: string): string[] => wordsOf(text).filter(isPair);
    expect(pairsOf('Моя подруга Катя рисует')).toEqual([
      ...['^|моя', 'моя|подру', 'подру|@name', '@name|рисуе', 'рисуе|$'],
    ]);
    expect(pairsOf('Моя подруга Оля рисует')).toEqual(pairsOf('Моя подруга Катя рисует'));
  });

  it('are worth what they weigh together, each once', () => {
    const [one, other] = [...readWordWeights(VOCABULARY)].filter(([word]) => /^[а-я]{3,5}$/.test(word));
    const pairs = new Map(readWordWeights(PAIRS));
    const [a, b] = [one![0], other![0]];
    const inRow = [pairOf('^', a), pairOf(a, b), pairOf(b, a), pairOf(a, '$')];
    const ofPairs = inRow.reduce((sum, pair) => sum + (pairs.get(pair) ?? 0), 0);
    expect(worthOfWords(readDocument(`${a} ${b} ${a}`), [])).toBeCloseTo(
      (one![1] + other![1] + ofPairs) / 100,
    );
    expect(worthOfWords(readDocument('ъъъъ'), [])).toBe(0);
  });

  it('are worth what two in a row weigh, however often they stand there', () => {
    const [pair, weight] = [...readWordWeights(PAIRS)].find(([name]) =>
      /^[а-я]{3,5}\|[а-я]{3,5}$/.test(name),
    )!;
    const said = pair.replace('|', ' ');
    const worth = (text: string): number => worthOfWords(readDocument(text), []);
    const amid = (text: string): string => `ъъъъ ${text} ъъъъ`;
    const apart = worth(amid(pair.split('|').join(' ъъъъ ')));
    expect(worth(amid(said)) - apart).toBeCloseTo(weight / 100);
    expect(worth(amid(`${said} ъъъъ ${said}`))).toBeCloseTo(worth(amid(said)));
  });
});
