import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHub, type AnswerClaim } from '../hub.js';
import { createRedisRelay } from '../redis.js';
import type { Relay } from '../relay.js';
import { RedisWorld } from '../testing/redis-world.fixture.js';
import { soon } from '../testing/wait.fixture.js';

let world: RedisWorld;
beforeEach(async () => {
  world = await RedisWorld.open();
});
afterEach(() => world.close());

const isReachable = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });

/** Does something around the second beat of a hub: the first that can tell of a loss. */
function aroundSecondBeat(relay: Relay, act: (tell: () => Promise<boolean>) => Promise<boolean>): void {
  const tell = relay.beat.bind(relay);
  let beats = 0;
  relay.beat = () => ((beats += 1) === 2 ? act(tell) : tell());
}

function standStill(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

describe('Redis', () => {
  it('that restarts empty in the middle of an answer costs nobody a word', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const answer = (await a.hub.claim('c', 'a')).begin();
    const [near, far] = [await a.listen('c'), await b.listen('c')];
    let expected = '';
    async function speak(words: number): Promise<void> {
      for (let i = 0; i < words; i += 1) {
        expected += `${expected.length} `;
        answer.token(expected.slice(answer.length));
        await soon(10);
      }
    }
    await speak(20);
    await far.hears(expected);
    await world.redis.kill();
    await speak(30);
    await near.hears(expected);
    // Whether a command fails or waits for the connection is a matter of moments; that Redis was away is not.
    expect(await isReachable(world.redis.port)).toBe(false);
    await world.redis.resume();
    expect(await isReachable(world.redis.port)).toBe(true);
    await speak(30);
    answer.done('m');
    await near.hears(`${expected}|m|`);
    await far.hears(`${expected}|m|`, 10_000);
    const late = await b.listen('c', { answer: 'a', offset: 7 });
    await late.hears(`${expected.slice(7)}|m|`);
    const c = await world.instance();
    await soon(1_500);
    const elsewhere = await c.listen('c', { answer: 'a', offset: 7 });
    await elsewhere.hears(`${expected.slice(7)}|m|`);
  }, 30_000);

  it('whose connections break in the middle of an answer costs nobody a word', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const far = await b.listen('c');
    const answer = (await a.hub.claim('c', 'a')).begin();
    let expected = '';
    for (let i = 0; i < 100; i += 1) {
      expected += `${i} `;
      answer.token(`${i} `);
      await soon(10);
      if (i % 20 === 10) {
        const admin = world.redis.client();
        await admin.call('CLIENT', 'KILL', 'TYPE', i % 40 === 10 ? 'pubsub' : 'normal', 'SKIPME', 'yes');
        admin.disconnect();
      }
    }
    answer.done('m');
    await far.hears(`${expected}|m|`, 10_000);
  });

  it('that loses its data keeps the channel for the answer that holds it', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    (await a.hub.claim('c', 'a')).begin().token('x');
    await world.redis.client().flushall();
    await soon(2_000);
    await expect(b.hub.claim('c', 'b')).rejects.toMatchObject({ answerId: 'a' });
  });

  it.each([0, 200, 700, 1_400])('that lost its data %i ms ago gives no channel away', async (ms) => {
    const [a, b] = [await world.instance(), await world.instance()];
    (await a.hub.claim('c', 'a')).begin().token('x');
    const ended = (await a.hub.claim('e', 'a')).begin();
    ended.token('said');
    ended.done('m');
    // A hub that has not begun yet cannot know that anything is lost.
    (await b.hub.claim('free', 'b')).release();
    await soon(300);
    await world.redis.client().flushall();
    await soon(ms);
    await Promise.all([
      expect(b.hub.claim('c', 'b')).rejects.toMatchObject({ answerId: 'a' }),
      expect(b.hub.claim('e', 'a')).rejects.toMatchObject({ outcome: { kind: 'done', messageId: 'm' } }),
    ]);
    const startedAt = performance.now();
    (await b.hub.claim('free', 'b')).release();
    expect(performance.now() - startedAt).toBeLessThan(2_500);
  });

  it('that has lost its data gives no channel away because the machine stood still meanwhile', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    (await a.hub.claim('c', 'a')).begin().token('x');
    (await b.hub.claim('free', 'b')).release();
    await world.redis.client().flushall();
    const claimed = b.hub.claim('c', 'b');
    setTimeout(() => standStill(2_000), 400);
    await expect(claimed).rejects.toMatchObject({ answerId: 'a' });
  });

  it('that has lost its data, as the beat on its way is about to tell, gives no channel away', async () => {
    const a = await world.instance();
    (await a.hub.claim('c', 'a')).begin().token('x');
    const relay = createRedisRelay({ redis: world.redis.client() });
    const claimed = new Promise<AnswerClaim>((resolve) => {
      aroundSecondBeat(relay, async (tell) => {
        await world.redis.client().flushall();
        const isRemembered = await tell();
        resolve(hub.claim('c', 'b'));
        await soon(50);
        return isRemembered;
      });
    });
    await using hub = createHub({ relay });
    await expect(claimed).rejects.toMatchObject({ answerId: 'a' });
  });

  it('that has lost its data gives no channel away because the machine stood still before it was asked for', async () => {
    const a = await world.instance();
    (await a.hub.claim('c', 'a')).begin().token('x');
    // Its beats come well before those of the other instance.
    await soon(700);
    const relay = createRedisRelay({ redis: world.redis.client() });
    const claimed = new Promise<AnswerClaim>((resolve) => {
      aroundSecondBeat(relay, async (tell) => {
        await world.redis.client().flushall();
        setTimeout(() => {
          standStill(2_200);
          resolve(hub.claim('c', 'b'));
        }, 50);
        return tell();
      });
    });
    await using hub = createHub({ relay });
    await expect(claimed).rejects.toMatchObject({ answerId: 'a' });
  });

  it('that has lost its data leaves a channel to who held it, though another tries it just then', async () => {
    const [ours, theirs] = [0, 1].map(() => createRedisRelay({ redis: world.redis.client() })) as [
      Relay,
      Relay,
    ];
    const [take, release] = [ours.claim.bind(ours), theirs.release.bind(theirs)];
    const refused = Promise.withResolvers<void>();
    ours.claim = async (...what) => {
      const reply = await take(...what);
      if (reply.holder) refused.resolve();
      return reply;
    };
    await using a = createHub({ relay: ours });
    await using b = createHub({ relay: theirs });
    const held = await a.claim('c', 'a');
    (await b.claim('free', 'b')).release();
    await soon(100);
    theirs.release = async (...what) => {
      await refused.promise;
      return release(...what);
    };
    await world.redis.client().flushall();
    await expect(b.claim('c', 'b')).rejects.toMatchObject({ answerId: 'a' });
    expect(held.signal.aborted).toBe(false);
  });

  it('that cannot be reached leaves answers and sockets of one instance working', async () => {
    const a = await world.instance();
    await world.redis.kill();
    const socket = await a.listen('c');
    const answer = (await a.hub.claim('c', 'a')).begin();
    answer.token('still here');
    answer.done('m');
    await socket.hears('still here|m|');
    const resumed = await a.listen('c', { answer: 'a', offset: 6 });
    await resumed.hears('here|m|');
    const unknown = await a.listen('c', { answer: 'elsewhere', offset: 0 });
    expect(await unknown.closes()).toBe(1001);
    await expect(a.hub.claim('c', 'b').then((claim) => claim.begin().ended)).resolves.toBe(false);
  });

  it('that is not there at the start is used as soon as it is', async () => {
    await world.redis.kill();
    const a = await world.instance();
    const socket = await a.listen('c');
    const early = (await a.hub.claim('c', 'early')).begin();
    early.token('alone');
    await socket.hears('alone');
    await world.redis.resume();
    const b = await world.instance();
    await soon(3_000);
    await expect(b.hub.claim('c', 'b')).rejects.toMatchObject({ answerId: 'early' });
    const far = await b.listen('c');
    early.done('m');
    await far.hears('alone|m|');
    const next = (await b.hub.claim('c', 'next')).begin();
    next.token('together');
    next.done('n');
    await socket.hears('alone|m|together|n|');
  });

  it('that comes back brings a running answer to the sockets that opened meanwhile', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const answer = (await a.hub.claim('c', 'a')).begin();
    answer.token('x');
    await world.redis.kill();
    const socket = await b.listen('c');
    await world.redis.resume();
    await socket.hears('x', 10_000);
    answer.done('m');
    await socket.hears('x|m|');
  });

  it('that hangs holds a claim up for the time of one command, though it stands behind others', async () => {
    const a = await world.instance();
    (await a.hub.claim('c', 'first')).release();
    world.redis.freeze(true);
    const before = a.hub.claim('c', 'before');
    await soon(300);
    const startedAt = performance.now();
    const behind = await a.hub.claim('d', 'behind');
    expect(performance.now() - startedAt).toBeLessThan(1_400);
    world.redis.freeze(false);
    behind.release();
    (await before).release();
  });
});
