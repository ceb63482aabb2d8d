import { describe, expect, it } from '@jest/globals';
import type { Mark } from '../context/mark.js';
import { findByRules } from '../find-candidates.js';
import { readDocument } from '../text/document.js';
import { addMarksOfMentions } from './marks.js';
import type { MarksOfMentions } from './marks-told.js';
import { readMentions } from './mention.js';
import { markOfWord } from './word-places.js';

/** The words that are told of all mentions of a text. */
function wordsOf(text: string): string[] {
  const told: Mark[] = [];
  const marks: MarksOfMentions = {
    turnTo: () => {},
    push: (mark) => void told.push(mark),
    pushWord: (token, place) => void told.push(markOfWord(token, place)),
    close: () => {},
  };
  const document = readDocument(text);
  const candidates = findByRules(document);
  addMarksOfMentions(marks, document, candidates, readMentions(document, candidates));
  return told.map(({ name }) => name).filter((name) => /^(?:word|next) /.test(name));
}

/** Makes a text a paragraph. */
const amid = (text: string): string => `${'Потом. '.repeat(20)}${text}${' Потом.'.repeat(20)}`;

describe('the words beside a name', () => {
  it('are told of a Russian one by their beginnings, before and behind it', () => {
    expect(wordsOf(amid('вчера нашему Серёже купили велосипед.')).sort()).toEqual(
      [
        ...['next before нашем', 'next behind купил'],
        ...['word before вчера', 'word before нашем', 'word behind велос', 'word behind купил'],
      ].sort(),
    );
  });

  it('are told of an English one, too', () => {
    expect(wordsOf(amid('yesterday our Sergey got a bicycle.'))).toEqual(
      expect.arrayContaining([
        'next before our',
        'next behind got',
        'word before yester',
        'word behind bicycl',
      ]),
    );
  });

  it('hold no other name', () => {
    expect(wordsOf(amid('Серёжа и Владислав.')).filter((word) => word.includes('влади'))).toEqual([]);
  });

  it('are told where it is short as well', () => {
    expect(wordsOf('вчера нашему Серёже купили велосипед')).toContain('next behind купил');
  });
});
