import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { digestOfTexts } from '../digest-sample.js';
import { digestOf, readSome } from './examples.js';
import { namesIn } from './name-examples.js';
import { readTables } from './read-tables.js';

const source = readFileSync(new URL('../../data/prose-weights.ts', import.meta.url), 'utf8');

describe('the weights of people in messages', () => {
  it('are fitted to the messages, mentions and marks at hand: else run npm run anonymizer:fit', () => {
    const messages = readSome();
    const digest = digestOf(digestOfTexts(new Set()), messages, namesIn(messages, readTables()));
    expect(/Fitted to (\S+)/.exec(source)?.[1]).toBe(digest);
  }, 180_000);
});
