import { describe, expect, it } from '@jest/globals';
import type { Candidate } from '../recognizer.js';
import { readDocument } from '../text/document.js';
import { readMentions } from './mention.js';

const text = 'Марат дал Марату Сафину книгу Марата';
const person = (start: number, end: number, score: number): Candidate => ({
  start,
  end,
  type: 'PERSON',
  score,
  recognizer: 'person',
  reason: 'given name',
});

describe('the mentions of a message', () => {
  it('are the names that no rule knows, the same in every case form', () => {
    const mentions = readMentions(readDocument(text), []);
    expect(mentions.map(({ first }) => first)).toEqual([0, 2, 3, 5]);
    expect(mentions.map(({ name }) => name)).toEqual(['марат', 'марат', 'сафин', 'марат']);
  });

  it('are no names of languages that were not chosen', () => {
    expect(readMentions(readDocument(text, { locales: ['en'] }), [])).toEqual([]);
  });

  it('are candidates, those that touch each other together, and the best of them', () => {
    const candidates = [person(10, 16, 0.6), person(10, 23, 0.3), person(0, 5, 0.7)];
    const mentions = readMentions(readDocument(text), candidates);
    expect(mentions.slice(0, 2)).toMatchObject([
      { first: 0, last: 0, candidates: [2], best: candidates[2] },
      { first: 2, last: 3, best: candidates[0] },
    ]);
    expect([...mentions[1]!.candidates].sort()).toEqual([0, 1]);
  });
});
