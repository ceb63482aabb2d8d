import { describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { createHub } from '../hub.js';
import { createRedisRelay } from '../redis.js';
import { RedisServer } from '../testing/redis-server.fixture.js';
import { openSilentLine } from '../testing/silent-line.fixture.js';
import { StreamServer } from '../testing/stream-server.fixture.js';
import { soon } from '../testing/wait.fixture.js';

describe('a subscription whose connection goes away without a word', () => {
  it('is made anew within 5 s, and what was said meanwhile is heard', async () => {
    const redis = await RedisServer.start();
    await using line = await openSilentLine(redis.port);
    const subscriber = new Redis(line.port, '127.0.0.1', {
      commandTimeout: 1_000,
      maxRetriesPerRequest: null,
    });
    const instance = async (options: { subscriber?: Redis }) =>
      StreamServer.start(createHub({ relay: createRedisRelay({ redis: redis.client(), ...options }) }));
    const [here, there] = [await instance({}), await instance({ subscriber })];
    await soon(100);
    line.silence();
    const answer = (await here.hub.claim('c', 'a')).begin();
    const far = await there.listen('c');
    answer.token('heard ');
    await far.hears('heard ', 5_000);
    answer.token('at once');
    await far.hears('heard at once', 500);
    answer.done('m');
    await far.hears('heard at once|m|');
    await here.stop();
    await there.stop();
    await redis.stop();
  });

  it('and that goes away again at the moment it is back, leaves no failure behind that ends the process', async () => {
    const redis = await RedisServer.start();
    await using line = await openSilentLine(redis.port);
    const commandTimeout = 500;
    const subscriber = new Redis(line.port, '127.0.0.1', { commandTimeout, maxRetriesPerRequest: null });
    const hub = createHub({ relay: createRedisRelay({ redis: redis.client(), subscriber }) });
    // Of what nobody hears Jest tells, as the process would.
    await soon(100);
    const isBack = new Promise((resolve) =>
      subscriber.once('ready', () => {
        line.silence();
        resolve(true);
      }),
    );
    subscriber.stream.destroy();
    expect(await isBack).toBe(true);
    await soon(2 * commandTimeout);
    await hub.close();
    await redis.stop();
  });

  it('follows the commands to another server behind the same address, and leaves one that is alive and well', async () => {
    const [old, next] = await Promise.all([RedisServer.start(), RedisServer.start()]);
    await using line = await openSilentLine(old.port);
    const behind = new Redis(line.port, '127.0.0.1', {
      commandTimeout: 1_000,
      enableOfflineQueue: false,
      retryStrategy: () => 50,
    });
    behind.on('error', () => undefined);
    await new Promise((resolve) => behind.once('ready', resolve));
    const instance = async (redis: Redis) =>
      StreamServer.start(createHub({ relay: createRedisRelay({ redis }) }));
    const there = await instance(behind);
    await soon(100);
    // As a client does that is refused a write there.
    line.leadTo(next.port);
    behind.disconnect(true);
    const here = await instance(next.client());
    const answer = (await here.hub.claim('c', 'a')).begin();
    answer.token('heard ');
    const far = await there.listen('c');
    await far.hears('heard ', 5_000);
    await soon(1_500);
    answer.token('at once');
    await far.hears('heard at once', 500);
    answer.done('m');
    await far.hears('heard at once|m|');
    await here.stop();
    await there.stop();
    behind.disconnect();
    await old.stop();
    await next.stop();
  });

  it('is left alone while this process stands still', async () => {
    const redis = await RedisServer.start();
    const subscriber = redis.client();
    const closes: unknown[] = [];
    subscriber.on('close', () => closes.push(0));
    const hub = createHub({ relay: createRedisRelay({ redis: redis.client(), subscriber }) });
    const subscribe = subscriber.subscribe.bind(subscriber) as (...channels: string[]) => Promise<unknown>;
    let stills = 0;
    // Right after it has asked: the answer comes meanwhile, and the time is over before it can be read.
    Object.assign(subscriber, {
      subscribe: (...channels: string[]) => {
        if (stills++ % 2 === 0)
          setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700));
        return subscribe(...channels);
      },
    });
    await soon(5_000);
    expect(stills).toBeGreaterThan(2);
    expect(closes).toEqual([]);
    await hub.close();
    await redis.stop();
  }, 20_000);
});
