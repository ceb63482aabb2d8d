import { describe, expect, it } from '@jest/globals';
import { clueOf } from '../context/clues.js';
import { PAIR_NAMES, PAIR_WEIGHTS, WORD_NAMES, WORD_WEIGHTS } from '../data/prose-words.js';
import { PAIRS, VOCABULARY, WORDING } from '../evaluation/prose/word-tables.js';
import { readWordWeights } from '../evaluation/prose/word-weights.js';
import { pairsAsBytes, wordsAsBytes } from '../evaluation/prose/write-tables.js';
import { readDocument } from '../text/document.js';
import { weightsOfWords } from './weights-of-words.js';
import { markOfWord, WORD_PLACES } from './word-places.js';

/** The same words in small letters and with a capital. */
const TEXTS = [
  'вчера наша марина, Марина и Наша; помогает 12 раз, Помогает',
  'воронеж и Воронеж, саратов, Саратов, тверь и Тверь. Our friend mark, Mark and my Rose, rose',
];
const weights = weightsOfWords();
const tokens = TEXTS.flatMap((text) => readDocument(text).tokens);
/** In both orders: what a word was asked first must not answer for how it is written next. */
const inBothOrders = [...tokens, ...tokens.toReversed()];

describe('the weights of words', () => {
  it('are those of their marks beside a name, at each place and however a word is written', () => {
    const table = Object.fromEntries(
      WORD_PLACES.flatMap((place) =>
        Array.from(readWordWeights(WORDING[place]!), ([word, weight]) => [place + word, weight] as const),
      ),
    );
    const weighing = new Set<string>();
    for (const token of inBothOrders)
      for (const place of WORD_PLACES) {
        const { name } = markOfWord(token, place);
        expect([name, weights.beside(token, place)]).toEqual([name, table[name] ?? 0]);
        if (table[name] !== undefined) weighing.add(place);
      }
    expect([...weighing].sort()).toEqual([...WORD_PLACES].sort());
  });

  it('are those of what words say anywhere in a message: their stem, or that they may be names', () => {
    const table = readWordWeights(VOCABULARY);
    for (const token of inBothOrders) {
      const clue = clueOf(token);
      expect([clue, weights.inMessage(weights.rowOf(token))]).toEqual([clue, table.get(clue) ?? 0]);
    }
    expect(['@capital', '@place'].filter((clue) => tokens.some((token) => clueOf(token) === clue))).toEqual([
      '@capital',
      '@place',
    ]);
  });

  it('are those of the readable tables, which are whole numbers', () => {
    const ofWords = Object.fromEntries(readWordWeights(VOCABULARY));
    const ofPlaces = new Map(
      WORD_PLACES.map((place) => [place, Object.fromEntries(readWordWeights(WORDING[place]!))]),
    );
    const { names, weights: bytes, count } = wordsAsBytes({ ofWords, ofPlaces });
    expect(count).toBeGreaterThan(1_000);
    expect(Buffer.compare(names, WORD_NAMES)).toBe(0);
    expect(Buffer.compare(bytes, WORD_WEIGHTS)).toBe(0);
    const ofPairs = Object.fromEntries(readWordWeights(PAIRS));
    const pairs = pairsAsBytes(ofPairs);
    expect(pairs.count).toBeGreaterThan(1_000);
    expect(Buffer.compare(pairs.names, PAIR_NAMES)).toBe(0);
    expect(Buffer.compare(pairs.weights, PAIR_WEIGHTS)).toBe(0);
    const all = [ofWords, ofPairs, ...ofPlaces.values()].flatMap(Object.entries);
    expect(all.filter(([word, weight]) => word === '' || Int16Array.of(weight)[0] !== weight)).toEqual([]);
  });
});
