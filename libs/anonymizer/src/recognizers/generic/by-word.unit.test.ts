import { describe, expect, it } from '@jest/globals';
import type { Candidate } from '../../recognizer.js';
import { readDocument } from '../../text/document.js';
import { ByWord } from './by-word.js';

const document = readDocument('isOlivia met old Tom Gray at noon');

const candidate = (start: number, end: number): Candidate => ({
  start,
  end,
  type: 'PERSON',
  score: 0.9,
  recognizer: 'test',
  reason: 'test',
});

const indexOf = (word: string): number => document.tokens.findIndex(({ lower }) => lower === word);

describe('candidates by the words that they touch', () => {
  const olivia = candidate(2, 8);
  const tomGray = candidate(17, 25);
  const oldTo = candidate(13, 19);
  const byWord = new ByWord(document, [olivia, tomGray, oldTo]);

  it('are found at each of these words, in the order in which they were given', () => {
    expect(byWord.at(indexOf('tom'))).toEqual([tomGray, oldTo]);
    expect(byWord.at(indexOf('gray'))).toEqual([tomGray]);
    expect(byWord.at(indexOf('old'))).toEqual([oldTo]);
  });

  it('are found at a word inside of which they begin or end', () => {
    expect(byWord.at(0)).toEqual([olivia]);
    expect(byWord.at(indexOf('tom'))).toContain(oldTo);
  });

  it('are found at no other word', () => {
    for (const word of ['met', 'at', 'noon']) expect(byWord.at(indexOf(word))).toEqual([]);
    expect(byWord.at(document.tokens.length)).toEqual([]);
  });

  it('are found once where several words are asked for', () => {
    expect(byWord.between(indexOf('old'), indexOf('gray'))).toEqual([oldTo, tomGray]);
    expect(byWord.between(indexOf('at'), indexOf('noon'))).toEqual([]);
  });
});
