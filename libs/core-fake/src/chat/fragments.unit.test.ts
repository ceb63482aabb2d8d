import { describe, expect, it } from '@jest/globals';
import { placeholdersIn, splitIntoBlocks, splitIntoTokens, splitPlaceholders } from './fragments.js';

const texts = ['Why is the sky blue?', 'Почему   небо\n\n\n\n\n\nголубое', '😀😀😀😀😀😀😀', '   ', 'a', ''];

describe('fragments', () => {
  it.each(texts)('are the text again when put together: %j', (text) => {
    expect(splitIntoTokens(text).join('')).toBe(text);
    expect(splitIntoBlocks(text, 3).join('')).toBe(text);
  });

  it.each(texts)('never cut a character in half: %j', (text) => {
    expect([...splitIntoTokens(text), ...splitIntoBlocks(text, 1)].every((part) => part.isWellFormed())).toBe(
      true,
    );
  });

  it('are of the size of tokens', () => {
    const sizes = splitIntoTokens('A sentence with some rather extraordinary words in it').map(
      ({ length }) => length,
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(9);
    expect(sizes.length).toBeGreaterThan(8);
  });

  it('spread every placeholder over several', () => {
    const parts = splitPlaceholders('Dear [PERSON_1], and [PERSON_1] again.', ['[PERSON_1]']);
    expect(parts.join('')).toBe('Dear [PERSON_1], and [PERSON_1] again.');
    expect(parts.some((part) => part.includes('[PERSON_1]'))).toBe(false);
    expect(parts.filter((part) => part === '[PE')).toHaveLength(2);
  });

  it('find the placeholders of a text once each', () => {
    expect(placeholdersIn('[PERSON_1] [EMAIL_2] [PERSON_1] [no]')).toEqual(['[PERSON_1]', '[EMAIL_2]']);
  });
});
