import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCoreFake, fault } from '@portal/core-fake';
import { findLeak } from '../testing/find-leak.js';
import { planted, provokedErrors } from '../testing/provoked-errors.js';
import { RawClient } from '../testing/raw-http.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import type { TestReply, TestUser } from '../testing/test-user.js';
import { upgrade } from '../testing/upgrade.js';

let ids = 0;

describe('an error', () => {
  let redis: RedisServer;
  let test: TestPortal;
  let student: TestUser;
  let admin: TestUser;
  let dialog: string;

  beforeAll(async () => {
    redis = await startRedisServer();
    test = await startTestPortal({
      REDIS_URL: redis.url,
      PORTAL_CHAT_ATTEMPTS: '1',
      PORTAL_CHAT_FIRST_TOKEN_MS: '2000',
      PORTAL_LOGIN_FAILURES: '1000',
    });
    [student, admin] = [await test.signIn('stu-1001'), await test.signIn('sys-8001')];
    dialog = await student.createDialog();
  });
  afterAll(async () => {
    await test[Symbol.asyncDispose]();
    await redis.stop();
  });

  const secrets = () => [
    ...planted,
    student.cookie,
    admin.cookie,
    redis.url,
    String(redis.port),
    test.core.url,
    dialog,
  ];
  const logLine = (id: string) =>
    test
      .log()
      .split('\n')
      .filter((line) => line.includes(`"request_id":"${id}"`) && line.includes('"msg":"request"'));

  async function expectClean(
    what: string,
    code: string,
    send: (headers: Record<string, string>) => Promise<TestReply>,
  ) {
    const id = `privacy-${++ids}`;
    const { status, headers, body } = await send({ 'x-request-id': id });
    const text = JSON.stringify(body);
    expect([what, (body as { code?: string }).code]).toEqual([what, code]);
    expect([what, findLeak(text, secrets())]).toEqual([what, null]);
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect([headers.get('x-request-id'), (body as { request_id: string }).request_id]).toEqual([id, id]);
    expectGuarded(headers);
    const [line = '', ...more] = logLine(id);
    expect([what, more]).toEqual([what, []]);
    expect(JSON.parse(line)).toMatchObject({ request_id: id, status, code });
    return id;
  }

  it('holds nothing personal and nothing internal, whatever was refused, and its request id is in the log', async () => {
    const seen = new Set<string>();
    for (const [code, what, send] of provokedErrors(test, { student, admin }, dialog)) {
      await expectClean(what, code, send);
      seen.add(code);
    }
    expect(seen.size).toBeGreaterThan(11);
    for (const value of planted) expect(test.log().includes(value)).toBe(false);
  });

  it('holds nothing of a key that was used twice, and nothing of a limit', async () => {
    const school = { title: 'Иванов', region_id: 'rgn-1' };
    const key = { 'idempotency-key': 'geheim-4711' };
    await admin.request('POST', '/api/v1/admin/schools', school, key);
    await expectClean('a key with another body', 'idempotency_conflict', (headers) =>
      admin.request(
        'POST',
        '/api/v1/admin/schools',
        { ...school, title: 'Пётр Сергеевич' },
        { ...key, ...headers },
      ),
    );
    await using strict = await startTestPortal({ PORTAL_LOGIN_FAILURES: '1' });
    const guess = { student_id: 'Иванов' };
    await strict.anonymous().request('POST', '/api/v1/auth/login', guess);
    const { body } = await strict.anonymous().request('POST', '/api/v1/auth/login', guess);
    expect([body.code, findLeak(JSON.stringify(body), planted)]).toEqual(['rate_limited', null]);
  });

  it.each([
    [
      'answers garbage',
      fault.garbageLine({ line: '{"error": "Иванов at /srv/core/db.ts:12' }),
      'core_bad_response',
    ],
    ['fails', fault.status(500), 'core_unavailable'],
    ['refuses what the contract lets through', fault.status(418), 'core_bad_response'],
    ['resets the connection', fault.refuseConnection(), 'core_unavailable'],
    ['is too slow', fault.slowHeaders(60_000), 'core_timeout'],
  ] as const)(
    'holds nothing of a core that %s, and its request id reached the core',
    async (_how, broken, code) => {
      test.core.faults.set([{ match: { route: 'sessions' }, fault: broken }]);
      const before = test.core.requests().length;
      const id = await expectClean(code, code, (headers) =>
        student.request('GET', '/api/v1/assistant/sessions', undefined, headers),
      );
      test.core.faults.clear();
      const calls = test.core
        .requests()
        .slice(before)
        .filter(({ route }) => route === 'sessions');
      expect(calls.length).toBeGreaterThan(0);
      for (const { headers } of calls) expect(headers['x-request-id']).toBe(id);
    },
  );

  it('of the assistant holds nothing of the question, nor of the core', async () => {
    for (const broken of [
      fault.status(503),
      fault.garbageLine({ after: 0 }),
      fault.cutAfter(0),
      fault.stallAfter(0),
    ]) {
      // Not every call: health would tell, and the breaker keep the question from the core.
      test.core.faults.set([{ match: { route: 'chat', text: '?' }, fault: broken }]);
      const question = `Я Иванов Пётр Сергеевич, ${planted[3]}. Почему ${ids}?`;
      const reply = await student.ask(dialog, question, { 'x-request-id': `privacy-${++ids}` });
      expect(reply.status).toBeGreaterThanOrEqual(502);
      expect([broken.kind, findLeak(JSON.stringify(reply.body), secrets())]).toEqual([broken.kind, null]);
      expect(test.core.requests('chat').at(-1)?.headers['x-request-id']).toBe(`privacy-${ids}`);
    }
    test.core.faults.clear();
    expect(test.log()).not.toContain('Иванов');
  });

  it('tells a core that is gone from nothing but the code', async () => {
    const core = createCoreFake();
    await using other = await startTestPortal({}, { core });
    const user = await other.signIn();
    const url = core.url;
    await core.close();
    for (const [method, path, body] of [
      ['GET', '/api/v1/assistant/sessions', undefined],
      ['POST', '/api/v1/assistant/sessions', undefined],
      ['GET', '/api/v1/career/interests', undefined],
      ['POST', '/api/v1/auth/login', { student_id: 'stu-1002' }],
    ] as const) {
      const reply = await user.request(method, path, body);
      expect([path, reply.status]).toEqual([path, 503]);
      const leaks = [...planted, url, new URL(url).port];
      expect([path, findLeak(JSON.stringify(reply.body), leaks)]).toEqual([path, null]);
    }
  });

  it('tells a Redis that is gone from nothing but the code', async () => {
    await using gone = await startRedisServer();
    await using other = await startTestPortal({ REDIS_URL: gone.url });
    const user = await other.signIn();
    await gone.stop();
    for (const [method, path, body] of [
      ['GET', '/api/v1/courses', undefined],
      ['POST', '/api/v1/auth/login', { student_id: 'stu-1002' }],
      ['DELETE', '/api/v1/nothing', undefined],
    ] as const) {
      const reply = await user.request(method, path, body);
      expect([path, reply.status, reply.body.code]).toEqual([path, 503, 'store_unavailable']);
      expect(findLeak(JSON.stringify(reply.body), [...planted, gone.url, String(gone.port)])).toBeNull();
    }
    const client = new RawClient(other.portal.port);
    const refused = await upgrade(client, `/api/v1/assistant/sessions/${dialog}/stream`, user.cookie);
    expect([refused.status, findLeak(refused.text, [String(gone.port)])]).toEqual([503, null]);
  });

  it('on an upgrade is as clean as any other', async () => {
    const client = new RawClient(test.portal.port);
    for (const [target, cookie, more, code] of [
      [`/api/v1/assistant/sessions/${dialog}/stream`, '', {}, 'session_required'],
      [`/api/v1/assistant/sessions/${dialog}/stream`, admin.cookie, {}, 'role_forbidden'],
      ['/api/v1/assistant/sessions/geheim-4711/stream', student.cookie, {}, 'dialog_forbidden'],
      [
        `/api/v1/assistant/sessions/${dialog}/stream?answer=%20geheim-4711`,
        student.cookie,
        {},
        'validation_failed',
      ],
      [
        `/api/v1/assistant/sessions/${dialog}/stream`,
        student.cookie,
        { origin: 'https://geheim-4711' },
        'origin_forbidden',
      ],
      ['/geheim-4711', student.cookie, {}, 'not_found'],
    ] as const) {
      const id = `privacy-${++ids}`;
      const reply = await upgrade(client, target, cookie, { ...more, 'x-request-id': id });
      expect([JSON.parse(reply.text).code, findLeak(reply.text, secrets())]).toEqual([code, null]);
      expect([reply.headers.get('x-request-id'), JSON.parse(reply.text).request_id]).toEqual([id, id]);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(test.log()).toContain(id);
    }
  });
});

