import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { pseudonym } from './pseudonym.js';

describe('pseudonym', () => {
  const key = { id: 'k1', secret: 'secret' };

  it('is the key id and the HMAC-SHA-256 of the value', () => {
    const digest = createHmac('sha256', 'secret').update('user-1').digest('base64url');
    expect(pseudonym('user-1', key)).toBe(`k1.${digest}`);
    expect(pseudonym('user-1', { id: 'k1', secret: Buffer.from('secret') })).toBe(`k1.${digest}`);
  });

  it('differs between values, secrets and key ids', () => {
    const made = [
      pseudonym('user-1', key),
      pseudonym('user-2', key),
      pseudonym('user-1', { ...key, id: 'k2' }),
      pseudonym('user-1', { ...key, secret: 'other' }),
    ];
    expect(new Set(made).size).toBe(4);
  });

  it('refuses an empty secret', () => {
    expect(() => pseudonym('user-1', { id: 'k1', secret: '' })).toThrow(RangeError);
  });
});
