import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { castmates } from './casts.js';
import { Word } from './word.js';

describe('the others of a cast in a message', () => {
  it('are not the same name once more, whether the process remembers the word or not', () => {
    const text = 'Rosalind is in As You Like It, which makes it odd. How do schools set out Rosalind';
    const remembered = readDocument(text);
    const forgotten = {
      ...remembered,
      shared: {},
      tokens: remembered.tokens.map((token) => ({ ...token, word: new Word(token.word.text) })),
    };
    expect(remembered.tokens[0]!.word.casts.length).toBeGreaterThan(0);
    expect([castmates(remembered, 0, 0), castmates(forgotten, 0, 0)]).toEqual([0, 0]);
  });
});