function expectGuarded(headers: Headers): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('strict-transport-security')).toContain('max-age=');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('server')).toBeNull();
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
}

describe('every response', () => {
  it('has the security headers, a request id, and opens nothing to other origins', async () => {
    await using test = await startTestPortal({ PORTAL_ALLOWED_ORIGINS: 'https://school.example' });
    const student = await test.signIn();
    const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-own' };
    for (const user of [student, test.anonymous()]) {
      for (const origin of ['https://evil.example', 'https://school.example', 'null', test.url]) {
        for (const [method, path] of [
          ['OPTIONS', '/api/v1/auth/login'],
          ['OPTIONS', '/api/v1/courses'],
          ['OPTIONS', '/nothing'],
          ['GET', '/api/v1/courses'],
          ['HEAD', '/api/v1/health'],
          ['POST', '/api/v1/assistant/sessions'],
          ['GET', '/api/v2/courses'],
          ['POST', '/api/v99'],
          ['GET', '/api'],
          ['GET', '/'],
        ] as const) {
          const response = await fetch(`${test.url}${path}`, {
            method,
            headers: { origin, cookie: user.cookie, ...(method === 'OPTIONS' ? preflight : {}) },
          });
          await response.text();
          expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
          expect(response.headers.get('cache-control')).toBe(path.startsWith('/api') ? 'no-store' : null);
          expectGuarded(response.headers);
        }
      }
    }
  });
});
