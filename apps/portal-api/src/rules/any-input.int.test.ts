import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problem, streamPath } from '@portal/contracts';
import { createCoreFake, sampleIds } from '@portal/core-fake';
import { authorize, roles, type Role } from '@portal/rbac';
import fc from 'fast-check';
import { apiV1 } from '../http/api-v1.js';
import { anyRequest, type AnyRequest } from '../testing/any-request.js';
import { findFault, isHttp } from '../testing/expect-clean.js';
import { liveBytes } from '../testing/live-heap.js';
import { describeRequest, RawClient, type RawReply, type RawRequest } from '../testing/raw-http.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { signInEveryRole } from '../testing/role-users.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import type { TestUser } from '../testing/test-user.js';
import { placesOf, putAt, sampleOf, strangeValues, type Place } from '../testing/wrong-types.js';

const seed = 20_260_901;
const atOnce = 16;
/** Parts of one flood; behind the first, caches and pools are as large as they get. */
const parts = [4_000, 4_200, 4_200, 4_200, 4_200];
/** What caches, pools and the core's own state may grow by over all requests. */
const growthBound = 32 * 1024 * 1024;

describe('whatever is sent', () => {
  let redis: RedisServer;
  let test: TestPortal;
  let client: RawClient;
  let users: TestUser[];
  let dialog: string;
  const ids = new Map<TestUser, string>();
  const left = new Set<TestUser>();

  beforeAll(async () => {
    redis = await startRedisServer();
    const many = '10000000';
    test = await startTestPortal(
      {
        REDIS_URL: redis.url,
        PORTAL_LOG_LEVEL: 'silent',
        PORTAL_REQUESTS_PER_MINUTE: many,
        PORTAL_ADDRESS_REQUESTS_PER_MINUTE: many,
        PORTAL_QUESTIONS_PER_MINUTE: many,
        PORTAL_LOGIN_FAILURES: many,
        PORTAL_LOGINS_PER_ID: many,
      },
      { core: createCoreFake({ recordedRequests: 1 }) },
    );
    client = new RawClient(test.portal.port);
    const byRole = await signInEveryRole(test);
    users = [...byRole.values()];
    for (const [role, user] of byRole) ids.set(user, sampleIds[role]);
    dialog = await users[0]!.createDialog();
  });
  afterAll(async () => {
    client[Symbol.dispose]();
    await test[Symbol.asyncDispose]();
    await redis.stop();
  });

  const contracts = () => apiV1(test.portal.context).map(({ contract }) => contract);

  async function send({
    who,
    cookie,
    ...request
  }: AnyRequest): Promise<{ request: RawRequest; reply: RawReply }> {
    const user = who === null ? null : (users[who] ?? null);
    const sent = user && cookie(user.cookie);
    const headers: RawRequest['headers'] = [
      ['host', 'portal'],
      ...(sent === null ? [] : [['cookie', sent] as const]),
      ...request.headers,
    ];
    const whole = { ...request, headers };
    const reply = await client.send(whole, !isHttp(whole));
    if (user && reply.headers.has('set-cookie')) left.add(user);
    return { request: whole, reply };
  }

  /** A login, a refresh or a logout went through: their sessions are over. */
  const comeBack = async () => {
    for (const user of left) await user.signIn(ids.get(user)!);
    left.clear();
  };

  const throwIn = async (requests: number, from: number) => {
    let sent = 0;
    const streams = [dialog, 'some-dialog'].map((id) => `/api/v1${streamPath.replace('{id}', id)}`);
    const one = anyRequest(contracts(), { users: users.length, known: [dialog, 'crs-algebra-9'], streams });
    const together = fc.asyncProperty(
      fc.array(one, { minLength: 1, maxLength: 2 * atOnce, size: 'max' }),
      async (batch) => {
        const replies = await Promise.all(batch.map(send));
        await comeBack();
        sent += batch.length;
        const faults = replies.flatMap(({ request, reply }) => {
          const fault = findFault(request, reply);
          return fault ? [`${fault}\n    to ${describeRequest(request)}`] : [];
        });
        if (faults.length > 0) throw new Error(faults.join('\n'));
      },
    );
    for (let round = 0; sent < requests; round++) {
      await fc.assert(together, { seed: from + round, numRuns: 100 });
    }
    return sent;
  };

  it('names the place of every wrong type in every body of the contract', async () => {
    let refused = 0;
    for (const { contract, permission } of apiV1(test.portal.context)) {
      if (!contract.body) continue;
      const sample = sampleOf(contract.body);
      expect([contract.name, contract.body.safeParse(sample).success]).toEqual([contract.name, true]);
      const target = `/api/v1${contract.path.replaceAll(/\{\w+\}/g, () => dialog)}`;
      // A role that may: one that may not ask at all would hide what is wrong with the body.
      const may = (role: Role) => permission === 'anyone' || authorize(role, permission) !== null;
      const who = users[roles.findIndex(may)]!;
      for (const [place, value] of everyChange(sample)) {
        const changed = JSON.stringify(putAt(sample, place, value));
        if (contract.body.safeParse(JSON.parse(changed)).success) continue;
        const { status, text } = await client.send(post(contract.method, target, who.cookie, changed));
        const { code, errors } = problem.parse(JSON.parse(text));
        const what = `${contract.name} /${place.join('/')} = ${JSON.stringify(value).slice(0, 40)}`;
        expect([what, status, code]).toEqual([what, 400, 'validation_failed']);
        // A wrong choice between two fields is told at the field that should not be there, or at what holds both.
        const near = ['body', ...place.slice(0, -1)].join('/');
        expect([what, errors?.some(({ pointer }) => pointer.startsWith(`/${near}`))]).toEqual([what, true]);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(700);
  }, 60_000);

  it('takes in a query only what the contract says', async () => {
    const values = [
      '',
      ' ',
      '0',
      '-1',
      '1.5',
      '1e3',
      '101',
      'NaN',
      '\u0000',
      '__proto__',
      'x'.repeat(600),
      '2026-02-30',
    ];
    const ministry = users[5]!;
    for (const { name, path, query } of contracts()) {
      if (!query || path.includes('{')) continue;
      for (const key of ['limit', 'cursor', 'from', 'to', 'group_by', 'scope', '__proto__', 'limit[]']) {
        for (const value of values) {
          const pair = `${encodeURIComponent(key)}=${encodeURIComponent(value)}`;
          const reply = await ministry.request('GET', `/api/v1${path}?${pair}`);
          const what = `${name} ${pair.slice(0, 60)}`;
          const parsed = query.safeParse(Object.fromEntries(new URLSearchParams(pair)));
          // What the contract lets through, a cursor of nobody, may still be refused by the core.
          if (parsed.success) expect([what, reply.status < 500]).toEqual([what, true]);
          else expect([what, reply.status, reply.body.code]).toEqual([what, 400, 'validation_failed']);
        }
      }
    }
  });

  let sent = 0;
  let before: number | undefined;
  it.each([...parts.entries()])(
    'gets no 5xx, no dropped connection, only known problems (part %i of the flood)',
    async (part, count) => {
      sent += await throwIn(count, seed + 1_000 * part);
      before ??= await liveBytes();
    },
    120_000,
  );

  it('leaves the memory flat, and the portal as it was', async () => {
    expect(sent).toBeGreaterThanOrEqual(20_000);
    expect((await liveBytes()) - before!).toBeLessThan(growthBound);
    expect((await users[0]!.request('GET', '/api/v1/courses')).status).toBe(200);
  });
});

function* everyChange(sample: unknown): Generator<[Place, unknown]> {
  for (const place of placesOf(sample)) {
    for (const value of strangeValues) yield [place, value];
    yield [[...place, 'unknown'], 1];
  }
}

function post(method: string, target: string, cookie: string, text: string): RawRequest {
  const body = Buffer.from(text);
  const headers = {
    host: 'portal',
    cookie,
    'content-type': 'application/json',
    'content-length': `${body.length}`,
  };
  return { method, target, headers: Object.entries(headers), body };
}
