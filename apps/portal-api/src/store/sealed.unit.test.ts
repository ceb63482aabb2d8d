import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createSeal } from './sealed.js';

const seal = createSeal(createSecretKey(Buffer.alloc(32, 1)));

describe('a sealed value', () => {
  it('opens to what was closed', () => {
    expect(seal.open(seal.close('Маша, 7Б', 'vault:1'), 'vault:1')).toBe('Маша, 7Б');
  });

  it('shows nothing of the text and is different each time', () => {
    const [one, other] = [seal.close('masha@mail.ru', 'k'), seal.close('masha@mail.ru', 'k')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('masha');
  });

  it('does not open under another key of the store, with another secret, changed, or cut', () => {
    const sealed = seal.close('text', 'vault:1');
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1]! ^= 1;
    expect(seal.open(sealed, 'vault:2')).toBeNull();
    expect(createSeal(createSecretKey(Buffer.alloc(32, 2))).open(sealed, 'vault:1')).toBeNull();
    expect(seal.open(changed.toString('base64url'), 'vault:1')).toBeNull();
    expect(seal.open(sealed.slice(0, 20), 'vault:1')).toBeNull();
  });
});
