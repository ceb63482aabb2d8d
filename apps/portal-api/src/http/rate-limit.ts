import { rateLimit, type Options, type RateLimitRequestHandler, type Store } from 'express-rate-limit';
import type { Request, RequestHandler, Response } from 'express';
import { rateLimited } from '../rate-limited.js';
import { Refusal } from '../refusal.js';
import { StoreUnavailable, type KeyValueStore } from '../store/key-value-store.js';

export interface LimitOptions {
  /** Part of the keys in the store and of the RateLimit headers. */
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  readonly store: KeyValueStore;
  /** Null: the request does not count. */
  readonly keyOf: (request: Request) => string | null;
}

/**
 * express-rate-limit with the IETF headers, counting in the portal's store. When the store is away it lets requests pass:
 * who has no proven session is stopped elsewhere.
 */
export function createLimit({ name, limit, windowMs, store, keyOf }: LimitOptions): RateLimitRequestHandler {
  // Asked for twice by the library, made once.
  const keys = new WeakMap<Request, string>();
  return rateLimit({
    identifier: name,
    limit,
    windowMs,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skip: (request) => {
      const key = keyOf(request);
      if (key !== null) keys.set(request, key);
      return key === null;
    },
    keyGenerator: (request) => keys.get(request) ?? '',
    store: countingStore(name, windowMs, store),
    handler: (_request, response) => {
      throw new Refusal('rate_limited', { retryAfterS: Number(response.getHeader('retry-after') ?? 60) });
    },
    validate: false,
  } satisfies Partial<Options>);
}

/** Counts a request that has no Express response in the same windows. @throws Refusal `rate_limited` with the headers */
export async function countOnce(
  { name, limit, windowMs, store }: Omit<LimitOptions, 'keyOf'>,
  key: string,
): Promise<void> {
  const { totalHits, resetTime } = await countingStore(name, windowMs, store).increment(key);
  if (totalHits <= limit) return;
  const resetMs = (resetTime?.getTime() ?? Date.now()) - Date.now();
  throw rateLimited({ name, limit, windowMs, resetMs });
}

/** Runs a limit where it is due instead of where a router has it. */
export function applyLimit(limit: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    Promise.resolve(limit(request, response, (error?: unknown) => (error ? reject(error) : resolve()))).catch(
      reject,
    );
  });
}

function countingStore(name: string, windowMs: number, store: KeyValueStore): Store {
  const keyFor = (key: string) => `limit:${name}:${key}`;
  return {
    prefix: `limit:${name}:`,
    async increment(key) {
      const counted = await store.count(keyFor(key), windowMs).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) return { count: 0, resetMs: windowMs };
        throw error;
      });
      return { totalHits: counted.count, resetTime: new Date(Date.now() + counted.resetMs) };
    },
    async get(key) {
      const read = await store.readCount(keyFor(key));
      return read ? { totalHits: read.count, resetTime: new Date(Date.now() + read.resetMs) } : undefined;
    },
    decrement: () => undefined,
    resetKey: (key) => store.delete(keyFor(key)),
  };
}
