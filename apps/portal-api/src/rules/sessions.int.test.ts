import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { SessionReply } from '@portal/contracts';
import { eventually } from '../testing/eventually.js';
import { RawClient } from '../testing/raw-http.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { namespaceOf, openSocketIo } from '../testing/socket-io-stream.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { TestUser } from '../testing/test-user.js';
import { upgrade } from '../testing/upgrade.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(['memory', 'redis'] as const)('a session, with the %s store', (kind) => {
  let redis: RedisServer | undefined;
  let test: TestPortal;

  beforeAll(async () => {
    redis = kind === 'redis' ? await startRedisServer() : undefined;
    test = await startTestPortal(redis ? { REDIS_URL: redis.url } : {});
  });
  afterAll(async () => {
    await test[Symbol.asyncDispose]();
    await redis?.stop();
  });

  it('begins with an HttpOnly cookie whose age agrees with expires_at', async () => {
    const user = test.anonymous();
    const reply = await user.request<SessionReply>('POST', '/api/v1/auth/login', {
      student_id: ' stu-1001 ',
    });
    expect(reply.status).toBe(200);
    expect(reply.body.user).toEqual({ id: expect.any(String), role: 'student', grade: expect.any(Number) });
    const cookie = reply.headers.get('set-cookie') ?? '';
    const attributes = cookie
      .split('; ')
      .slice(1)
      .map((part) => part.toLowerCase())
      .sort();
    expect(attributes).toEqual(['httponly', 'max-age=43200', 'path=/', 'samesite=lax']);
    expect(cookie.split(';')[0]).toMatch(/^session=[A-Za-z0-9_-]{43}$/);
    const lifetime = Date.parse(reply.body.expires_at) - Date.now();
    expect(Math.abs(lifetime - 43_200_000)).toBeLessThan(5_000);
  });

  it('has a grade for students only', async () => {
    const user = test.anonymous();
    const { body } = await user.request<SessionReply>('POST', '/api/v1/auth/login', {
      student_id: 'tea-2001',
    });
    expect(body.user).toEqual({ id: expect.any(String), role: 'teacher' });
  });

  it('is told again to a page that was reloaded', async () => {
    const user = test.anonymous();
    const login = await user.request<SessionReply>('POST', '/api/v1/auth/login', { student_id: 'stu-1002' });
    const again = await user.request<SessionReply>('GET', '/api/v1/auth/session');
    expect([again.status, again.body]).toEqual([200, login.body]);
  });

  it('ends at logout, and its open streams with 4401', async () => {
    const user = await test.signIn();
    const stream = await user.openStream(await user.createDialog());
    const { cookie } = user;
    expect((await user.request('POST', '/api/v1/auth/logout')).status).toBe(204);
    expect((await stream.closed()).code).toBe(4401);
    user.cookie = cookie;
    expect((await user.request('GET', '/api/v1/auth/session')).body.code).toBe('session_required');
  });

  it('ends when its browser signs in again, and the token is another one', async () => {
    const user = await test.signIn();
    const { cookie } = user;
    await user.signIn('stu-1003');
    expect(user.cookie).not.toBe(cookie);
    user.cookie = cookie;
    expect((await user.request('GET', '/api/v1/auth/session')).status).toBe(401);
  });

  it('goes on under a new token after a refresh, and the old token ends', async () => {
    const user = await test.signIn();
    const { cookie } = user;
    expect((await user.request('POST', '/api/v1/auth/refresh')).status).toBe(200);
    expect((await user.request('GET', '/api/v1/auth/session')).status).toBe(200);
    user.cookie = cookie;
    expect((await user.request('GET', '/api/v1/auth/session')).status).toBe(401);
  });

  it('that is refreshed sends its streams to come back under the new token, not to sign in again', async () => {
    test.core.change({ token_ms: 5 });
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const [stream, there] = [await user.openStream(dialog), await openSocketIo(user, namespaceOf(dialog))];
    const { body } = await user.ask(dialog, 'Расскажи о вулканах');
    expect((await user.request('POST', '/api/v1/auth/refresh')).status).toBe(200);
    const closed = await stream.closed();
    expect([closed.code, (await there.closed()).code]).toEqual([1001, 1001]);
    const had = stream.text();
    const rest = await user.openStream(dialog, `?answer=${body.answer_id}&offset=${had.length}`);
    await rest.done();
    test.core.change({ token_ms: 0 });
    expect(had + rest.text()).toBe(test.core.messages(dialog).at(-1)?.text);
    await user.request('POST', '/api/v1/auth/logout');
    expect((await rest.closed()).code).toBe(4401);
  });

  it('that was refreshed elsewhere sends its streams to come back, not to sign in again', async () => {
    const user = await test.signIn();
    const stream = await user.openStream(await user.createDialog());
    const { sessions } = test.portal.context;
    const session = await sessions.find(user.cookie.split('=')[1]!);
    await sessions.renew(session!);
    expect((await stream.closed()).code).toBe(1001);
  });

  it('is not found by a request with two session cookies', async () => {
    const user = await test.signIn();
    user.cookie = `${user.cookie}; ${user.cookie}`;
    expect((await user.request('GET', '/api/v1/auth/session')).status).toBe(401);
  });

  it.each(['nobody-1', '', '!!', 'a'.repeat(900), 'stu-1001\u0000', 'Иванова Мария'])(
    'is refused to the ID %j with one body for all reasons',
    async (id) => {
      const { status, body } = await test
        .anonymous()
        .request('POST', '/api/v1/auth/login', { student_id: id });
      expect([status, { ...body, request_id: '' }]).toEqual([
        401,
        {
          type: '/docs/errors/login_failed',
          title: 'This technical ID cannot sign in',
          status: 401,
          code: 'login_failed',
          request_id: '',
        },
      ]);
    },
  );

  it('survives on the server only as a hash of its token', async () => {
    const user = await test.signIn('stu-1004');
    const token = user.cookie.split('=')[1] ?? '';
    expect(await test.portal.context.store.get(`session:${token}`)).toBeNull();
    expect(test.log()).not.toContain(token);
  });
});

