import type { KeyObject } from 'node:crypto';

/**
 * A stable stand-in for an identifier that must not leave: `<key id>.<base64url(HMAC-SHA-256(secret, value))>`.
 * The key id tells which secret made it, so that keys can rotate.
 *
 * @example
 * pseudonym('user-17', { id: 'k1', secret: 'a long secret' }); // 'k1.3vS…'
 * @throws RangeError when the secret or the key id is empty.
 */
export function pseudonym(
  value: string,
  key: { id: string; secret: string | Uint8Array | KeyObject },
): string {
  if (sizeOf(key.secret) === 0) throw new RangeError('A pseudonym needs a secret that is not empty');
  if (key.id.length === 0) throw new RangeError('A pseudonym needs a key id that is not empty');
  // Late, because it takes a while and most users of the package need no pseudonym; and so that any bundler can leave it alone.
  const { createHmac } = process.getBuiltinModule('node:crypto');
  return `${key.id}.${createHmac('sha256', key.secret).update(value, 'utf8').digest('base64url')}`;
}

function sizeOf(secret: string | Uint8Array | KeyObject): number {
  if (typeof secret === 'string') return secret.length;
  return secret instanceof Uint8Array ? secret.length : (secret.symmetricKeySize ?? 0);
}
