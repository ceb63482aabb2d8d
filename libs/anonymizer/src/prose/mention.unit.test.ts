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
    expect(new Set([0, 1, 3].map((index) => mentions[index]!.name)).size).toBe(1);
  });

  it.each(['Оля видела Олю и Оле дала книгу Оли', 'Юля видела Юлю и Юле дала книгу Юли'])(
    'have one name where it changes with the case: %s',
    (forms) => {
      const mentions = readMentions(readDocument(forms), []);
      expect(mentions).toHaveLength(4);
      expect(new Set(mentions.map(({ name }) => name)).size).toBe(1);
    },
  );

  it('are not the letters right behind numbers, as those of classes', () => {
    const ofText = (written: string) =>
      readMentions(readDocument(written), []).map(({ first, last }) => [first, last]);
    expect(ofText('7Б 7А 8Б 7Б 7А 8Б 7Б 7А 8Б')).toEqual([]);
    expect(ofText('7 Марат')).toEqual([[1, 1]]);
  });

  it('have the name of somebody, and not of the title or the greeting in front', () => {
    const titled = 'Mrs Green met Mrs Brown';
    const candidates = [person(0, 9, 0.6), person(14, 23, 0.6)];
    expect(readMentions(readDocument(titled), candidates).map(({ name }) => name)).toEqual([
      'green',
      'brown',
    ]);
  });

  it('are small where their first words are written so', () => {
    const mentions = readMentions(readDocument('марат и Марат'), [person(0, 5, 0.6), person(8, 13, 0.6)]);
    expect(mentions.map(({ isSmall }) => isSmall)).toEqual([true, false]);
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
