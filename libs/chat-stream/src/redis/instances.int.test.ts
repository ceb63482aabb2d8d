import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { closeCodes } from '../close-codes.js';
import { ClaimLostError } from '../errors.js';
import { createHub } from '../hub.js';
import { createRedisRelay } from '../redis.js';
import { recommendedServerOptions } from '../socket-io/server-options.js';
import { RedisWorld } from '../testing/redis-world.fixture.js';
import { RunningScript } from '../testing/run-script.fixture.js';
import { eventually, soon } from '../testing/wait.fixture.js';

let world: RedisWorld;
beforeEach(async () => {
  world = await RedisWorld.open();
});
afterEach(() => world.close());

describe('an instance that is killed in the middle of an answer', () => {
  it('leaves what it produced, then 4502 within 10 s, and a free channel', async () => {
    const b = await world.instance();
    const c = await world.instance();
    const channel = randomUUID();
    const socket = await b.listen(channel);
    const producer = RunningScript.start('producer-process.fixture.ts', world.redis.port, channel, 'a');
    await socket.until(({ heard }) => heard.includes('20 '), 15_000);
    producer.kill();
    const killedAt = Date.now();
    const question = c.hub.claim(channel, 'b');
    expect(await socket.closes(12_000)).toBe(4502);
    expect(Date.now() - killedAt).toBeLessThan(10_000);
    expect(socket.dones).toBe(0);
    const words = socket.heard.trim().split(' ').map(Number);
    expect(words).toEqual(words.map((_, index) => index));
    expect(words.length).toBeGreaterThan(20);
    await question.catch(() => undefined);
    (await c.hub.claim(channel, 'c').catch(() => b.hub.claim(channel, 'c'))).begin().done('m');
    const late = await c.listen(channel, { answer: 'a', offset: socket.heard.length });
    expect(await late.closes()).toBe(4502);
  }, 30_000);
});

describe('an instance that is killed before anything of its answer is known', () => {
  it('leaves 4502 to those who were told of the answer, and to nobody else', async () => {
    const b = await world.instance();
    // Claims, and never says that it lives.
    const dead = createRedisRelay({ redis: world.redis.client() });
    await Promise.all([dead.claim('told', 'a'), dead.claim('untold', 'a')]);
    const [told, untold] = [await b.listen('told', { answer: 'a', offset: 0 }), await b.listen('untold')];
    expect(await told.closes(8_000)).toBe(4502);
    expect(untold.code).toBeUndefined();
    (await b.hub.claim('told', 'b')).begin().done('m');
    (await b.hub.claim('untold', 'b')).begin().done('m');
    await untold.hears('|m|');
    await dead.close();
  }, 20_000);
});

describe('an instance that is killed the moment its answer has begun', () => {
  it('leaves 4502 within 10 s to sockets that were open elsewhere; one that never began leaves nothing', async () => {
    const b = await world.instance();
    const [begun, held] = [await b.listen('begun'), await b.listen('held')];
    for (const state of ['begun', 'held']) {
      const { port } = world.redis;
      await RunningScript.start('dying-process.fixture.ts', port, state, 'a', state).exits(20_000);
    }
    const diedAt = Date.now();
    expect(await begun.closes(12_000)).toBe(4502);
    expect(Date.now() - diedAt).toBeLessThan(10_000);
    await soon(2_000);
    (await b.hub.claim('held', 'b')).begin().done('m');
    await held.hears('|m|');
  }, 60_000);

  it('leaves 4502 to one that asks for it afterwards', async () => {
    const b = await world.instance();
    await RunningScript.start('dying-process.fixture.ts', world.redis.port, 'c', 'a', 'begun').exits(20_000);
    const late = await b.listen('c', { answer: 'a', offset: 0 });
    expect(await late.closes(10_000)).toBe(4502);
  }, 60_000);
});

describe('a socket that has got more than a dead instance has left', () => {
  it('is told to come back before Socket.IO takes it for a stranger, and of the end then', async () => {
    const b = await world.instance();
    await RunningScript.start('dying-process.fixture.ts', world.redis.port, 'c', 'a', 'begun').exits(20_000);
    const resume = { answer: 'a', offset: 1_000 };
    const first = await b.listen('c', resume);
    expect(await first.closes(recommendedServerOptions.connectTimeout)).toBe(1001);
    const next = await b.listen('c', resume);
    expect(await next.closes(10_000)).toBe(4502);
  }, 60_000);
});

describe('an answer that does not begin', () => {
  it('is unknown to a socket of another instance that asked for it while its channel was held', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const claim = await a.hub.claim('c', 'a');
    const [named, unnamed] = [await b.listen('c', { answer: 'a', offset: 0 }), await b.listen('c')];
    await soon(100);
    claim.release();
    expect(await named.closes(2_000)).toBe(4404);
    (await b.hub.claim('c', 'b')).begin().done('m');
    await unnamed.hears('|m|');
  });
});

