import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { digestOfExamples } from './all-examples.js';

const source = readFileSync(new URL('../../data/context-names.ts', import.meta.url), 'utf8');

describe('the weights of words around values', () => {
  it('are fitted to the messages, shapes, clues and marks at hand: else run npm run anonymizer:fit', () => {
    expect(/Fitted to (\S+)/.exec(source)?.[1]).toBe(digestOfExamples());
  }, 180_000);
});
