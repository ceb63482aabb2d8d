import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { connectRedis } from './connect-redis.js';
import type { KeyValueStore } from './key-value-store.js';
import { createMemoryStore } from './memory-store.js';
import { createRedisStore } from './redis-store.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
    store = createRedisStore(client);
  });
  afterAll(async () => {
    await store[Symbol.asyncDispose]();
    await server?.stop();
  });

  it('gives back what was set, and null for what was not', async () => {
    const name = key();
    expect(await store.get(name)).toBeNull();
    await store.set(name, 'Привет', 1_000);
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
    await store.set(name, 'kept', 150);
    await wait(90);
    expect(await store.getAndExtend(name, 400)).toBe('kept');
    await wait(120);
    expect(await store.get(name)).toBe('kept');
    expect(await store.getAndExtend(key(), 400)).toBeNull();
  });

  it('lets exactly one of many take a value', async () => {
    const name = key();
    await store.set(name, 'prize', 1_000);
    const taken = await Promise.all(Array.from({ length: 10 }, () => store.take(name)));
    expect(taken.filter((value) => value !== null)).toEqual(['prize']);
    expect(await store.get(name)).toBeNull();
  });

  it('replaces what is there, and nothing that was deleted', async () => {
    const name = key();
    expect(await store.replace(name, 'new')).toBe(false);
    await store.set(name, 'old', 1_000);
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

  it('counts up to a number and no further, also of many at once', async () => {
    const name = key();
    const counts = await Promise.all(Array.from({ length: 10 }, () => store.countUpTo(name, 300, 3)));
    expect(counts.map((counted) => counted?.count ?? 0).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 2, 3]);
    await store.uncount(name);
    expect((await store.countUpTo(name, 300, 3))?.count).toBe(3);
    await wait(350);
    expect((await store.countUpTo(name, 300, 3))?.count).toBe(1);
  });

  it('takes counts back, never below zero, and the window runs on', async () => {
    const name = key();
    await store.uncount(name);
    expect(await store.readCount(name)).toBeNull();
    await store.count(name, 300);
    await store.count(name, 300);
    for (let times = 0; times < 3; times++) await store.uncount(name);
    expect((await store.readCount(name))?.count).toBe(0);
    await wait(350);
    expect(await store.readCount(name)).toBeNull();
  });

  it('lets exactly one of many claims succeed', async () => {
    const name = key();
    const holders = await Promise.all(
      Array.from({ length: 20 }, (_, n) => store.claim(name, `holder-${n}`, 1_000)),
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
    await store.claim(name, 'mine', 1_000);
    expect(await store.deleteIfHeld(name, 'theirs')).toBe(false);
    expect(await store.get(name)).toBe('mine');
    expect(await store.deleteIfHeld(name, 'mine')).toBe(true);
    expect(await store.deleteIfHeld(name, 'mine')).toBe(false);
  });

  it('counts within a window that the first count opens, and starts again after it', async () => {
    const name = key();
    expect(await store.readCount(name)).toBeNull();
    const counts = await Promise.all(Array.from({ length: 5 }, () => store.count(name, 200)));
    expect(counts.map(({ count }) => count).sort()).toEqual([1, 2, 3, 4, 5]);
    for (const { resetMs } of counts) expect(resetMs).toBeLessThanOrEqual(200);
    expect((await store.readCount(name))?.count).toBe(5);
    await wait(260);
    expect((await store.count(name, 200)).count).toBe(1);
  });

  it('answers a ping', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
});

describe('the memory store', () => {
  it('lets the oldest go when it is full', async () => {
    await using store = createMemoryStore({ maxEntries: 2 });
    for (const name of ['a', 'b', 'c']) await store.set(name, name, 1_000);
    expect([await store.get('a'), await store.get('b'), await store.get('c')]).toEqual([null, 'b', 'c']);
  });
});

describe('the redis store', () => {
  it('gives every key a time to live', async () => {
    await using server = await startRedisServer();
    const client = connectRedis(server.url, () => undefined);
    await new Promise((resolve) => client.once('ready', resolve));
    await using store = createRedisStore(client);
    await store.set('set', '1', 1_000);
    await store.claim('claim', '1', 1_000);
    await store.count('count', 1_000);
    await store.getAndExtend('set', 2_000);
    const keys = await client.keys('*');
    expect(keys.sort()).toEqual(['claim', 'count', 'set']);
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
      expect(performance.now() - startedAt).toBeLessThan(1_000);
      if (how === 'stopped') await server.start();
      else server.freeze(false);
      const until = Date.now() + 5_000;
      let back = false;
      while (!back && Date.now() < until)
        back = await store.ping().then(
          () => true,
          () => wait(50).then(() => false),
        );
      expect(back).toBe(true);
    },
  );
});
