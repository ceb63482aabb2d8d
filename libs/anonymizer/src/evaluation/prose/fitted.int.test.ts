import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { tableOfMarks } from '../../prose/mark-weights.js';
import { vocabulary } from '../../prose/vocabulary.js';
import { digestOf, readExamples } from './examples.js';
import { namesIn } from './name-examples.js';

const source = readFileSync(new URL('../../data/prose-weights.ts', import.meta.url), 'utf8');

describe('the weights of people in messages', () => {
  it('are fitted to the messages, mentions and marks at hand: else run npm run anonymizer:fit', () => {
    const messages = readExamples();
    const names = namesIn(messages, {
      ofMentions: Object.fromEntries(tableOfMarks()),
      ofWords: Object.fromEntries(vocabulary()),
    });
    expect(/Fitted to (\S+)/.exec(source)?.[1]).toBe(digestOf(messages, names));
  }, 180_000);
});
