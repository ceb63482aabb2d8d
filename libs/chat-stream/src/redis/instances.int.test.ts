import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { closeCodes } from '../close-codes.js';
import { ClaimLostError } from '../errors.js';
import { RedisWorld } from '../testing/world.fixture.js';

let world: RedisWorld;
beforeEach(async () => {
  world = await RedisWorld.open();
});
afterEach(() => world.close());

const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function waitFor(condition: () => boolean | Promise<boolean>, ms = 5_000): Promise<void> {
  for (const end = Date.now() + ms; !(await condition()); await soon(5)) {
    if (Date.now() > end) throw new Error('Waited in vain');
  }
}

describe('an instance that is killed in the middle of an answer', () => {
  it('leaves what it produced, then 4502 within 10 s, and a free channel', async () => {
    const b = await world.instance();
    const c = await world.instance();
    const channel = randomUUID();
    const socket = await b.listen(channel);
    const script = join(import.meta.dirname, '../testing/producer-process.fixture.ts');
    const tsx = join(import.meta.dirname, '../../../../node_modules/tsx/dist/cli.mjs');
    const args = [tsx, '--conditions=@portal/source', script, String(world.redis.port), channel, 'a'];
    const child = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    await socket.until(({ heard }) => heard.includes('20 '), 15_000);
    process.kill(-child.pid!, 'SIGKILL');
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
    await waitFor(async () => !(await b.hub.stop('c', 'a')));
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

describe('Redis', () => {
  async function countCommands(act: () => Promise<void>): Promise<Map<string, number>> {
    const monitor = await world.redis.client().monitor();
    const counts = new Map<string, number>();
    monitor.on('monitor', (_time: string, [name = '']: string[], source: string) => {
      if (source !== 'lua') counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
    });
    await act();
    await soon(50);
    monitor.disconnect();
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
    const redis = world.redis.client();
    const members = () => redis.zrange('chat-stream:{c}:sockets', '0', '-1');
    await waitFor(async () => (await members()).length === 2);
    expect((await members()).map((member) => (JSON.parse(member) as string[])[2]).sort()).toEqual([
      'user:1',
      'user:2',
    ]);
    socket.cut();
    await waitFor(async () => (await members()).length === 1);
  });

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
    await world.redis.resume();
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
    expect(world.errors.length).toBeGreaterThan(0);
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
