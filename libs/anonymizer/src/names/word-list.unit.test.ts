import { describe, expect, it } from '@jest/globals';
import { writeLetters } from './letters.js';
import { WordList } from './word-list.js';

describe('a list of words', () => {
  const words = ['al', 'bo', 'li', 'anna', 'emma', 'jack', 'marc', 'zora', 'oliver'];
  const list = new WordList('\nalboli\n\nannaemmajackmarczora\n\noliver');

  it('has its words, the first and the last of each length too', () => {
    expect(words.filter((word) => !list.has(word))).toEqual([]);
  });

  it('has no other words: none between, none across two of its own, none of a length it lacks', () => {
    const others = ['', 'a', 'bb', 'lb', 'aaaa', 'aemm', 'zzzz', 'mary', 'anna\n', 'emily', 'olivers'];
    expect(others.filter((word) => list.has(word))).toEqual([]);
  });

  it('numbers its words in their order', () => {
    expect(words.map((word) => list.indexOf(word))).toEqual(words.map((_, number) => number));
    expect(list.indexOf('mary')).toBe(-1);
  });

  it('hands out its words, the shorter first', () => {
    expect([...list]).toEqual(words);
  });

  it('keeps Russian words in the spelling of the data, and hands them out in letters', () => {
    const russian = ['юн', 'аня', 'яна', 'нино'];
    const written = new WordList(`\n${writeLetters('юн\nаняяна\nнино')}`);
    expect(russian.map((word) => written.indexOf(word))).toEqual([0, 1, 2, 3]);
    expect(['аян', 'ня', 'ниня', 'ян'].filter((word) => written.has(word))).toEqual([]);
    expect([...written]).toEqual(russian);
  });
});
