import { createHmac, type KeyObject } from 'node:crypto';
import { Refusal } from '../refusal.js';
import { StoreUnavailable, type Count, type KeyValueStore } from '../store/key-value-store.js';

export interface LoginLimits {
  /** @throws Refusal `rate_limited` before anything is looked up */
  check(address: string, technicalId: string): Promise<void>;
  /** @throws Refusal `rate_limited` when this failure was one too many */
  countFailure(address: string): Promise<void>;
}

const windowMs = 5 * 60_000;

/**
 * A whole school sits behind one address, so only failed logins count there; each technical ID has a limit of its own,
 * whoever tries it. The keys hold digests, never an address or an ID.
 */
export function createLoginLimits(
  store: KeyValueStore,
  secret: KeyObject,
  limits: { readonly loginFailures: number; readonly loginsPerId: number },
): LoginLimits {
  const keyOf = (name: string, value: string) =>
    `limit:${name}:${createHmac('sha256', secret).update(value.trim().toLowerCase()).digest('base64url')}`;

  return {
    async check(address, technicalId) {
      const [failures, tries] = await Promise.all([
        failOpen(store.readCount(keyOf('login-failures', address))),
        failOpen(store.count(keyOf('login-id', technicalId), windowMs)),
      ]);
      if (failures && failures.count >= limits.loginFailures)
        throw tooMany('login-failures', limits.loginFailures, failures);
      if (tries && tries.count > limits.loginsPerId) throw tooMany('login-id', limits.loginsPerId, tries);
    },
    async countFailure(address) {
      const failures = await failOpen(store.count(keyOf('login-failures', address), windowMs));
      if (failures && failures.count > limits.loginFailures)
        throw tooMany('login-failures', limits.loginFailures, failures);
    },
  };
}

function tooMany(name: string, limit: number, { resetMs }: Count): Refusal {
  const seconds = Math.max(1, Math.ceil(resetMs / 1000));
  return new Refusal('rate_limited', {
    retryAfterS: seconds,
    headers: {
      ratelimit: `"${name}"; r=0; t=${seconds}`,
      'ratelimit-policy': `"${name}"; q=${limit}; w=${windowMs / 1000}`,
    },
  });
}

/** Without the store there is no session either, so nothing is gained by refusing here. */
async function failOpen<T>(count: Promise<T>): Promise<T | null> {
  try {
    return await count;
  } catch (error) {
    if (error instanceof StoreUnavailable) return null;
    throw error;
  }
}
