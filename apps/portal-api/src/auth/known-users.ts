import { createHmac, type KeyObject } from 'node:crypto';
import { coreUser, type CoreUser } from '@portal/contracts/core';
import { CoreFailure } from '../core/core-errors.js';
import type { KeyValueStore } from '../store/key-value-store.js';
import type { Seal } from '../store/sealed.js';

/** Remembers whom the core last found under a technical ID, so that known users can sign in while the core is away. */
export interface KnownUsers {
  /**
   * Asks the core and remembers. Null: nobody, and whoever was remembered is forgotten.
   *
   * @throws CoreFailure when the core is away and nobody is remembered
   */
  resolve(technicalId: string, fromCore: () => Promise<CoreUser | null>): Promise<CoreUser | null>;
}

/** The key holds a digest of the ID, the value is sealed; both end after `keepMs` without a sign-in. */
export function createKnownUsers(deps: {
  readonly store: KeyValueStore;
  readonly seal: Seal;
  readonly secret: KeyObject;
  readonly keepMs: number;
}): KnownUsers {
  const { store, seal, secret, keepMs } = deps;
  const keyOf = (technicalId: string) =>
    `known-user:${createHmac('sha256', secret).update(technicalId).digest('base64url')}`;

  return {
    async resolve(technicalId, fromCore) {
      const key = keyOf(technicalId);
      try {
        const found = await fromCore();
        if (found === null) await store.delete(key);
        else await store.set(key, seal.close(JSON.stringify(found), key), keepMs);
        return found;
      } catch (error) {
        if (!(error instanceof CoreFailure)) throw error;
        const sealed = await store.get(key);
        const plain = sealed && seal.open(sealed, key);
        if (!plain) throw error;
        return coreUser.parse(JSON.parse(plain));
      }
    },
  };
}
