import { Redis } from 'ioredis';
import type { Log } from '../log.js';
import { codeOf, hintFor, rootCodeOf } from '../trouble.js';
import { connectRedis, connectTimeout, maxLoadingRetryTime } from './connect-redis.js';
import type { KeyValueStore } from './key-value-store.js';
import { createMemoryStore } from './memory-store.js';
import { onlyMaster } from './only-master.js';
import { unfitness } from './redis-fitness.js';
import { createRedisStore } from './redis-store.js';
import { watchRedis } from './redis-watch.js';

const settings = { address: 'REDIS_URL', secret: 'REDIS_URL' };

/** What to do about what Redis answered, however deep in an error that lies; nothing where nobody can tell. */
export function hintOfRedis(error: unknown): string | undefined {
  const code = rootCodeOf(error);
  return code === undefined ? undefined : hintFor(code, settings);
}

export interface OpenStore {
  readonly store: KeyValueStore;
  /** The client of the shared store; null with the embedded one. */
  readonly redis: Redis | null;
  /** For BullMQ, which brings rules of its own for its connection; null with the embedded store. */
  readonly connection: Redis | null;
}

/** The store that the settings ask for. */
export function openStore(redisUrl: string | undefined, log: Log): OpenStore {
  if (redisUrl === undefined) {
    log.warn('REDIS_URL is unset: the embedded store serves this one process and forgets at its end');
    return { store: createMemoryStore(), redis: null, connection: null };
  }
  let lastCode = '';
  let lastAdvice = '';
  const redis = connectRedis(
    redisUrl,
    (error) => {
      const code = codeOf(error) ?? error.name;
      if (code !== lastCode) log.warn({ code, hint: hintFor(code, settings) }, 'Redis is away');
      lastCode = code;
    },
    (info) => {
      const { redis_version: version, maxmemory_policy: policy } = info;
      const hint = unfitness(info).join('; ');
      if (hint !== '' && hint !== lastAdvice) log.warn({ version, policy, hint }, 'Redis does not suit');
      lastAdvice = hint;
    },
  );
  const store = createRedisStore(redis, () => {
    lastCode = '';
    log.info('Redis is ready');
  });
  const queueConnection = new Redis(redisUrl, {
    ...onlyMaster(() => undefined),
    maxRetriesPerRequest: null,
    enableOfflineQueue: false,
    lazyConnect: true,
    connectTimeout,
    maxLoadingRetryTime,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  });
  queueConnection.on('error', () => undefined);
  watchRedis(queueConnection);
  return { store, redis, connection: queueConnection };
}
