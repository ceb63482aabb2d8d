import { describe, expect, it } from '@jest/globals';
import { createTextCipher } from './text-cipher.js';

const cipher = createTextCipher('a secret');
const place = { channel: 'dialog', answerId: 'answer', salt: cipher.newSalt() };
const text = Buffer.from('Меня зовут Василиса, а живу я в тридевятом царстве 🙂'.repeat(3), 'utf16le');

describe('the cipher of the log', () => {
  it('gives back the text however it was cut into appends', () => {
    for (const size of [1, 2, 7, 16, 33, 1_000]) {
      const parts: Buffer[] = [];
      for (let at = 0; at < text.length; at += size) {
        parts.push(cipher.atOffset(place, at, text.subarray(at, at + size)));
      }
      const stored = Buffer.concat(parts);
      expect(stored.length).toBe(text.length);
      expect(cipher.atOffset(place, 0, stored).equals(text)).toBe(true);
    }
  });

  it('shows nothing of the text, and another text looks different', () => {
    const stored = cipher.atOffset(place, 0, text);
    expect(stored.includes(text.subarray(0, 16))).toBe(false);
    for (const other of [{ channel: 'other' }, { answerId: 'other' }, { salt: cipher.newSalt() }])
      expect(stored.equals(cipher.atOffset({ ...place, ...other }, 0, text))).toBe(false);
    expect(stored.equals(createTextCipher('other').atOffset(place, 0, text))).toBe(false);
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
