import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { connectRedis } from './connect-redis.js';
import type { KeyValueStore } from './key-value-store.js';
import { createMemoryStore } from './memory-store.js';
import { createRedisStore } from './redis-store.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Beyond the end of any test: what is meant to last is there still, however long this process stands still meanwhile. */
const longMs = 60_000;

// One battery for both adapters: what holds for the embedded store holds for Redis.
describe.each(['memory', 'redis'] as const)('the %s store', (kind) => {
  let server: RedisServer | undefined;
  let store: KeyValueStore;
  let next = 0;
  const key = () => `battery:${next++}`;

  beforeAll(async () => {
    if (kind === 'memory') {
      store = createMemoryStore();
      return;
    }
    server = await startRedisServer();
    const client = connectRedis(server.url, () => undefined);
    await new Promise((resolve) => client.once('ready', resolve));
    // A standstill of this process would end its patience before it can read the reply.
    client.options.commandTimeout = longMs;
    store = createRedisStore(client);
  });
  afterAll(async () => {
    await store[Symbol.asyncDispose]();
    await server?.stop();
  });

  it('gives back what was set, and null for what was not', async () => {
    const name = key();
    expect(await store.get(name)).toBeNull();
    await store.set(name, 'Привет', longMs);
    expect(await store.get(name)).toBe('Привет');
    await store.delete(name);
    expect(await store.get(name)).toBeNull();
  });

  it('forgets a value after its time to live', async () => {
    const name = key();
    await store.set(name, 'short', 60);
    await wait(120);
    expect(await store.get(name)).toBeNull();
  });

  it('begins the time to live anew when it reads to extend', async () => {
    const name = key();
    await store.set(name, 'kept', 2_000);
    const setAt = performance.now();
    await wait(100);
    expect(await store.getAndExtend(name, longMs)).toBe('kept');
    await wait(setAt + 2_100 - performance.now());
    expect(await store.get(name)).toBe('kept');
    expect(await store.getAndExtend(key(), longMs)).toBeNull();
  });

  it('lets exactly one of many take a value', async () => {
    const name = key();
    await store.set(name, 'prize', longMs);
    const taken = await Promise.all(Array.from({ length: 10 }, () => store.take(name)));
    expect(taken.filter((value) => value !== null)).toEqual(['prize']);
    expect(await store.get(name)).toBeNull();
  });

  it('replaces what is there, and nothing that was deleted', async () => {
    const name = key();
    expect(await store.replace(name, 'new')).toBe(false);
    await store.set(name, 'old', longMs);
    expect(await store.replace(name, 'new')).toBe(true);
    expect(await store.get(name)).toBe('new');
    await store.delete(name);
    expect(await store.replace(name, 'newer')).toBe(false);
    expect(await store.get(name)).toBeNull();
  });

  it('lets the time to live run on when it replaces', async () => {
    const name = key();
    await store.set(name, 'old', 200);
    await wait(120);
    await store.replace(name, 'new');
    await wait(120);
    expect(await store.get(name)).toBeNull();
  });

  it('lets exactly one of many set what all have read, nothing or a value, and gives it its time to live', async () => {
    for (const before of [null, 'old']) {
      const name = key();
      if (before !== null) await store.set(name, before, 2_000);
      const startedAt = performance.now();
      const set = await Promise.all(
        Array.from({ length: 10 }, async (_, n) => store.setIfUnchanged(name, before, `new-${n}`, longMs)),
      );
      expect(set.filter((isSet) => isSet)).toHaveLength(1);
      expect(await store.setIfUnchanged(name, before, 'late', longMs)).toBe(false);
      await wait(startedAt + 2_100 - performance.now());
      expect(await store.get(name)).toBe(`new-${set.indexOf(true)}`);
    }
    const gone = key();
    expect(await store.setIfUnchanged(gone, 'old', 'new', longMs)).toBe(false);
    expect(await store.get(gone)).toBeNull();
  });

  it('gives so many places and no more, also to many at once, and those given back to others', async () => {
    const name = key();
    const take = (holder: string) => store.takePlace(name, holder, 3, longMs);
    const taken = await Promise.all(Array.from({ length: 10 }, (_, n) => take(`holder-${n}`)));
    expect(taken.map((count) => count ?? 0).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 2, 3]);
    await store.givePlaceBack(name, 'nobody');
    expect(await take('other')).toBeNull();
    await store.givePlaceBack(name, `holder-${taken.indexOf(1)}`);
    expect(await take('other')).toBe(3);
    expect(await take('another')).toBeNull();
  });

  it.each([
    ['earlier', [1_000, longMs]],
    ['later', [longMs, 1_000]],
  ])(
    'frees the place taken %s that is not given back in its own time, and keeps the other',
    async (_which, times) => {
      const name = key();
      expect(await store.takePlace(name, 'first', 2, times[0]!)).toBe(1);
      expect(await store.takePlace(name, 'second', 2, times[1]!)).toBe(2);
      expect(await store.takePlace(name, 'third', 2, longMs)).toBeNull();
      await eventually(async () => expect(await store.takePlace(name, 'third', 2, longMs)).toBe(2));
      expect(await store.takePlace(name, 'fourth', 2, longMs)).toBeNull();
      await store.givePlaceBack(name, times[0] === longMs ? 'second' : 'first');
      expect(await store.takePlace(name, 'fourth', 2, longMs)).toBeNull();
    },
  );

  it('lets exactly one of many claims succeed', async () => {
    const name = key();
    const holders = await Promise.all(
      Array.from({ length: 20 }, (_, n) => store.claim(name, `holder-${n}`, longMs)),
    );
    expect(holders.filter((holder) => holder === null)).toHaveLength(1);
    const winner = await store.get(name);
    expect(holders.filter((holder) => holder !== null)).toEqual(Array(19).fill(winner));
  });

  it('lets a claim go after its time to live', async () => {
    const name = key();
    expect(await store.claim(name, 'first', 60)).toBeNull();
    await wait(120);
    expect(await store.claim(name, 'second', 1_000)).toBeNull();
  });

  it('deletes a claim only for its holder', async () => {
    const name = key();
    await store.claim(name, 'mine', longMs);
    expect(await store.deleteIfHeld(name, 'theirs')).toBe(false);
    expect(await store.get(name)).toBe('mine');
    expect(await store.deleteIfHeld(name, 'mine')).toBe(true);
    expect(await store.deleteIfHeld(name, 'mine')).toBe(false);
  });

  it('counts within a window that the first count opens, and starts again after it', async () => {
    const name = key();
    expect(await store.readCount(name)).toBeNull();
    const counts = await Promise.all(Array.from({ length: 5 }, () => store.count(name, longMs)));
    expect(counts.map(({ count }) => count).sort()).toEqual([1, 2, 3, 4, 5]);
    for (const { resetMs } of counts) expect(resetMs).toBeLessThanOrEqual(longMs);
    expect((await store.readCount(name))?.count).toBe(5);
    // Later counts do not put the end of the window off: counted all the time, it comes all the same.
    const short = key();
    const first = async () => expect((await store.count(short, 200)).count).toBe(1);
    await first();
    await eventually(first);
  });

  it('answers a ping', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
});