describe('an instance with a short lease', () => {
  it('is heard of all the time', async () => {
    const redis = world.redis.client();
    const relay = createRedisRelay({ redis, leaseMs: 1_200 });
    const hub = createHub({ relay });
    await eventually(() => relay.alive(relay.instance));
    for (const until = Date.now() + 4_000; Date.now() < until; await soon(20))
      expect(await relay.alive(relay.instance)).toBe(true);
    await hub.close();
  });
});

describe('two instances', () => {
  it('drain: the socket of the one that closes gets 1001 and resumes on the other', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const answer = (await b.hub.claim('c', 'a')).begin();
    const socket = await a.listen('c');
    answer.token('before ');
    await socket.hears('before ');
    await a.hub.close();
    expect(await socket.closes()).toBe(1001);
    const again = await b.listen('c', { answer: 'a', offset: socket.heard.length });
    answer.token('after');
    answer.done('m');
    await again.hears('after|m|');
  });

  it('drain: a running answer of the one that closes ends within the grace, for all', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const answer = (await a.hub.claim('c', 'a')).begin();
    const socket = await b.listen('c');
    answer.token('x');
    await socket.hears('x');
    const closed = a.hub.close({ graceMs: 5_000 });
    answer.token('y');
    answer.done('m');
    await socket.hears('xy|m|');
    await closed;
    const late = await b.listen('c', { answer: 'a', offset: 1 });
    await late.hears('y|m|');
  });

  it('drain: an answer that cannot end is closed with 4502 elsewhere, at once', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const answer = (await a.hub.claim('c', 'a')).begin();
    const socket = await b.listen('c');
    answer.token('half');
    await socket.hears('half');
    await a.hub.close();
    expect(await socket.closes(1_000)).toBe(4502);
    (await b.hub.claim('c', 'b')).begin().done('m');
  });

  it('close the sockets of a tag on both', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const sockets = [await a.listen('c', { tag: 'session:1' }), await b.listen('d', { tag: 'session:1' })];
    const other = await b.listen('d', { tag: 'session:2' });
    expect(a.hub.closeTagged('session:1', closeCodes.sessionEnded)).toBe(1);
    for (const socket of sockets) expect(await socket.closes(5_000)).toBe(4401);
    expect(other.code).toBeUndefined();
  });

  it('go on when something arrives that none of them understands', async () => {
    const errors: unknown[] = [];
    const [a, b] = [await world.instance(), await world.instance({ onError: (error) => errors.push(error) })];
    const socket = await b.listen('c');
    const answer = (await a.hub.claim('c', 'a')).begin();
    answer.token('one ');
    await socket.hears('one ');
    const strange = [
      null,
      5,
      {},
      { kind: 'of tomorrow' },
      { kind: 'text', channel: 'c', answer: 'a', offset: 4 },
    ];
    const parcels = ['', '{', 'null', '5', '{}', '{"from":"x"}', '{"from":"x","messages":{}}'];
    for (const parcel of [...parcels, JSON.stringify({ from: 'x', messages: strange })])
      await world.redis.client().publish('chat-stream:everyone', parcel);
    await eventually(() => errors.length > 0);
    answer.token('two');
    answer.done('m');
    await socket.hears('one two|m|');
  });

  it('stop an answer of the other within 100 ms', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const answer = (await a.hub.claim('c', 'a')).begin();
    const startedAt = performance.now();
    const aborted = new Promise<number>((resolve) => {
      answer.signal.addEventListener('abort', () => resolve(performance.now() - startedAt));
    });
    expect(await b.hub.stop('c', 'a')).toBe(true);
    expect(await aborted).toBeLessThan(100);
    answer.done('m');
    await eventually(async () => !(await b.hub.stop('c', 'a')));
  });

  it('give the channel back when a claim is released', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const claim = await a.hub.claim('c', 'a');
    const socket = await b.listen('c');
    await expect(b.hub.claim('c', 'b')).rejects.toMatchObject({ answerId: 'a' });
    claim.release();
    const answer = (await b.hub.claim('c', 'b')).begin();
    answer.token('b');
    answer.done('m');
    await socket.hears('b|m|');
  });

  it('let the next question through on one as soon as done has come from the other', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const socket = await a.listen('c');
    let expected = '';
    for (let round = 0; round < 30; round += 1) {
      const answer = (await (round % 2 ? a : b).hub.claim('c', `a${round}`)).begin();
      answer.token('x');
      answer.done(`${round}`);
      expected += `x|${round}|`;
      await socket.hears(expected);
    }
  });
});

describe('a producer that was taken for dead', () => {
  it('is told that its answer has ended', async () => {
    const a = await world.instance();
    const answer = (await a.hub.claim('c', 'a')).begin();
    const socket = await a.listen('c');
    answer.token('x');
    await soon(200);
    await world.redis.client().set('chat-stream:{c}:end:a', 'failed 4502', 'PX', 10_000);
    answer.token('y');
    expect(await socket.closes()).toBe(4502);
    expect(answer.signal.reason).toBeInstanceOf(ClaimLostError);
  });
});
