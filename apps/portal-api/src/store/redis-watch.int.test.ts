import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import { eventually } from '../testing/eventually.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { connectRedis } from './connect-redis.js';
import { probeCommand, probeRoom, watchRedis, type RedisWatch } from './redis-watch.js';

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
    // The client is patient: nothing but the watch can end its waits in time.
    client.options.commandTimeout = 10_000;
    server.freeze(true);
    const startedAt = performance.now();
    const ask = () =>
      client.get('any').then(
        () => 'answered',
        () => (watch.lost.aborted ? 'rejected while lost' : 'rejected'),
      );
    const asked = [ask()];
    await wait(300);
    asked.push(ask());
    expect(await Promise.all(asked)).toEqual(['rejected while lost', 'rejected while lost']);
    expect(await ask()).toBe('rejected while lost');
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('notices it without any command, and that it is back', async () => {
    const { lost } = watch;
    server.freeze(true);
    await eventually(async () => expect(lost.aborted).toBe(true));
    // Nor is one that only takes connections taken for one that answers.
    await wait(1_500);
    expect(watch.lost.aborted).toBe(true);
    server.freeze(false);
    await eventually(async () => expect(watch.lost.aborted).toBe(false), 7_000);
    expect(watch.lost).not.toBe(lost);
    await eventually(async () => expect(await client.ping()).toBe('PONG'));
  });

  it('does not take a Redis that takes connections and no writes for one that is back', async () => {
    let returns = 0;
    const paused = connectRedis(server.url, () => undefined);
    using watched = watchRedis(paused, () => returns++);
    await eventually(() => expect(returns).toBe(1));
    const admin = client.duplicate();
    await new Promise((resolve) => admin.once('ready', resolve));
    await admin.client('PAUSE', 60_000, 'WRITE');
    await eventually(() => expect(watched.lost.aborted).toBe(true), 3_000);
    let connections = 0;
    paused.on('ready', () => connections++);
    await eventually(() => expect(connections).toBeGreaterThan(1), 10_000);
    expect([returns, watched.lost.aborted]).toEqual([1, true]);
    await admin.client('UNPAUSE');
    await eventually(() => expect([returns, watched.lost.aborted]).toEqual([2, false]), 5_000);
    admin.disconnect();
    paused.disconnect();
  }, 30_000);

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
      if (command.name === probeCommand) setImmediate(standStill);
      return send(command, stream);
    };
    while (stills < 2) await wait(20);
    await wait(50);
    expect(lost.aborted).toBe(false);
  });

  it('does not take a standstill of the whole machine for one of Redis', async () => {
    const send = client.sendCommand.bind(client);
    let isAsked = true;
    // From the question on, so that the answer is owed, and until its time is long over by the clock.
    client.sendCommand = (command, stream) => {
      const standStill = () => {
        for (const until = Date.now() + 700; Date.now() < until;);
        server.freeze(false);
      };
      if (command.name === probeCommand && !isAsked) {
        isAsked = true;
        server.freeze(true);
        setImmediate(standStill);
      }
      return send(command, stream);
    };
    let survived = 0;
    // A busy machine may be late to let Redis go on as well: that is a loss, but not each time.
    for (let stills = 0; survived < 3 && stills < 6; stills++) {
      await eventually(() => expect(watch.lost.aborted).toBe(false));
      const { lost } = watch;
      isAsked = false;
      await eventually(() => expect(isAsked).toBe(true));
      await wait(600);
      if (!lost.aborted) survived++;
    }
    expect(survived).toBe(3);
  }, 40_000);

  it('fails no command for a standstill of the whole machine', async () => {
    let answered = 0;
    for (let stills = 0; answered < 2 && stills < 5; stills++) {
      await eventually(() => expect(watch.lost.aborted).toBe(false));
      server.freeze(true);
      const reply = client.get('any').then(
        () => answered++,
        () => undefined,
      );
      // Sent, and then nothing runs for a second.
      await new Promise((resolve) => setImmediate(resolve));
      for (const until = Date.now() + 1_000; Date.now() < until;);
      server.freeze(false);
      await reply;
    }
    expect(answered).toBe(2);
  }, 40_000);

  it('takes one that became a replica for gone, also while it takes connections, until it is a master again', async () => {
    const admin = client.duplicate({ Connector: undefined, reconnectOnError: null });
    await new Promise((resolve) => admin.once('ready', resolve));
    await admin.replicaof('127.0.0.1', 1);
    await eventually(() => expect(watch.lost.aborted).toBe(true), 2_000);
    for (const until = Date.now() + 1_000; Date.now() < until; await wait(5))
      expect(watch.lost.aborted).toBe(true);
    await admin.replicaof('NO', 'ONE');
    await eventually(() => expect(watch.lost.aborted).toBe(false));
    expect(await client.set('any', '1', 'PX', 1_000)).toBe('OK');
    admin.disconnect();
  });

  it('does not give up a Redis that is full, which a look for room tells', async () => {
    await probeRoom(client);
    await client.config('SET', 'maxmemory', '1');
    await expect(probeRoom(client)).rejects.toThrow('OOM');
    await wait(900);
    expect(watch.lost.aborted).toBe(false);
    await client.config('SET', 'maxmemory', '0');
    await probeRoom(client);
  });

  it('takes a refusal for an answer', async () => {
    client.options.commandTimeout = 10_000;
    await client.config('SET', 'requirepass', 'changed');
    const other = client.duplicate({ password: 'changed' });
    await new Promise((resolve) => other.once('ready', resolve));
    await client.call('auth', 'changed');
    await client.call('acl', 'setuser', 'default', `-${probeCommand}`);
    await wait(900);
    expect(watch.lost.aborted).toBe(false);
    other.disconnect();
  });
});
