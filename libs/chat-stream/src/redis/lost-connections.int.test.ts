import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { closeCodes } from '../close-codes.js';
import { createHub } from '../hub.js';
import { createRedisRelay } from '../redis.js';
import { RedisWorld } from '../testing/redis-world.fixture.js';
import { eventually, soon } from '../testing/wait.fixture.js';

let world: RedisWorld;
beforeEach(async () => {
  world = await RedisWorld.open();
});
afterEach(() => world.close());

/** The subscriptions of all instances break; each is made anew within some milliseconds, and what is said meanwhile is lost. */
async function breakSubscriptions(): Promise<void> {
  await world.redis.client().call('CLIENT', 'KILL', 'TYPE', 'pubsub');
}

describe('a question that is asked the moment the connection breaks', () => {
  it('is answered to all instances, and alone on its channel', async () => {
    const redis = world.redis.client({ enableOfflineQueue: false });
    await soon(100);
    await using hub = createHub({ relay: createRedisRelay({ redis }) });
    (await hub.claim('other', 'a')).release();
    const b = await world.instance();
    const far = await b.listen('c');
    redis.disconnect(true);
    const answer = (await hub.claim('c', 'a')).begin();
    answer.token('one ');
    await far.hears('one ', 5_000);
    const resumed = await b.listen('c', { answer: 'a', offset: 0 });
    await expect(b.hub.claim('c', 'b')).rejects.toMatchObject({ answerId: 'a' });
    answer.token('two');
    answer.done('m');
    await Promise.all([far.hears('one two|m|'), resumed.hears('one two|m|')]);
  });
});

describe('a Redis that has just lost its data', () => {
  it('lets nobody be told that the answer he asks for is unknown while its producer lives', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const answer = (await a.hub.claim('c', 'a')).begin();
    answer.token('one ');
    await soon(300);
    await world.redis.client().flushall();
    const socket = await b.listen('c', { answer: 'a', offset: 0 });
    answer.token('two');
    answer.done('m');
    await socket.hears('one two|m|', 10_000);
  });

  it('is not waited for by those who ask for what never was', async () => {
    const b = await world.instance();
    await soon(300);
    const startedAt = performance.now();
    const socket = await b.listen('c', { answer: 'never', offset: 0 });
    expect(await socket.closes(1_000)).toBe(closeCodes.answerUnknown);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});

describe('an instance whose subscription breaks', () => {
  it.each(['with a socket', 'without a socket'])(
    'stops its answer all the same when an instance %s says so',
    async (how) => {
      const [a, b] = [await world.instance(), await world.instance()];
      const answer = (await a.hub.claim('c', 'a')).begin();
      answer.token('x');
      if (how === 'with a socket') await (await b.listen('c')).hears('x');
      await breakSubscriptions();
      expect(await b.hub.stop('c', 'a')).toBe(true);
      await eventually(() => answer.signal.aborted);
      answer.done('m');
    },
  );

  it('closes the sockets of a tag all the same, and none that has come since', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const socket = await a.listen('c', { tag: 'session:1' });
    await breakSubscriptions();
    b.hub.closeTagged('session:1', closeCodes.sessionEnded);
    // What is said at first has no age: on a busy machine it may be heard only now.
    await soon(500);
    const later = await a.listen('c', { tag: 'session:1' });
    expect(await socket.closes(5_000)).toBe(closeCodes.sessionEnded);
    await soon(2_500);
    expect(later.code).toBeUndefined();
  });
});
