import type { KeyObject } from 'node:crypto';
import { pseudonym } from '@portal/anonymizer';

/** Names the key in every pseudonym, so that a later key can stand beside it. */
const keyId = 'k1';

export interface Pseudonyms {
  /** The only name by which the core's dialogs know a user: stable, and nobody can go back from it. */
  anonymousUserId(userId: string): string;
}

export function createPseudonyms(secret: KeyObject): Pseudonyms {
  return { anonymousUserId: (userId) => pseudonym(userId, { id: keyId, secret }) };
}
