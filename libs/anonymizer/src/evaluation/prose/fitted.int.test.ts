import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { digestOfTexts } from '../digest-sample.js';
import { findByRules } from '../../find-candidates.js';
import { isLong } from '../../prose/is-long.js';
import { readMentions } from '../../prose/mention.js';
import { valuesOfNames } from '../../prose/worth-of-names.js';
import { readDocument } from '../../text/document.js';
import { readWriter } from '../independent.js';
import { digestOf, readChat, readSome } from './examples.js';
import { namesIn } from './name-examples.js';
import { readTables } from './read-tables.js';

const source = readFileSync(new URL('../../data/prose-weights.ts', import.meta.url), 'utf8');

describe('the weights of people in messages', () => {
  it('are fitted to the messages, mentions and marks at hand: else run npm run anonymizer:fit', () => {
    const messages = readSome();
    const digest = digestOf(digestOfTexts(new Set()), messages, namesIn(messages, readTables()));
    expect(/Fitted to (\S+)/.exec(source)?.[1]).toBe(digest);
  }, 180_000);

  it('tell of a name in a message what they told the fit, from each side', () => {
    const samples = readWriter(WRITER, 'ru').slice(0, SAMPLES);
    const ofFit = namesIn(
      readChat([WRITER], (sample, index) => sample.language === 'ru' && index < SAMPLES),
      readTables(),
    );
    const ofJudge = samples.flatMap(({ text, planted }) => {
      const document = readDocument(text);
      const candidates = findByRules(document);
      const mentions = readMentions(document, candidates);
      // What is no person is not learned from.
      const isLearned = planted.every(({ type }) => type === 'PERSON') && !isLong(document);
      return isLearned ? valuesOfNames(document, candidates, mentions) : [];
    });
    const told = new Set(ofFit.map(({ values }) => rounded(values)));
    expect(ofJudge.length).toBeGreaterThan(SAMPLES / 2);
    expect(ofJudge.filter(({ values }) => !told.has(rounded(values)))).toEqual([]);
  });
});

const WRITER = 'by';
const SAMPLES = 80;
const rounded = (values: readonly number[]): string =>
  values.map((value) => Math.round(1_000 * value)).join();
