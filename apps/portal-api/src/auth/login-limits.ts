import { createHmac, type KeyObject } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { clientNetwork } from '../client-network.js';
import { rateLimited } from '../rate-limited.js';
import { Refusal } from '../refusal.js';
import { StoreUnavailable, type Count, type KeyValueStore } from '../store/key-value-store.js';
import { createPlaces } from './places.js';

export interface LoginLimits {
  /**
   * Runs a login within its limits; one that ends with `login_failed` is a failure.
   *
   * @throws Refusal `rate_limited` before anything is looked up, and whatever the login throws
   */
  run<T>(
    from: { readonly address: string; readonly technicalId: string },
    logIn: () => Promise<T>,
  ): Promise<T>;
}

const windowMs = 5 * 60_000;
/** Longer than any login takes; an instance that dies in the middle of some gives their places back after it. */
const inHandMs = 60_000;
/** How long a login waits for a place, and how often it looks. */
const placeWithinMs = 10_000;
const lookEveryMs = 20;

/**
 * A whole school sits behind one address, so only failed logins count there; each technical ID has a limit of its own,
 * whoever tries it. A login that is being looked up may still fail, so failures and logins in hand together never exceed
 * the limit: many guesses at once find no more than one by one. A right login gives its place back at once, so a class
 * that signs in together waits for milliseconds. The keys hold digests, never an address or an ID.
 */
export function createLoginLimits(
  store: KeyValueStore,
  secret: KeyObject,
  limits: { readonly loginFailures: number; readonly loginsPerId: number },
): LoginLimits {
  const keyOf = (name: string, value: string) =>
    `limit:${name}:${createHmac('sha256', secret).update(value.trim().toLowerCase()).digest('base64url')}`;

  const places = createPlaces(limits.loginFailures);

  return {
    async run({ address, technicalId }, logIn) {
      const tries = await failOpen(store.count(keyOf('login-id', technicalId), windowMs), null);
      if (tries && tries.count > limits.loginsPerId) throw tooMany('login-id', limits.loginsPerId, tries);
      const network = clientNetwork(address);
      const giveBack = await takePlace(network);
      try {
        return await logIn();
      } catch (error) {
        // Counted before the place is given back: the sum never shows less than there is.
        if (error instanceof Refusal && error.code === 'login_failed')
          await failOpen(store.count(keyOf('login-failures', network), windowMs), null);
        throw error;
      } finally {
        await giveBack();
      }
    },
  };

  /** The way to give the place back; nothing to give back when the store is away: without it there is no session either. */
  async function takePlace(network: string): Promise<() => Promise<unknown>> {
    const deadline = Date.now() + placeWithinMs;
    // In line here first, so that few look at the store however many wait.
    const giveBack = await places.take(network, placeWithinMs);
    if (!giveBack) throw tooMany('login-failures', limits.loginFailures, { resetMs: 1_000 });
    try {
      const inHand = keyOf('logins-in-hand', network);
      for (; Date.now() < deadline; await wait(lookEveryMs)) {
        const before = await failuresOf(network);
        const most = limits.loginFailures - before.count;
        if (most <= 0) throw tooMany('login-failures', limits.loginFailures, before);
        const place = await failOpen(store.countUpTo(inHand, inHandMs, most), { count: 0, resetMs: 0 });
        if (!place) continue;
        // One that failed meanwhile has taken its place along.
        const { count } = await failuresOf(network);
        if (count + place.count <= limits.loginFailures)
          return async () => {
            giveBack();
            await failOpen(store.uncount(inHand), undefined);
          };
        await failOpen(store.uncount(inHand), undefined);
      }
      throw tooMany('login-failures', limits.loginFailures, { resetMs: 1_000 });
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  async function failuresOf(network: string): Promise<Count> {
    const nothing = { count: 0, resetMs: windowMs };
    return (await failOpen(store.readCount(keyOf('login-failures', network)), nothing)) ?? nothing;
  }
}

const tooMany = (name: string, limit: number, { resetMs }: Pick<Count, 'resetMs'>) =>
  rateLimited({ name, limit, windowMs, resetMs });

async function failOpen<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StoreUnavailable) return otherwise;
    throw error;
  }
}
