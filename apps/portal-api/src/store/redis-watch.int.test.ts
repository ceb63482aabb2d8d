import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import { eventually } from '../testing/eventually.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { connectRedis } from './connect-redis.js';
import { watchRedis, type RedisWatch } from './redis-watch.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the watch on Redis', () => {
  let server: RedisServer;
  let client: Redis;
  let watch: RedisWatch;

  beforeEach(async () => {
    server = await startRedisServer();
    client = connectRedis(server.url, () => undefined);
    watch = watchRedis(client);
    await eventually(async () => expect(watch.lost.aborted).toBe(false));
  });
  afterEach(async () => {
    watch[Symbol.dispose]();
    client.disconnect();
    await server.stop();
  });

  it('ends all waits for a Redis that hangs at once, those that have just begun as well', async () => {
    server.freeze(true);
    const startedAt = performance.now();
    const ends: number[] = [];
    const ask = () => client.get('any').catch(() => void ends.push(performance.now() - startedAt));
    const asked = [ask()];
    await wait(300);
    asked.push(ask());
    await Promise.all(asked);
    expect(Math.max(...ends)).toBeLessThan(900);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(100);
    expect(watch.lost.aborted).toBe(true);
    const again = performance.now();
    await ask();
    expect(performance.now() - again).toBeLessThan(50);
  });

  it('notices it without any command, and that it is back', async () => {
    const { lost } = watch;
    server.freeze(true);
    await eventually(async () => expect(lost.aborted).toBe(true), 1_500);
    // Nor is one that only takes connections taken for one that answers.
    await wait(1_500);
    expect(watch.lost.aborted).toBe(true);
    server.freeze(false);
    await eventually(async () => expect(watch.lost.aborted).toBe(false), 4_000);
    expect(watch.lost).not.toBe(lost);
    expect(await client.ping()).toBe('PONG');
  });

  it('does not take a standstill of its own process for one of Redis', async () => {
    const { lost } = watch;
    const send = client.sendCommand.bind(client);
    let stills = 0;
    // Right after it has asked: the answer comes meanwhile, and the time is over before it can be read.
    client.sendCommand = (command, stream) => {
      const standStill = () => {
        stills++;
        for (const until = Date.now() + 560; Date.now() < until;);
      };
      if (command.name === 'ping') setImmediate(standStill);
      return send(command, stream);
    };
    while (stills < 2) await wait(20);
    await wait(50);
    expect(lost.aborted).toBe(false);
  });

  it('does not take a standstill of the whole machine for one of Redis', async () => {
    const { lost } = watch;
    for (let stills = 0; stills < 3; stills++) {
      server.freeze(true);
      await wait(150);
      for (const until = Date.now() + 700; Date.now() < until;);
      server.freeze(false);
      await wait(300);
    }
    expect(lost.aborted).toBe(false);
  });

  it('takes a refusal for an answer', async () => {
    await client.config('SET', 'requirepass', 'changed');
    const other = client.duplicate({ password: 'changed' });
    await new Promise((resolve) => other.once('ready', resolve));
    await client.call('auth', 'changed');
    await client.call('acl', 'setuser', 'default', '-ping');
    await wait(900);
    expect(watch.lost.aborted).toBe(false);
    other.disconnect();
  });
});
