import { createHmac, type KeyObject } from 'node:crypto';

/**
 * What stands for a value in a key, a tag or a line: always the same under one key, and no way back for whoever has not that
 * key. 43 characters of base64url.
 */
export const keyedDigest = (key: KeyObject, value: string): string =>
  createHmac('sha256', key).update(value).digest('base64url');
