import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { digestOf, readMentionExamples } from './examples.js';

const source = readFileSync(new URL('../../data/prose-weights.ts', import.meta.url), 'utf8');

describe('the weights of people in long messages', () => {
  it('are fitted to the messages, mentions and marks at hand: else run npm run anonymizer:fit', () => {
    expect(/Fitted to (\S+)/.exec(source)?.[1]).toBe(digestOf(readMentionExamples()));
  }, 180_000);
});
