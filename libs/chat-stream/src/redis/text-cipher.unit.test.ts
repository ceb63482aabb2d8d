import { describe, expect, it } from '@jest/globals';
import { createTextCipher } from './text-cipher.js';

const cipher = createTextCipher('a secret');
const text = Buffer.from('Меня зовут Василиса, а живу я в тридевятом царстве 🙂'.repeat(3), 'utf16le');

describe('the cipher of the log', () => {
  it('gives back the text however it was cut into appends', () => {
    for (const size of [1, 2, 7, 16, 33, 1_000]) {
      const parts: Buffer[] = [];
      for (let at = 0; at < text.length; at += size) {
        parts.push(cipher.atOffset('dialog', 'answer', at, text.subarray(at, at + size)));
      }
      const stored = Buffer.concat(parts);
      expect(stored.length).toBe(text.length);
      expect(cipher.atOffset('dialog', 'answer', 0, stored).equals(text)).toBe(true);
    }
  });

  it('shows nothing of the text, and another answer looks different', () => {
    const stored = cipher.atOffset('dialog', 'a', 0, text);
    expect(stored.includes(text.subarray(0, 16))).toBe(false);
    expect(stored.equals(cipher.atOffset('dialog', 'b', 0, text))).toBe(false);
    expect(stored.equals(createTextCipher('other').atOffset('dialog', 'a', 0, text))).toBe(false);
  });
});

describe('the seal of a message', () => {
  it('opens with the same secret only, and shows nothing', () => {
    const sealed = cipher.seal('Василиса');
    expect(cipher.open(sealed)).toBe('Василиса');
    expect(Buffer.from(sealed, 'base64').includes('Василиса')).toBe(false);
    expect(() => createTextCipher('other').open(sealed)).toThrow();
  });
});
