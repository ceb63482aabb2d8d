import type { Redis } from 'ioredis';
import { StoreUnavailable, type Count, type KeyValueStore } from './key-value-store.js';
import { probeRoom, watchRedis } from './redis-watch.js';

const countScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;
/** Holders by the time at which their places are free again, by Redis's own clock. */
const placeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('ZREM', KEYS[1], ARGV[1])
local taken = redis.call('ZCARD', KEYS[1])
if taken >= tonumber(ARGV[2]) then return false end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[3]) then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
return taken + 1`;
const setScript = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;
const deleteScript = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`;

interface ScriptedRedis extends Redis {
  portalCount(key: string, windowMs: number): Promise<[number, number]>;
  portalPlace(key: string, holder: string, most: number, ttlMs: number): Promise<number | null>;
  portalSet(key: string, read: string, value: string, ttlMs: number): Promise<number>;
  portalDelete(key: string, value: string): Promise<number>;
}

/**
 * The shared store (Redis 7 or later). The client must not keep commands for later (no offline queue); what it throws
 * arrives as StoreUnavailable. Every command touches one key, so a cluster may sit behind it.
 *
 * @param onBack called whenever Redis answers after it did not; a client that is ready already has been answered
 */
export function createRedisStore(client: Redis, onBack?: () => void): KeyValueStore {
  client.defineCommand('portalCount', { numberOfKeys: 1, lua: countScript });
  client.defineCommand('portalPlace', { numberOfKeys: 1, lua: placeScript });
  client.defineCommand('portalSet', { numberOfKeys: 1, lua: setScript });
  client.defineCommand('portalDelete', { numberOfKeys: 1, lua: deleteScript });
  const redis = client as ScriptedRedis;

  const watch = watchRedis(client, onBack);
  const bounded = async <T>(command: () => Promise<T>): Promise<T> => {
    if (watch.lost.aborted) throw new StoreUnavailable('Redis does not answer');
    try {
      return await command();
    } catch (cause) {
      throw new StoreUnavailable('Redis did not take the command', { cause });
    }
  };

  return {
    kind: 'redis',
    get lost() {
      return watch.lost;
    },
    get: (key) => bounded(() => redis.get(key)),
    getAndExtend: (key, ttlMs) => bounded(() => redis.getex(key, 'PX', ttlMs)),
    take: (key) => bounded(() => redis.getdel(key)),
    async set(key, value, ttlMs) {
      await bounded(() => redis.set(key, value, 'PX', ttlMs));
    },
    replace: async (key, value) => (await bounded(() => redis.set(key, value, 'KEEPTTL', 'XX'))) !== null,
    setIfUnchanged: (key, read, value, ttlMs) =>
      bounded(async () =>
        read === null
          ? (await redis.set(key, value, 'PX', ttlMs, 'NX')) !== null
          : (await redis.portalSet(key, read, value, ttlMs)) === 1,
      ),
    claim: (key, value, ttlMs) => bounded(() => redis.set(key, value, 'PX', ttlMs, 'NX', 'GET')),
    deleteIfHeld: async (key, value) => (await bounded(() => redis.portalDelete(key, value))) === 1,
    async delete(key) {
      await bounded(() => redis.del(key));
    },
    async count(key, windowMs): Promise<Count> {
      const [count, resetMs] = await bounded(() => redis.portalCount(key, windowMs));
      return { count, resetMs: Math.max(0, resetMs) };
    },
    async readCount(key) {
      const [value, resetMs] = await Promise.all([
        bounded(() => redis.get(key)),
        bounded(() => redis.pttl(key)),
      ]);
      return value === null ? null : { count: Number(value), resetMs: Math.max(0, resetMs) };
    },
    takePlace: (key, holder, most, ttlMs) => bounded(() => redis.portalPlace(key, holder, most, ttlMs)),
    async givePlaceBack(key, holder) {
      await bounded(() => redis.zrem(key, holder));
    },
    async ping() {
      await bounded(() => probeRoom(redis));
    },
    async [Symbol.asyncDispose]() {
      watch[Symbol.dispose]();
      redis.disconnect();
    },
  };
}
