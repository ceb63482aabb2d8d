import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { tableOfProse } from '../../prose/mark-weights.js';
import { vocabulary } from '../../prose/vocabulary.js';
import { digestOfProse, readLongMessages } from './examples.js';
import { namesIn } from './name-examples.js';

const source = readFileSync(new URL('../../data/prose-weights.ts', import.meta.url), 'utf8');

describe('the weights of people in long messages', () => {
  it('are fitted to the messages, mentions and marks at hand: else run npm run anonymizer:fit', () => {
    const messages = readLongMessages();
    const names = namesIn(messages, {
      ofMentions: Object.fromEntries(tableOfProse()),
      ofWords: Object.fromEntries(vocabulary()),
    });
    expect(/Fitted to (\S+)/.exec(source)?.[1]).toBe(digestOfProse(messages, names));
  }, 180_000);
});
