import type { KeyObject } from 'node:crypto';
import { coreUser, type CoreUser } from '@portal/contracts/core';
import { CoreFailure } from '../core/core-errors.js';
import { isOfOneReply } from '../core/data-call.js';
import { keyedDigest } from '../keyed-digest.js';
import type { KeyValueStore } from '../store/key-value-store.js';
import type { Seal } from '../store/sealed.js';

/** Guards the memory against being asked for one ID after the other: the core, which would tell a guess, is away. */
export interface MemoryGuard {
  /** @throws Refusal `rate_limited` after too many guesses */
  admit(): Promise<void>;
  /** Nobody is remembered under the ID. */
  missed(): Promise<void>;
}

/** Who a technical ID stands for. */
export interface FoundUser {
  readonly user: CoreUser;
  /** False when this is what the core said earlier. */
  readonly isLive: boolean;
}

/** Remembers whom the core last found under a technical ID, so that known users can sign in while the core is away. */
export interface KnownUsers {
  /**
   * Asks the core and remembers. Null: nobody, and whoever was remembered is forgotten.
   *
   * @throws CoreFailure when the core is away and nobody is remembered, or when it says of the user what no contract knows
   */
  resolve(
    technicalId: string,
    fromCore: () => Promise<CoreUser | null>,
    guard: MemoryGuard,
  ): Promise<FoundUser | null>;
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
  const digest = (value: string) => keyedDigest(secret, value);
  const idKey = (technicalId: string) => `known-id:${digest(technicalId)}`;
  const userKey = (userId: string) => `known-user:${digest(userId)}`;
  const sealedUser = (user: CoreUser) => seal.close(JSON.stringify(user), userKey(user.id));

  async function read(key: string): Promise<string | null> {
    const sealed = await store.get(key);
    return sealed && seal.open(sealed, key);
  }

  return {
    async resolve(technicalId, fromCore, guard) {
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
        return { user: found, isLive: true };
      } catch (error) {
        // A core that says what nobody understands is not away: the user may have lost what is remembered, now and in an outage.
        if (isOfOneReply(error)) await store.delete(key);
        if (!(error instanceof CoreFailure) || isOfOneReply(error)) throw error;
        await guard.admit();
        const userId = await read(key);
        const plain = userId && (await read(userKey(userId)));
        const remembered = plain ? coreUser.safeParse(JSON.parse(plain)) : undefined;
        if (remembered?.success) return { user: remembered.data, isLive: false };
        await guard.missed();
        throw error;
      }
    },
    async update(userId, found) {
      if (found?.id === userId) await store.replace(userKey(userId), sealedUser(found));
      else await store.delete(userKey(userId));
    },
  };
}
