import { describe, expect, it } from '@jest/globals';
import { startRedisServer } from '../testing/redis-server.js';
import { startTestPortal } from '../testing/test-portal.js';

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
      expect(performance.now() - startedAt).toBeLessThan(1_000);
    }
    expect((await fetch(`${test.opsUrl}/readyz`)).status).toBe(503);
    expect((await fetch(`${test.opsUrl}/livez`)).status).toBe(200);

    if (how === 'stopped') await redis.start();
    else redis.freeze(false);
    const until = Date.now() + 5_000;
    user.cookie = cookie;
    let status = 0;
    while (status !== 200 && Date.now() < until) {
      await user.signIn('stu-1001').catch(() => undefined);
      status = (await user.request('GET', '/api/v1/courses')).status;
    }
    expect(status).toBe(200);
    expect((await fetch(`${test.opsUrl}/readyz`)).status).toBe(200);
  });
});

describe('questions that are under way when Redis freezes', () => {
  it('get their shared answer, late by two commands that Redis does not answer at the most', async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    const firstTokenMs = 400;
    const commandMs = 600;
    test.core.change({ first_token_ms: firstTokenMs });
    const asked = await Promise.all(
      ['stu-1001', 'stu-1002', 'stu-1003'].map(async (id) => {
        const user = await test.signIn(id);
        return { user, dialog: await user.createDialog() };
      }),
    );
    const startedAt = performance.now();
    const asking = asked.map(async ({ user, dialog }) => {
      const { status, body } = await user.ask(dialog, 'Почему небо голубое?');
      return { status, cache: body.cache, ms: performance.now() - startedAt };
    });
    await new Promise((resolve) => setTimeout(resolve, firstTokenMs / 2));
    redis.freeze(true);
    const replies = await Promise.all(asking);
    redis.freeze(false);
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(replies.map(({ cache }) => cache).sort()).toEqual(['joined', 'joined', 'miss']);
    expect(Math.max(...replies.map(({ ms }) => ms))).toBeLessThan(firstTokenMs + 2 * commandMs + 500);
  });
});
