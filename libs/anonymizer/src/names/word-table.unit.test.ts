import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';

const wordOf = (text: string) => readDocument(text).tokens[0]!.word;

describe('the table of words', () => {
  it('gives a word that the lists know once and for all', () => {
    expect(wordOf('школа')).toBe(wordOf('Школа'));
    expect(wordOf('маша')).toBe(wordOf('МАША'));
  });

  it('keeps no word that only the writer knows', () => {
    expect(wordOf('хрымздобург')).not.toBe(wordOf('хрымздобург'));
  });

  it('reads Ukrainian letters as the Russian ones that sound alike', () => {
    expect(wordOf('вітя').text).toBe('витя');
  });
});
