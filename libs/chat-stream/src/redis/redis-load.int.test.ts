import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { closeCodes } from '../close-codes.js';
import { createRedisRelay } from '../redis.js';
import { watchCommands } from '../testing/redis-monitor.fixture.js';
import { RedisWorld } from '../testing/redis-world.fixture.js';
import { eventually, soon } from '../testing/wait.fixture.js';

let world: RedisWorld;
beforeEach(async () => {
  world = await RedisWorld.open();
});
afterEach(() => world.close());

describe('Redis under a stream', () => {
  async function countCommands(act: () => Promise<void>): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    using _watch = await watchCommands(world.redis.port, ({ name, source }) => {
      if (source !== 'lua') counts.set(name, (counts.get(name) ?? 0) + 1);
    });
    await act();
    await soon(50);
    return counts;
  }

  it('sees far fewer commands than tokens, and no messages that no instance needs', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const [here, there] = [await a.listen('here'), await b.listen('there')];
    async function speak(channel: string): Promise<void> {
      const answer = (await a.hub.claim(channel, channel)).begin();
      for (let i = 0; i < 1_000; i += 1) {
        answer.token('x');
        if (i % 5 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
      answer.done('m');
    }
    const alone = await countCommands(async () => {
      await speak('here');
      await here.until(({ dones }) => dones === 1);
    });
    expect(alone.get('publish') ?? 0).toBe(0);
    expect(alone.get('evalsha') ?? 0).toBeLessThan(20);
    const across = await countCommands(async () => {
      await speak('there');
      await there.until(({ dones }) => dones === 1);
    });
    expect(across.get('publish')).toBeGreaterThan(0);
    expect(across.get('publish')).toBeLessThan(100);
    expect(here.frames).toBe(1_001);
  });

  it('keeps no key without a time to live', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    await b.listen('c', { tag: 'user:1' });
    const running = (await a.hub.claim('c', 'a')).begin();
    running.token('x');
    const ended = (await a.hub.claim('d', 'a')).begin();
    ended.token('x');
    ended.done('m');
    (await a.hub.claim('e', 'a')).begin().fail(closeCodes.coreFailed);
    await soon(300);
    const redis = world.redis.client();
    const keys = await redis.keys('*');
    expect(keys.length).toBeGreaterThanOrEqual(7);
    for (const key of keys) {
      const left = await redis.pttl(key);
      expect([key, left > 0 && left <= 300_000]).toEqual([key, true]);
    }
  });

  it('knows who listens where, by identifiers, and forgets them when they leave', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const socket = await b.listen('c', { tag: 'user:1' });
    await a.listen('c', { tag: 'user:2' });
    const relay = createRedisRelay({ redis: world.redis.client() });
    const users = async () => (await relay.sockets('c')).map(({ tags }) => tags[0]).sort();
    expect(await users()).toEqual(['user:1', 'user:2']);
    expect(new Set((await relay.sockets('c')).map(({ instance }) => instance)).size).toBe(2);
    socket.cut();
    await eventually(async () => (await users()).length === 1);
    expect(await users()).toEqual(['user:2']);
    await relay.close();
  });
});