describe('the memory store', () => {
  it('lets the oldest go when it is full', async () => {
    await using store = createMemoryStore({ maxEntries: 2 });
    for (const name of ['a', 'b', 'c']) await store.set(name, name, longMs);
    expect([await store.get('a'), await store.get('b'), await store.get('c')]).toEqual([null, 'b', 'c']);
  });

  it('keeps a count that goes on before what nobody has touched since', async () => {
    await using store = createMemoryStore({ maxEntries: 2 });
    await store.count('counted', longMs);
    for (const name of ['a', 'b', 'c']) {
      await store.set(name, name, longMs);
      await store.count('counted', longMs);
    }
    expect((await store.readCount('counted'))?.count).toBe(4);
  });
});

describe('the redis store', () => {
  it('gives every key a time to live', async () => {
    await using server = await startRedisServer();
    const client = connectRedis(server.url, () => undefined);
    await new Promise((resolve) => client.once('ready', resolve));
    client.options.commandTimeout = longMs;
    await using store = createRedisStore(client);
    await store.set('set', '1', longMs);
    await store.claim('claim', '1', longMs);
    await store.count('count', longMs);
    await store.setIfUnchanged('set-if', null, '1', longMs);
    await store.setIfUnchanged('set-if', '1', '2', longMs);
    await store.getAndExtend('set', 2 * longMs);
    await store.takePlace('places', 'holder', 2, longMs);
    const keys = await client.keys('*');
    expect(keys.sort()).toEqual(['claim', 'count', 'places', 'set', 'set-if']);
    for (const name of keys) expect(await client.pttl(name)).toBeGreaterThan(0);
  });

  it.each(['stopped', 'frozen'] as const)(
    'throws StoreUnavailable within a second while Redis is %s, and recovers',
    async (how) => {
      await using server = await startRedisServer();
      const client = connectRedis(server.url, () => undefined);
      await new Promise((resolve) => client.once('ready', resolve));
      await using store = createRedisStore(client);
      if (how === 'stopped') await server.stop();
      else server.freeze(true);
      const startedAt = performance.now();
      await expect(store.get('anything')).rejects.toMatchObject({ code: 'store_unavailable' });
      // A standstill of this process comes on top of the 600 ms.
      expect(performance.now() - startedAt).toBeLessThan(2_500);
      if (how === 'stopped') await server.start();
      else server.freeze(false);
      await eventually(() => store.ping(), 7_000);
    },
  );
});
