import { createSecretKey, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Job, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { createLog } from '../log.js';
import { openStore, type OpenStore } from '../store/open-store.js';
import { createSeal } from '../store/sealed.js';
import { eventually } from '../testing/eventually.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import type { DeliverExchange, ExchangeLane, WaitingExchange } from './exchange-lane.js';
import { createQueueLane } from './queue-lane.js';

const log = createLog('silent');

const exchange = (answerId: string, dialogId = 'dialog'): WaitingExchange => ({
  dialogId,
  answerId,
  question: 'q',
  answer: 'a',
});

describe('the lane in Redis', () => {
  let redis: RedisServer;
  let opened: OpenStore;
  let client: Redis;
  let lane: ExchangeLane;
  let deliver: DeliverExchange;
  let delivered: string[];
  const seal = createSeal(createSecretKey(randomBytes(32)));

  /** The bound of half a second is for the reply to a question: a busy machine may be slower where that is not what is tested. */
  const openLane = (bound: { answerWithinMs?: number } = { answerWithinMs: 10_000 }) =>
    createQueueLane({
      connection: opened.connection!,
      store: opened.store,
      seal,
      ...bound,
      deliver: async (given, until) => {
        const outcome = await deliver(given, until);
        if (outcome === 'done') delivered.push(given.answerId);
        return outcome;
      },
    });

  beforeEach(async () => {
    redis = await startRedisServer();
    opened = openStore(redis.url, log);
    await eventually(() => opened.store.ping());
    client = new Redis(redis.url);
    delivered = [];
    lane = openLane();
    // Its connections are made by now: the bound on an exchange is for Redis, not for a busy machine that has them to make.
    await eventually(() => lane.size());
  });
  afterEach(async () => {
    await lane[Symbol.asyncDispose]();
    opened.connection!.disconnect();
    client.disconnect();
    await opened.store[Symbol.asyncDispose]();
    await redis.stop();
  });

  it('knows that an exchange waits, though the next one of its dialog finds no room', async () => {
    const core = Promise.withResolvers<'done'>();
    deliver = () => core.promise;
    await eventually(() => lane.add(exchange('first')));
    await eventually(async () => expect(await client.llen('outbox:exchange:active')).toBe(1));
    const others = Array.from({ length: 100_000 }, (_, at) => `other-${at}`);
    await client.rpush('outbox:exchange:wait', ...others);
    await expect(lane.add(exchange('second'))).rejects.toThrow('full');
    expect(await lane.holds('dialog')).toBe(true);
    await client.del('outbox:exchange:wait');
    core.resolve('done');
    await eventually(async () => expect(await lane.holds('dialog')).toBe(false));
    expect(delivered).toEqual(['first']);
  });

  it('has not taken an exchange that it could not let go: the caller does not leave it to the time of a dead instance', async () => {
    deliver = async () => 'done';
    const promote = jest.spyOn(Job.prototype, 'promote');
    promote.mockRejectedValueOnce(new Error('Connection is closed.'));
    await expect(lane.add(exchange('first'))).rejects.toThrow('closed');
    expect(delivered).toEqual([]);
    await lane.add(exchange('first'));
    await eventually(async () => expect(delivered).toEqual(['first']));
    promote.mockRestore();
  });

  it('goes on within seconds when Redis has closed a connection in the middle of taking an exchange', async () => {
    deliver = async () => 'done';
    const take = jest.spyOn(
      Worker.prototype as unknown as { moveToActive(): Promise<unknown> },
      'moveToActive',
    );
    take.mockRejectedValueOnce(new Error('Connection is closed.'));
    await eventually(() => lane.add(exchange('first')));
    await eventually(() => expect(delivered).toEqual(['first']));
    expect(take.mock.calls.length).toBeGreaterThan(1);
    take.mockRestore();
  });

  it('leaves the process its turns when each question for the next exchange fails at once', async () => {
    const refused = new Error("READONLY You can't write against a read only replica.");
    const core = Promise.withResolvers<'done'>();
    deliver = () => core.promise;
    await eventually(() => lane.add(exchange('first')));
    await eventually(async () => expect(await client.llen('outbox:exchange:active')).toBe(1));
    // What is known of the one in hand cannot be said, and so there may be another.
    for (const method of ['moveToCompleted', 'moveToFailed'] as const)
      jest.spyOn(Job.prototype, method).mockRejectedValueOnce(refused);
    let inOneTurn = 0;
    const turns = setInterval(() => (inOneTurn = 0), 10).unref();
    const prototype = Worker.prototype as unknown as { moveToActive(): Promise<unknown> };
    const asks = jest.spyOn(prototype, 'moveToActive').mockImplementation(() => {
      // Who asks without end is stopped here, or the test would have no turn to fail in.
      return (inOneTurn += 1) > 100 ? new Promise(() => undefined) : Promise.reject(refused);
    });
    core.resolve('done');
    await eventually(() => expect(asks.mock.calls.length).toBeGreaterThan(1));
    expect(asks.mock.calls.length).toBeLessThan(20);
    jest.restoreAllMocks();
    clearInterval(turns);
    await eventually(() => lane.add(exchange('second')));
    await eventually(() => expect(delivered).toContain('second'), 20_000);
  }, 40_000);

  it('goes on to the next as soon as Redis is back, though one was delivered before its client was', async () => {
    const [inHand, core] = [Promise.withResolvers<void>(), Promise.withResolvers<'done'>()];
    deliver = () => (inHand.resolve(), core.promise);
    await eventually(() => lane.add(exchange('first')));
    await inHand.promise;
    await lane.add(exchange('second', 'another'));
    redis.freeze(true);
    // Until the connections are taken for gone.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    // The client of the store may be back before that of the worker.
    const isOver = jest.spyOn(opened.store, 'deleteIfHeld').mockResolvedValueOnce(true);
    core.resolve('done');
    await eventually(() => expect(isOver).toHaveBeenCalled());
    isOver.mockRestore();
    redis.freeze(false);
    // What belongs to nobody any more is let go after some nine seconds.
    await eventually(() => expect(delivered).toEqual(['first', 'second']), 5_000);
  }, 40_000);

  it.each(['is away', 'hangs'])('leaves no connection behind when it closes while Redis %s', async (how) => {
    if (how === 'hangs') redis.freeze(true);
    else await redis.stop();
    await lane[Symbol.asyncDispose]();
    await redis.stop();
    await redis.start();
    // A connection that went on would be there again within two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await client.client('LIST')).not.toContain('name=outbox');
  });

  it('knows that a dialog waits until its last exchange is delivered', async () => {
    let isAway = true;
    deliver = async () => {
      if (isAway) throw new Error('away');
      return 'done';
    };
    for (const id of ['first', 'second', 'third']) await lane.add(exchange(id));
    expect(await lane.holds('dialog')).toBe(true);
    isAway = false;
    await eventually(async () => expect(await lane.holds('dialog')).toBe(false));
    expect(delivered).toEqual(['first', 'second', 'third']);
  });

  it.each(['stored', 'forgotten while it waits'])(
    'leaves no mark on a dialog whose exchange is %s, though Redis fails at that moment',
    async (how) => {
      const core = Promise.withResolvers<'done'>();
      deliver = () => core.promise;
      const gone = jest.spyOn(opened.store, 'deleteIfHeld');
      if (how === 'stored') gone.mockRejectedValueOnce(new Error('Connection is closed.'));
      else await lane.add(exchange('in hand', 'another'));
      await lane.add(exchange('first'));
      if (how !== 'stored') await lane.forget('dialog', 'first');
      core.resolve('done');
      await eventually(async () => expect(await lane.holds('dialog')).toBe(false));
      await eventually(async () => expect(await lane.size()).toBe(0));
      gone.mockRestore();
    },
  );

  it('believes no mark whose job is gone, however it came to be there', async () => {
    deliver = async () => 'done';
    await using strict = openLane({});
    const set = opened.store.set.bind(opened.store);
    const slow = jest.spyOn(opened.store, 'set');
    // Late, the second time after the first call's job was let go and delivered.
    for (const ms of [520, 300])
      slow.mockImplementationOnce(async (...asked) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        await set(...asked);
      });
    await expect(strict.add(exchange('first'))).rejects.toThrow('late');
    await strict.add(exchange('first')).catch(() => undefined);
    await eventually(() => expect(delivered).toContain('first'));
    await eventually(async () => expect(await lane.size()).toBe(0));
    await eventually(async () => expect(await lane.holds('dialog')).toBe(false));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await lane.holds('dialog')).toBe(false);
    slow.mockRestore();
  });

  it('loses no exchange that lets another of its dialog go first, though Redis fails at that moment', async () => {
    let isRefused = true;
    deliver = async ({ answerId }) => (answerId === 'first' && isRefused ? 'later' : 'done');
    await eventually(() => lane.add(exchange('first')));
    await eventually(async () => expect(await client.zcard('outbox:exchange:delayed')).toBe(1));
    const delay = jest.spyOn(Job.prototype, 'moveToDelayed');
    delay.mockRejectedValueOnce(new Error("Stream isn't writeable"));
    await lane.add(exchange('second'));
    await eventually(() => expect(delay).toHaveBeenCalledTimes(2));
    isRefused = false;
    await eventually(() => expect(delivered).toEqual(['first', 'second']), 20_000);
    await eventually(async () => expect(await lane.holds('dialog')).toBe(false));
    delay.mockRestore();
  }, 40_000);

  it('keeps the order of a dialog whose first exchange lets others go first for longer than a turn may take', async () => {
    // As if so much more time had passed: what is remembered of it has a fiftieth of its time.
    const set = opened.store.set.bind(opened.store);
    const early = jest.spyOn(opened.store, 'set');
    early.mockImplementation((key, value, ttlMs) => set(key, value, ttlMs / 50));
    let isRefused = true;
    deliver = async ({ answerId }) => (answerId === 'first' && isRefused ? 'later' : 'done');
    await eventually(() => lane.add(exchange('first')));
    await eventually(async () => expect(await client.zcard('outbox:exchange:delayed')).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await lane.add(exchange('second'));
    await lane.add(exchange('other', 'another'));
    await eventually(() => expect(delivered).toContain('other'));
    isRefused = false;
    await eventually(() => expect(delivered).toEqual(['other', 'first', 'second']), 20_000);
    await eventually(async () => expect(await lane.holds('dialog')).toBe(false));
    early.mockRestore();
  }, 40_000);

  it('keeps the order of those that waited for such a one, and of those that come when it is delivered', async () => {
    let isRefused = true;
    deliver = async ({ answerId }) => (answerId === 'first' && isRefused ? 'later' : 'done');
    await eventually(() => lane.add(exchange('first')));
    await eventually(async () => expect(await client.zcard('outbox:exchange:delayed')).toBe(1));
    isRefused = false;
    // Its own turn comes a good while after that of the first.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await lane.add(exchange('second'));
    await eventually(() => expect(delivered).toEqual(['first']), 20_000);
    await lane.add(exchange('third'));
    await eventually(() => expect(delivered).toEqual(['first', 'second', 'third']), 20_000);
    await eventually(async () => expect(await client.keys('outbox:{dialog}*')).toEqual([]));
  }, 60_000);

  it('lets an exchange go on when the one before it is forgotten', async () => {
    deliver = async ({ answerId }) => (answerId === 'first' ? 'later' : 'done');
    await eventually(() => lane.add(exchange('first')));
    await eventually(async () => expect(await client.zcard('outbox:exchange:delayed')).toBe(1));
    await lane.add(exchange('second'));
    await eventually(async () => expect(await client.zcard('outbox:exchange:delayed')).toBe(2));
    await lane.forget('dialog', 'first');
    await eventually(() => expect(delivered).toEqual(['second']), 20_000);
  }, 40_000);

  it('counts what lets others go first as waiting, and what is only expected as nothing', async () => {
    deliver = async ({ answerId }) => (answerId === 'refused' ? 'later' : 'done');
    await lane.expect(exchange('expected'), 60_000);
    expect(await lane.size()).toBe(0);
    await lane.add(exchange('refused'));
    await lane.add(exchange('taken', 'another'));
    await eventually(() => expect(delivered).toEqual(['taken']));
    // What was taken is in hand until its reply has come to Redis.
    await eventually(async () => expect(await lane.size()).toBe(1));
    expect(await client.zcard('outbox:exchange:delayed')).toBe(2);
    await lane.forget('dialog', 'expected');
    expect(await lane.size()).toBe(1);
  });

  it('works one exchange at a time over all instances, though Redis has forgotten everything meanwhile', async () => {
    await using another = openLane();
    let isBusy = false;
    const overlaps: string[] = [];
    deliver = async ({ answerId }) => {
      if (isBusy) overlaps.push(answerId);
      isBusy = true;
      await new Promise((resolve) => setTimeout(resolve, 100));
      isBusy = false;
      return 'done';
    };
    await eventually(async () => expect(await client.client('LIST')).toContain('bzpopmin'));
    await client.flushall();
    const ids = ['1', '2', '3', '4', '5', '6'];
    for (const [at, id] of ids.entries()) await (at % 2 ? another : lane).add(exchange(id));
    await eventually(() => expect(delivered).toHaveLength(ids.length), 10_000);
    expect([delivered, overlaps]).toEqual([ids, []]);
  });
});