describe('an old session', () => {
  it('ends after its idle time', async () => {
    await using test = await startTestPortal({ PORTAL_SESSION_IDLE_MS: '2000' });
    const user = await test.signIn();
    // Longer than the idle time in sum, and far from it each time, however long this process stands still meanwhile.
    for (const until = Date.now() + 2_200; Date.now() < until;) {
      await wait(200);
      expect((await user.request('GET', '/api/v1/auth/session')).status).toBe(200);
    }
    await wait(2_100);
    expect((await user.request('GET', '/api/v1/auth/session')).status).toBe(401);
  });

  it('ends after its idle time with an open stream too, though the core is asked about its user', async () => {
    await using test = await startTestPortal({
      PORTAL_SESSION_IDLE_MS: '2000',
      PORTAL_CONFIRM_USER_MS: '100',
    });
    const user = await test.signIn();
    const stream = await user.openStream(await user.createDialog());
    expect((await stream.closed()).code).toBe(4401);
    expect((await user.request('GET', '/api/v1/auth/session')).status).toBe(401);
  });

  it('is renewed by one of many refreshes at once, and a logout ends what has come of it', async () => {
    await using test = await startTestPortal();
    const user = await test.signIn();
    const { cookie } = user;
    const copies = Array.from({ length: 12 }, () => Object.assign(new TestUser(test.url), { cookie }));
    const replies = await Promise.all(copies.map((copy) => copy.request('POST', '/api/v1/auth/refresh')));
    const renewed = copies.filter((_, n) => replies[n]?.status === 200);
    expect(renewed).toHaveLength(1);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 401]));
  });

  it('that is refreshed while it is logged out does not live on', async () => {
    await using test = await startTestPortal();
    let loggedOut = 0;
    for (let round = 0; round < 20; round++) {
      const { cookie } = await test.signIn();
      const [one, other] = [0, 1].map(() => Object.assign(new TestUser(test.url), { cookie }));
      const calls = [
        () => one!.request('POST', '/api/v1/auth/refresh'),
        () => other!.request('POST', '/api/v1/auth/logout'),
      ];
      const inOrder = round % 2 === 0 ? calls : calls.reverse();
      const replies = await Promise.all(inOrder.map((call) => call()));
      const out = replies[round % 2 === 0 ? 1 : 0]!;
      // A logout that comes after the refresh has no session to end any more, and is told so.
      if (out.status !== 204) continue;
      loggedOut++;
      for (const left of [one!, Object.assign(other!, { cookie })])
        expect((await left.request('GET', '/api/v1/auth/session')).status).toBe(401);
    }
    expect(loggedOut).toBeGreaterThan(0);
  });

  it('ends after its lifetime, however busy it is', async () => {
    await using test = await startTestPortal({ PORTAL_SESSION_LIFETIME_MS: '2000' });
    const user = await test.signIn();
    const status = async () => (await user.request('GET', '/api/v1/auth/session')).status;
    expect(await status()).toBe(200);
    await eventually(async () => {
      await wait(80);
      expect(await status()).toBe(401);
    });
  });
});

describe('a stream that opens while its session is logged out', () => {
  it('is refused, though the logout did not find it yet', async () => {
    await using test = await startTestPortal();
    using client = new RawClient(test.portal.port);
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const { owner } = test.portal.context;
    const own = owner.require.bind(owner);
    jest.spyOn(owner, 'require').mockImplementationOnce(async (...args) => {
      const found = await own(...args);
      expect((await user.request('POST', '/api/v1/auth/logout')).status).toBe(204);
      return found;
    });
    const { cookie } = user;
    const reply = await upgrade(client, `/api/v1/assistant/sessions/${dialog}/stream`, cookie);
    expect(reply.status).toBe(401);
  });
});
