import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { digestOf } from '../prose/examples.js';
import { readChatExamples } from './examples.js';

const source = readFileSync(new URL('../../data/chat-weights.ts', import.meta.url), 'utf8');

describe('the weights of people in messages that are not long', () => {
  it('are fitted to the messages, mentions and marks at hand: else run npm run anonymizer:fit', () => {
    expect(/Fitted to (\S+)/.exec(source)?.[1]).toBe(digestOf(readChatExamples()));
  }, 180_000);
});
