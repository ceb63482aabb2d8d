import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { digestOfMessages } from './messages.js';

const source = readFileSync(new URL('../../data/tagger-weights.ts', import.meta.url), 'utf8');

describe('the weights of the tagger', () => {
  it('are fitted to the messages and features at hand: else run npm run anonymizer:fit', () => {
    expect(/Fitted to (\S+)/.exec(source)?.[1]).toBe(digestOfMessages());
  }, 180_000);
});
