import { describe, expect, it } from '@jest/globals';
import type { MessageList } from '@portal/contracts';
import { faultOn } from '@portal/core-fake';
import { Redis } from 'ioredis';
import { eventually } from '../testing/eventually.js';
import { startRedisServer } from '../testing/redis-server.js';
import { startTestPortal } from '../testing/test-portal.js';
import { startTwoPortals } from '../testing/two-portals.js';

describe.each(['stopped', 'frozen'] as const)('while Redis is %s', (how) => {
  it('every request ends within a second, nobody is let in, and all recovers by itself', async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    const user = await test.signIn();
    const { cookie } = user;
    if (how === 'stopped') await redis.stop();
    else redis.freeze(true);

    for (const ask of [
      () => user.request('GET', '/api/v1/courses'),
      () => user.request('POST', '/api/v1/assistant/sessions'),
      () => test.anonymous().request('POST', '/api/v1/auth/login', { student_id: 'stu-1001' }),
    ]) {
      const startedAt = performance.now();
      const { status, body } = await ask();
      expect([status, body.code]).toEqual([503, 'store_unavailable']);
      // A standstill of this process comes on top of the 600 ms.
      expect(performance.now() - startedAt).toBeLessThan(2_500);
    }
    expect((await fetch(`${test.opsUrl}/readyz`)).status).toBe(503);
    expect((await fetch(`${test.opsUrl}/livez`)).status).toBe(200);

    if (how === 'stopped') await redis.start();
    else redis.freeze(false);
    user.cookie = cookie;
    await eventually(async () => {
      await user.signIn('stu-1001');
      expect((await user.request('GET', '/api/v1/courses')).status).toBe(200);
      expect((await fetch(`${test.opsUrl}/readyz`)).status).toBe(200);
    }, 7_000);
  });
});

describe('a Redis that is full', () => {
  it('takes no login, and the portal is not ready until there is room again', async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    const admin = new Redis(redis.port, '127.0.0.1');
    const readiness = async () => (await fetch(`${test.opsUrl}/readyz`)).status;
    expect(await readiness()).toBe(200);
    await admin.config('SET', 'maxmemory', '1');
    const login = await test.anonymous().request('POST', '/api/v1/auth/login', { student_id: 'stu-1001' });
    expect([login.status, await readiness()]).toEqual([503, 503]);
    await admin.config('SET', 'maxmemory', '0');
    expect(await readiness()).toBe(200);
    admin.disconnect();
  });
});

describe('a dialog that the core makes while Redis freezes', () => {
  it('is there for who asked for it: what is remembered of it is not missed', async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    const user = await test.signIn();
    test.core.faults.set([faultOn('sessions').slowHeaders(1_000)]);
    const asked = user.request<{ id: string }>('POST', '/api/v1/assistant/sessions', {});
    await eventually(() => expect(test.core.requests('sessions')).toHaveLength(1));
    redis.freeze(true);
    const { status, body } = await asked;
    redis.freeze(false);
    test.core.faults.clear();
    expect([status, test.core.dialogs().map(({ id }) => id)]).toEqual([201, [body.id]]);
    await eventually(async () => {
      const reply = await user.request<MessageList>('GET', `/api/v1/assistant/sessions/${body.id}/messages`);
      expect([reply.status, reply.body.messages]).toEqual([200, []]);
    });
    expect((await user.hear(body.id, 'Почему небо голубое?')).accepted.cache).toBe('miss');
  }, 20_000);
});

