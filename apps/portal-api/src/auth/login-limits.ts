import { randomUUID, type KeyObject } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { clientNetwork } from '../client-network.js';
import { keyedDigest } from '../keyed-digest.js';
import { rateLimited } from '../rate-limited.js';
import { Refusal } from '../refusal.js';
import type { Count, KeyValueStore } from '../store/key-value-store.js';
import type { MemoryGuard } from './known-users.js';
import { createPlaces } from './places.js';

export interface LoginLimits {
  /**
   * Runs a login within its limits; one that ends with `login_failed` is a failure. It gets what guards the memory of known users.
   *
   * @throws Refusal `rate_limited` before the core is asked or the memory is looked into, StoreUnavailable when nothing can be
   * counted, and whatever the login throws
   */
  run<T>(
    from: { readonly address: string; readonly technicalId: string },
    logIn: (guard: MemoryGuard) => Promise<T>,
  ): Promise<T>;
}

const windowMs = 5 * 60_000;
/** How long a login waits for a place, and how often it looks: more seldom the longer it has waited. */
const placeWithinMs = 10_000;
const firstLookMs = 20;
const longestLookMs = 200;
/** Who cannot sign in from memory is told to come back after this at the latest: the core may be back. */
const comeBackMs = 5_000;

/**
 * A whole school sits behind one address, so only failed logins count there; each technical ID has a limit of its own,
 * whoever tries it. A login that is being looked up may still fail, so failures and logins in hand together never exceed
 * the limit: many guesses at once find no more than one by one. A right login gives its place back at once, so a class
 * that signs in together waits for milliseconds. The keys hold digests, never an address or an ID.
 *
 * While the core does not answer, IDs that nobody is remembered under are guesses as well, each of them once: beyond the same limit
 * nobody signs in there from memory.
 */
export function createLoginLimits(
  store: KeyValueStore,
  secret: KeyObject,
  limits: {
    readonly loginFailures: number;
    readonly loginsPerId: number;
    /** Longer than any login takes: the places of those that were in hand where an instance died are free after it. */
    readonly longestLoginMs: number;
  },
): LoginLimits {
  const keyOf = (name: string, value: string) =>
    `limit:${name}:${keyedDigest(secret, value.trim().toLowerCase())}`;

  const places = createPlaces(limits.loginFailures);

  return {
    async run({ address, technicalId }, logIn) {
      const network = clientNetwork(address);
      const { giveBack, taken } = await takePlace(network);
      try {
        // Not before: an address that is shut out cannot shut out the ID for everybody else.
        const tries = await store.count(keyOf('login-id', technicalId), windowMs);
        if (tries.count > limits.loginsPerId) throw tooMany('login-id', limits.loginsPerId, tries);
        return await logIn(guardOf(network, technicalId, taken));
      } catch (error) {
        // Counted before the place is given back: the sum never shows less than there is.
        if (error instanceof Refusal && error.code === 'login_failed')
          await store.count(keyOf('login-failures', network), windowMs);
        throw error;
      } finally {
        await giveBack();
      }
    },
  };

  /** @param inHand logins that may be misses in a moment, this one among them */
  function guardOf(network: string, technicalId: string, inHand: number): MemoryGuard {
    const misses = keyOf('login-misses', network);
    return {
      async admit() {
        const missed = await store.readCount(misses);
        if (missed && missed.count + inHand > limits.loginFailures) {
          const resetMs = Math.min(missed.resetMs, comeBackMs);
          throw tooMany('login-failures', limits.loginFailures, { resetMs });
        }
      },
      async missed() {
        const isFirst =
          (await store.claim(keyOf('login-missed', `${network} ${technicalId}`), '1', windowMs)) === null;
        if (isFirst) await store.count(misses, windowMs);
      },
    };
  }

  /** The way to give the place back, and how many were taken with it. */
  async function takePlace(
    network: string,
  ): Promise<{ readonly giveBack: () => Promise<unknown>; readonly taken: number }> {
    const deadline = Date.now() + placeWithinMs;
    // In line here first, so that few look at the store however many wait.
    const leaveLine = await places.take(network, placeWithinMs);
    if (!leaveLine) throw tooMany('login-failures', limits.loginFailures, { resetMs: 1_000 });
    const inHand = keyOf('login-places', network);
    const holder = randomUUID();
    const giveBack = async () => {
      leaveLine();
      // One that cannot be given back is free after a while.
      await store.givePlaceBack(inHand, holder).catch(() => undefined);
    };
    try {
      for (let lookMs = firstLookMs; Date.now() < deadline; lookMs = await waitFor(lookMs)) {
        const before = await failuresOf(network);
        const most = limits.loginFailures - before.count;
        if (most <= 0) throw tooMany('login-failures', limits.loginFailures, before);
        const taken = await store.takePlace(inHand, holder, most, limits.longestLoginMs);
        if (taken === null) continue;
        // One that failed meanwhile has taken its place along.
        const { count } = await failuresOf(network);
        if (count + taken <= limits.loginFailures) return { giveBack, taken };
        await store.givePlaceBack(inHand, holder);
      }
      throw tooMany('login-failures', limits.loginFailures, { resetMs: 1_000 });
    } catch (error) {
      await giveBack();
      throw error;
    }
  }

  async function failuresOf(network: string): Promise<Count> {
    return (await store.readCount(keyOf('login-failures', network))) ?? { count: 0, resetMs: windowMs };
  }
}

/** Gives the next pause. */
async function waitFor(ms: number): Promise<number> {
  await wait(ms);
  return Math.min(longestLookMs, ms * 2);
}

const tooMany = (name: string, limit: number, { resetMs }: Pick<Count, 'resetMs'>) =>
  rateLimited({ name, limit, windowMs, resetMs });
