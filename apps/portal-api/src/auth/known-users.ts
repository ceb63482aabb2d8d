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
  /** What the core has said of a remembered user meanwhile: a role that was taken away does not come back. Null: nobody. */
  update(userId: string, found: CoreUser | null): Promise<void>;
}

/**
 * Two entries a user: a technical ID leads to the user's id, and that to what is known of the user. Keys hold digests, values are
 * sealed; all end after `keepMs` without a sign-in.
 */
export function createKnownUsers(deps: {
  readonly store: KeyValueStore;
  readonly seal: Seal;
  readonly secret: KeyObject;
  readonly keepMs: number;
}): KnownUsers {
  const { store, seal, secret, keepMs } = deps;
  const digest = (value: string) => createHmac('sha256', secret).update(value).digest('base64url');
  const idKey = (technicalId: string) => `known-id:${digest(technicalId)}`;
  const userKey = (userId: string) => `known-user:${digest(userId)}`;
  const sealedUser = (user: CoreUser) => seal.close(JSON.stringify(user), userKey(user.id));

  async function read(key: string): Promise<string | null> {
    const sealed = await store.get(key);
    return sealed && seal.open(sealed, key);
  }

  return {
    async resolve(technicalId, fromCore) {
      const key = idKey(technicalId);
      try {
        const found = await fromCore();
        if (found === null) {
          await store.delete(key);
          return null;
        }
        await Promise.all([
          store.set(key, seal.close(found.id, key), keepMs),
          store.set(userKey(found.id), sealedUser(found), keepMs),
        ]);
        return found;
      } catch (error) {
        if (!(error instanceof CoreFailure)) throw error;
        const userId = await read(key);
        const plain = userId && (await read(userKey(userId)));
        if (!plain) throw error;
        return coreUser.parse(JSON.parse(plain));
      }
    },
    async update(userId, found) {
      if (found?.id === userId) await store.replace(userKey(userId), sealedUser(found));
      else await store.delete(userKey(userId));
    },
  };
}
