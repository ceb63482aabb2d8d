import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import type { Relay } from '../relay.js';
import { createRedisRelay } from '../redis.js';
import { RedisServer } from '../testing/redis-server.fixture.js';

const text = 'Меня зовут Василиса, а живу я в тридевятом царстве';

describe('the log of an answer, under a secret', () => {
  let server: RedisServer;
  let client: Redis;
  beforeEach(async () => {
    server = await RedisServer.start();
    client = server.client();
  });
  afterEach(() => server.stop());

  const relay = () => createRedisRelay({ redis: server.client(), secret: 'known to all instances' });
  const stored = async () => {
    const [key = ''] = await client.keys('*:text:*');
    return (await client.getBuffer(key)) ?? Buffer.alloc(0);
  };

  it('hides each text of its own, also of an answer that is begun again under an id that was forgotten', async () => {
    const [one, other] = [relay(), relay()];
    const seen: Buffer[] = [];
    for (const relay of [one, one, other]) {
      const { append } = logOf(relay);
      expect(await append(0, '')).toEqual({ length: 0, ended: false });
      await append(0, text);
      expect(await append(text.length, text)).toEqual({ length: 2 * text.length, ended: false });
      expect((await other.look('c', 'a')).text).toBe(text + text);
      const bytes = await stored();
      for (const earlier of seen) expect(bytes.includes(earlier.subarray(-64))).toBe(false);
      seen.push(bytes);
      // As it is after its time to live.
      await client.flushall();
    }
  });

  it('goes on where another has begun under the same id', async () => {
    const [one, other] = [logOf(relay()), logOf(relay())];
    await one.append(0, 'one ');
    expect(await other.append(0, 'other ')).toEqual({ length: 4, ended: false });
    expect(await other.append(4, 'two ')).toEqual({ length: 8, ended: false });
    // Whoever has never written there has to learn first how it is hidden.
    expect(await logOf(relay()).append(8, 'three')).toEqual({ length: 13, ended: false });
    expect((await relay().look('c', 'a')).text).toBe('one two three');
  });

  it('is filled anew when it was lost in the middle of an answer', async () => {
    const { append } = logOf(relay());
    await append(0, 'one ');
    await client.flushall();
    expect(await append(4, 'two')).toEqual({ length: 0, ended: false });
    await append(0, 'one two');
    expect((await relay().look('c', 'a')).text).toBe('one two');
  });

  it('is no log when it is too short to be one', async () => {
    await logOf(relay()).append(0, text);
    const [key = ''] = await client.keys('*:text:*');
    await client.set(key, 'short');
    expect((await relay().look('c', 'a')).text).toBe('');
  });
});

/** One answer, as a producer sees it. */
function logOf(relay: Relay) {
  return { append: (from: number, piece: string) => relay.append('c', 'a', from, piece) };
}
