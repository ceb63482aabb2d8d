import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { marksOfNick, plainNickAt } from './nick-words.js';

/** The first plain nickname of a text. */
function first(text: string): string | undefined {
  const { tokens } = readDocument(text);
  const found = tokens.map((_, index) => plainNickAt(tokens, index)).find((shaped) => shaped !== undefined);
  return found === undefined ? undefined : text.slice(found.start, found.end);
}

describe('a nickname without marks', () => {
  it.each([
    ['add grumpylemur please', 'grumpylemur'],
    ['we are with SirWaffleton', 'SirWaffleton'],
    ['я там Kaktusik', 'Kaktusik'],
    ['он тут ПавлуШахматист', 'ПавлуШахматист'],
  ])('is a word that no list has, or one with capitals inside: %s', (text, nick) => {
    expect(first(text)).toBe(nick);
  });

  it.each(['please add me', 'with Anna in Leeds', 'ask Wrenfeather', 'NASA'])(
    'is no ordinary word, no name, and nothing that only bears a capital among English words: %s',
    (text) => {
      expect(first(text)).toBeUndefined();
    },
  );
});

describe('what a nickname is made of', () => {
  it.each([
    ['user_name', 'nick of words'],
    ['vera_draws', 'nick of a given name'],
    ['plivka_zorp', 'nick of unlisted words'],
  ])('tells those of people from the names of programs: %s', (nick, mark) => {
    const { tokens } = readDocument(nick);
    expect(marksOfNick(tokens, 0, tokens.length - 1).map(({ name }) => name)).toContain(mark);
  });
});
