import type { Redis } from 'ioredis';
import { StoreUnavailable, type Count, type KeyValueStore } from './key-value-store.js';

const countScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;
const countUpToScript = `
if tonumber(redis.call('GET', KEYS[1]) or '0') >= tonumber(ARGV[2]) then return false end
local count = redis.call('INCR', KEYS[1])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;
const uncountScript = `
if tonumber(redis.call('GET', KEYS[1]) or '0') < 1 then return 0 end
return redis.call('DECR', KEYS[1])`;
const deleteScript = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`;

/** After a failure the next commands fail at once, so that a request with several of them waits for one only. */
const distrustMs = 300;
/** No command takes longer. */
const boundMs = 600;
/** By so much longer at the most. */
const sharedMs = 50;

interface ScriptedRedis extends Redis {
  portalCount(key: string, windowMs: number): Promise<[number, number]>;
  portalCountUpTo(key: string, windowMs: number, most: number): Promise<[number, number] | null>;
  portalUncount(key: string): Promise<number>;
  portalDelete(key: string, value: string): Promise<number>;
}

/**
 * The shared store (Redis 7 or later). The client must bound its commands (`commandTimeout`, no offline queue); what it
 * throws arrives as StoreUnavailable. Every command touches one key, so a cluster may sit behind it.
 */
export function createRedisStore(client: Redis): KeyValueStore {
  client.defineCommand('portalCount', { numberOfKeys: 1, lua: countScript });
  client.defineCommand('portalCountUpTo', { numberOfKeys: 1, lua: countUpToScript });
  client.defineCommand('portalUncount', { numberOfKeys: 1, lua: uncountScript });
  client.defineCommand('portalDelete', { numberOfKeys: 1, lua: deleteScript });
  const redis = client as ScriptedRedis;

  const deadline = createDeadline();
  let distrustedUntil = 0;
  const bounded = async <T>(command: () => Promise<T>): Promise<T> => {
    if (Date.now() < distrustedUntil) throw new StoreUnavailable('Redis has just failed');
    try {
      return await Promise.race([command(), deadline()]);
    } catch (cause) {
      const refused = cause instanceof Error && cause.name === 'ReplyError';
      if (!refused) distrustedUntil = Date.now() + distrustMs;
      throw new StoreUnavailable('Redis did not take the command', { cause });
    }
  };

  return {
    kind: 'redis',
    get: (key) => bounded(() => redis.get(key)),
    getAndExtend: (key, ttlMs) => bounded(() => redis.getex(key, 'PX', ttlMs)),
    take: (key) => bounded(() => redis.getdel(key)),
    async set(key, value, ttlMs) {
      await bounded(() => redis.set(key, value, 'PX', ttlMs));
    },
    replace: async (key, value) => (await bounded(() => redis.set(key, value, 'KEEPTTL', 'XX'))) !== null,
    claim: (key, value, ttlMs) => bounded(() => redis.set(key, value, 'PX', ttlMs, 'NX', 'GET')),
    deleteIfHeld: async (key, value) => (await bounded(() => redis.portalDelete(key, value))) === 1,
    async delete(key) {
      await bounded(() => redis.del(key));
    },
    async count(key, windowMs): Promise<Count> {
      const [count, resetMs] = await bounded(() => redis.portalCount(key, windowMs));
      return { count, resetMs: Math.max(0, resetMs) };
    },
    async countUpTo(key, windowMs, most) {
      const counted = await bounded(() => redis.portalCountUpTo(key, windowMs, most));
      return counted && { count: counted[0], resetMs: Math.max(0, counted[1]) };
    },
    async uncount(key) {
      await bounded(() => redis.portalUncount(key));
    },
    async readCount(key) {
      const [value, resetMs] = await Promise.all([
        bounded(() => redis.get(key)),
        bounded(() => redis.pttl(key)),
      ]);
      return value === null ? null : { count: Number(value), resetMs: Math.max(0, resetMs) };
    },
    async ping() {
      await bounded(() => redis.ping());
    },
    async [Symbol.asyncDispose]() {
      redis.disconnect();
    },
  };
}

/**
 * Rejects once `boundMs` are over. Around a command and not in it: one that waits behind a pipeline begins to count only
 * afterwards. Commands of the same moment share one timer.
 */
function createDeadline(): () => Promise<never> {
  let until = 0;
  let late: Promise<never>;
  return () => {
    const now = Date.now();
    if (now + boundMs <= until) return late;
    until = now + boundMs + sharedMs;
    late = new Promise((_resolve, reject) => {
      setTimeout(() => reject(new Error('Redis is late')), boundMs + sharedMs).unref();
    });
    late.catch(() => undefined);
    return late;
  };
}
