import { describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { fault } from '@portal/core-fake';
import { startRedisServer } from '../testing/redis-server.js';
import { startTestPortal } from '../testing/test-portal.js';

const logIn = (test: Awaited<ReturnType<typeof startTestPortal>>, id: string) =>
  test.anonymous().request<{ user?: { id: string }; code?: string }>('POST', '/api/v1/auth/login', {
    student_id: id,
  });

describe('while the core is down', () => {
  it('known users sign in, all others are told that it is down', async () => {
    await using test = await startTestPortal();
    const known = await logIn(test, 'stu-1001');
    await test.core.close();
    const again = await logIn(test, 'stu-1001');
    expect([again.status, again.body.user]).toEqual([200, known.body.user]);
    const unknown = await logIn(test, 'stu-1002');
    expect([unknown.status, unknown.body.code]).toEqual([503, 'core_unavailable']);
    expect(Number(unknown.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('guesses of IDs are stopped, each ID counted once, and the limit is gone with the outage', async () => {
    await using test = await startTestPortal({ PORTAL_LOGIN_FAILURES: '3' });
    await logIn(test, 'stu-1001');
    test.core.faults.set([{ match: { route: 'users' }, fault: fault.status(503) }]);
    for (const id of ['guess-1', 'guess-1', 'guess-1', 'guess-1', 'guess-2'])
      expect((await logIn(test, id)).status).toBe(503);
    expect((await logIn(test, 'stu-1001')).status).toBe(200);
    expect((await logIn(test, 'guess-3')).status).toBe(503);
    expect((await logIn(test, 'stu-1001')).body.code).toBe('rate_limited');
    const denied = test.audit().filter(({ event, decision }) => event === 'sign_in' && decision === 'denied');
    expect(denied).toHaveLength(6);
    test.core.faults.clear();
    test.portal.context.breakers.data.force('closed');
    expect((await logIn(test, 'stu-1001')).status).toBe(200);
  });

  it('whoever signs in is asked about as soon as it is back', async () => {
    await using test = await startTestPortal();
    await logIn(test, 'sys-8001');
    test.core.faults.set([{ match: { route: 'users' }, fault: fault.status(503) }]);
    const admin = await test.signIn('sys-8001');
    test.core.change({ users: [{ technical_id: 'sys-8001', role: 'student' }] });
    test.core.faults.clear();
    expect((await admin.request('GET', '/api/v1/admin/schools')).status).toBe(403);
  });

  it('nobody signs in who was last seen longer ago than the setting says', async () => {
    await using test = await startTestPortal({ PORTAL_KNOWN_USER_MS: '300' });
    await logIn(test, 'stu-1001');
    await test.core.close();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect((await logIn(test, 'stu-1001')).status).toBe(503);
  });

  it.each(['blocked', 'unknown'] as const)('nobody signs in whom the core last called %s', async (how) => {
    await using test = await startTestPortal();
    await logIn(test, 'stu-1001');
    test.core.faults.set([
      { match: { route: 'users' }, times: 1, fault: fault.status(how === 'blocked' ? 403 : 404) },
    ]);
    expect((await logIn(test, 'stu-1001')).body.code).toBe('login_failed');
    await test.core.close();
    expect((await logIn(test, 'stu-1001')).status).toBe(503);
  });

  it('a role that was taken away meanwhile does not come back, nor does a user who was blocked', async () => {
    await using test = await startTestPortal({ PORTAL_CONFIRM_USER_MS: '1' });
    const [demoted, blocked] = [await test.signIn('sys-8001'), await test.signIn('stu-1001')];
    test.core.change({ users: [{ technical_id: 'sys-8001', role: 'student' }] });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await demoted.request('GET', '/api/v1/admin/schools')).status).toBe(403);
    test.core.faults.set([{ match: { route: 'users' }, times: 1, fault: fault.status(403) }]);
    expect((await blocked.request('GET', '/api/v1/auth/session')).status).toBe(401);
    await test.core.close();
    const again = await logIn(test, 'sys-8001');
    expect([again.status, again.body.user]).toEqual([200, expect.objectContaining({ role: 'student' })]);
    expect((await logIn(test, 'stu-1001')).status).toBe(503);
  });

  it('what is remembered lies in Redis encrypted, under a key that does not show the ID', async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    const { body } = await logIn(test, 'stu-1001');
    const client = new Redis(redis.url);
    const keys = await client.keys('*known-*');
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key).not.toMatch(new RegExp(`1001|${body.user?.id}`));
      expect(await client.get(key)).not.toMatch(new RegExp(`student|${body.user?.id}`));
      expect(await client.pttl(key)).toBeGreaterThan(0);
    }
    client.disconnect();
  });
});

describe('while the core says of a user what no contract knows', () => {
  it('the user does not sign in as what they were', async () => {
    await using test = await startTestPortal();
    expect((await logIn(test, 'sys-8001')).status).toBe(200);
    test.core.change({ users: [{ technical_id: 'sys-8001', role: 'auditor' as 'student' }] });
    const odd = await logIn(test, 'sys-8001');
    expect([odd.status, odd.body.code]).toEqual([502, 'core_bad_response']);
    expect((await logIn(test, 'stu-1001')).status).toBe(200);
    test.core.faults.set([{ match: { route: 'users' }, fault: fault.status(503) }]);
    expect((await logIn(test, 'sys-8001')).status).toBe(503);
  });

  it('nobody who signed in from memory goes on as what they were', async () => {
    await using test = await startTestPortal();
    await logIn(test, 'sys-8001');
    test.core.faults.set([{ match: { route: 'users' }, fault: fault.status(503) }]);
    const admin = await test.signIn('sys-8001');
    test.core.change({ users: [{ technical_id: 'sys-8001', role: 'auditor' as 'student' }] });
    test.core.faults.clear();
    const reply = await admin.request('GET', '/api/v1/admin/schools');
    expect([reply.status, reply.body.code]).toEqual([502, 'core_bad_response']);
  });
});

describe('while Redis is full', () => {
  it('no login tells whether there is such an ID', async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    await logIn(test, 'stu-1001');
    const client = new Redis(redis.url);
    await client.config('SET', 'maxmemory', '1');
    for (const id of ['stu-1001', 'stu-1002', 'stu-7777']) {
      const reply = await logIn(test, id);
      expect([id, reply.status, reply.body.code]).toEqual([id, 503, 'store_unavailable']);
    }
    client.disconnect();
  });
});