describe('questions that are under way when Redis freezes', () => {
  const restMs = 200;
  const commandMs = 600;

  const play = async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    const firstTokenMs = 2_500;
    test.core.change({ first_token_ms: firstTokenMs });
    const asked = await Promise.all(
      ['stu-1001', 'stu-1002', 'stu-1003'].map(async (id) => {
        const user = await test.signIn(id);
        return { user, dialog: await user.createDialog() };
      }),
    );
    const asking = asked.map(async ({ user, dialog }) => {
      const { status, body } = await user.ask(dialog, 'Почему небо голубое?');
      return { status, cache: body.cache, at: performance.now() };
    });
    const seen = new Redis(redis.url);
    await eventually(() => expect(test.core.requests('chat')).toHaveLength(1));
    const calledAt = performance.now();
    await eventually(async () => {
      const [joined = ''] = await seen.keys('flight:*:joined');
      expect(await seen.get(joined)).toBe('2');
    });
    seen.disconnect();
    // What they still had to ask of Redis they have asked long since, and the answer begins while it is not yet taken for gone.
    await new Promise((resolve) => setTimeout(resolve, calledAt + firstTokenMs - restMs - performance.now()));
    redis.freeze(true);
    const frozenAt = performance.now();
    const replies = await Promise.all(asking);
    redis.freeze(false);
    return replies.map(({ status, cache, at }) => ({ status, cache, ms: at - frozenAt }));
  };

  it('get their shared answer, late by two commands that Redis does not answer at the most', async () => {
    let replies = await play();
    // A standstill of this process between freeze and first token is Redis's silence to it, but not again and again.
    for (let again = 0; again < 2 && replies.some(({ status }) => status !== 202); again++)
      replies = await play();
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(replies.map(({ cache }) => cache).sort()).toEqual(['joined', 'joined', 'miss']);
    // A standstill of this process comes on top.
    expect(Math.max(...replies.map(({ ms }) => ms))).toBeLessThan(restMs + 2 * commandMs + 2_000);
  }, 40_000);
});

describe("questions that wait for another instance's answer when Redis freezes", () => {
  const question = 'Почему небо голубое?';

  /** Questions at the second instance that wait for what the first has asked the core; freezes Redis, and gives the replies. */
  const askAndFreeze = async (count: number, settings: Record<string, string> = {}, isKept = false) => {
    await using both = await startTwoPortals(settings);
    const { core } = both.one;
    const seats = async (at: typeof both.one, ids: readonly string[]) =>
      Promise.all(
        ids.map(async (id) => {
          const user = await at.signIn(id);
          return { user, dialog: await user.createDialog() };
        }),
      );
    const [leader] = await seats(both.one, ['stu-1001']);
    const others = await seats(
      both.other,
      Array.from({ length: count }, (_, n) => `stu-10${String(n + 2).padStart(2, '0')}`),
    );
    if (isKept) {
      const [first] = await seats(both.one, ['stu-1030']);
      await first!.user.hear(first!.dialog, question);
      await new Promise((resolve) => setTimeout(resolve, 1_100));
    }
    core.change({ first_token_ms: 8_000 });
    const asked = core.requests('chat').length;
    const leading = leader!.user.ask(leader!.dialog, question).catch(() => undefined);
    await eventually(() => expect(core.requests('chat')).toHaveLength(asked + 1));
    const asking = others.map(async ({ user, dialog }) => {
      const { status, body } = await user.ask(dialog, question);
      return { status, code: body.code, cache: body.cache, at: performance.now() };
    });
    const seen = new Redis(both.redis.url);
    await eventually(async () => {
      const joined = await seen.mget(await seen.keys('flight:*:joined'));
      expect(joined.reduce((sum, one) => sum + Number(one), 0)).toBe(count);
    });
    seen.disconnect();
    // Nobody asks anew who has waited for longer than this.
    await new Promise((resolve) => setTimeout(resolve, 600));
    both.redis.freeze(true);
    const frozenAt = performance.now();
    const replies = await Promise.all(asking);
    both.redis.freeze(false);
    core.change({ first_token_ms: 0 });
    await leading;
    return replies.map(({ at, ...reply }) => ({ ...reply, ms: at - frozenAt }));
  };

  it('end together, however many they are', async () => {
    const replies = await askAndFreeze(8);
    expect(new Set(replies.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['503 assistant_unavailable']),
    );
    // One after the other the last would end after more than four seconds.
    expect(Math.max(...replies.map(({ ms }) => ms))).toBeLessThan(2_500);
  }, 40_000);

  it('get the stale answer that the cache has', async () => {
    const replies = await askAndFreeze(2, { PORTAL_CACHE_FRESH_MS: '1000' }, true);
    expect(replies.map(({ status, cache }) => [status, cache])).toEqual([
      [202, 'stale'],
      [202, 'stale'],
    ]);
  }, 40_000);
});
