import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { answerKey } from './answer-key.js';

const secret = createSecretKey(Buffer.alloc(32, 7));
const base = {
  dialog: { scenario: 'general' },
  generation: '[null,null]',
  contextDigest: 'empty',
  question: 'Почему небо голубое?',
};

describe('the key of an answer', () => {
  it('is the same for spellings that mean the same', () => {
    expect(answerKey(secret, base)).toBe(answerKey(secret, { ...base, question: ' почему  небо голубое ' }));
  });

  it.each([
    ['scenario', { ...base, dialog: { scenario: 'career' } }],
    ['generation', { ...base, generation: '["purged",null]' }],
    ['context', { ...base, contextDigest: 'other' }],
    ['question', { ...base, question: 'Почему трава зелёная?' }],
  ])('differs by %s', (_what, other) => {
    expect(answerKey(secret, other)).not.toBe(answerKey(secret, base));
  });

  it('cannot be made without the secret, and does not show the question', () => {
    expect(answerKey(createSecretKey(Buffer.alloc(32, 8)), base)).not.toBe(answerKey(secret, base));
    expect(answerKey(secret, base)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});
