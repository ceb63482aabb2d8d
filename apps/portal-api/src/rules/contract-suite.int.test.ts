import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v1Contracts, type Problem } from '@portal/contracts';
import { createPortalClient, PortalProblem } from '@portal/contracts/client';
import { createFakePortal, sampleIds } from '@portal/contracts/fake';
import { contractRules, type PortalUnderTest } from '@portal/contracts/testing';
import { createCoreFake } from '@portal/core-fake';
import { assertGrid, type GridRoute } from '@portal/rbac/testing';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { apiV1 } from '../http/api-v1.js';
import { anyBrokenBody } from '../testing/any-json.js';
import { anyPathOf, anyQuery } from '../testing/any-target.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { placesOf, putAt, sampleOf, strangeValues } from '../testing/wrong-types.js';

const generous = {
  PORTAL_REQUESTS_PER_MINUTE: '100000',
  PORTAL_ADDRESS_REQUESTS_PER_MINUTE: '100000',
  PORTAL_QUESTIONS_PER_MINUTE: '10000',
  PORTAL_LOGINS_PER_ID: '1000',
  PORTAL_LOGIN_FAILURES: '1000',
};
const endsSession: readonly string[] = ['login', 'refreshSession', 'logout'];
/** Courses that both have at the start. */
const inBoth = ['crs-algebra-9', 'crs-english-6'];
const plainTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'text/plain',
  'json',
];

/** The same rules that the handlers for front-end teams are held against, so that the two cannot drift apart. */
describe('the portal, held against the rules of every portal', () => {
  let test: TestPortal;
  let underTest: PortalUnderTest;

  beforeAll(async () => {
    // Slow enough for a second question to find the first one running.
    const core = createCoreFake({ firstTokenMs: 5, tokenMs: 5 });
    test = await startTestPortal(generous, { core });
    underTest = {
      baseUrl: test.url,
      openSocket: (url, cookie) => new WebSocket(url, { headers: { cookie } }),
    };
  });
  afterAll(async () => test[Symbol.asyncDispose]());

  it.each([...contractRules])('$title', ({ check }) => check(underTest));

  it('keeps to the policy in the grid that other teams run over their routes', async () => {
    const routes = apiV1(test.portal.context).map(
      ({ contract: { name, method, path }, permission }): GridRoute => ({
        name,
        permission,
        allow: path.includes('{') ? [404] : [],
        async call(role) {
          const user = role === null ? test.anonymous() : await test.signIn(sampleIds[role]);
          const target = `/api/v1${path.replaceAll(/\{\w+\}/g, 'no-such-id')}`;
          const { status, body } = await user.request(method, target);
          return { status, code: body?.code };
        },
      }),
    );
    await expect(assertGrid(routes)).resolves.toBeUndefined();
  });

  it('is understood by the published client', async () => {
    const client = createPortalClient({ baseUrl: test.url });
    await expect(client.listCourses()).rejects.toMatchObject({ code: 'session_required' });
    expect((await client.login({ body: { student_id: 'stu-1003' } })).user.grade).toBe(9);
    const { courses } = await client.listCourses();
    const course = await client.readCourse({ params: { id: courses[0]?.id ?? '' } });
    expect(course.modules.length).toBe(courses[0]?.modules);
    const ask = {
      params: { id: (await client.createDialog()).id },
      body: { text: 'Once?' },
      idempotencyKey: 'once',
    };
    expect(await client.postMessage(ask)).toEqual(await client.postMessage(ask));
    const problem: unknown = await client
      .listSchools({ query: { limit: 1 } })
      .catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(PortalProblem);
    expect(problem).toMatchObject({ status: 403, code: 'role_forbidden', requestId: expect.any(String) });
    await client.logout();
    expect(client.session.token).toBeNull();
  });
});

/** What a caller can build on: status, code and the places that are wrong. */
async function gist(reply: Response): Promise<string> {
  const text = await reply.text();
  const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Partial<Problem>;
  const places = (body.errors ?? []).map(({ pointer }) => pointer).sort();
  return JSON.stringify([reply.status, body.code ?? null, reply.headers.get('allow'), ...places]);
}

const roleIds = Object.values(sampleIds);

/** Requests near the contract and far from it, as fetch can send them. */
const anyCall = fc
  .constantFrom(...v1Contracts.filter(({ name }) => !endsSession.includes(name)))
  .chain((contract) => {
    const sample = contract.body ? sampleOf(contract.body) : null;
    const near = fc
      .tuple(
        fc.constantFrom(...placesOf(sample)),
        fc.oneof(fc.constantFrom(...strangeValues), fc.jsonValue()),
      )
      .map(([place, value]) => Buffer.from(JSON.stringify(putAt(sample, place, value))));
    return fc.record({
      who: fc.option(fc.constantFrom(...roleIds), { freq: 9 }),
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant<string>(contract.method) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
      ),
      path: anyPathOf(contract, inBoth),
      query: fc.oneof(fc.constant(''), anyQuery),
      type: fc.constantFrom(...plainTypes),
      body: fc.oneof({ weight: 4, arbitrary: near }, { weight: 1, arbitrary: anyBrokenBody }),
    });
  });

describe('the handlers for front-end teams', () => {
  it('answer whatever is asked as the portal does', async () => {
    await using test = await startTestPortal(generous);
    const fake = createFakePortal({ firstTokenMs: 0, tokenMs: 0 });
    const cookies = new Map<string, readonly [portal: string, fake: string]>();
    const signIn = async (fetch: typeof globalThis.fetch, student_id: string) => {
      const client = createPortalClient({ baseUrl: test.url, fetch });
      await client.login({ body: { student_id } });
      return client.session.cookie ?? '';
    };
    for (const id of roleIds) cookies.set(id, [await signIn(fetch, id), await signIn(fake.fetch, id)]);

    const property = fc.asyncProperty(anyCall, async ({ who, method, path, query, type, body }) => {
      const [ofPortal, ofFake] = (who === null ? undefined : cookies.get(who)) ?? ['', ''];
      const request = (cookie: string): RequestInit => ({
        method,
        headers: { ...(cookie ? { cookie } : {}), ...(method === 'GET' ? {} : { 'content-type': type }) },
        ...(method === 'GET' ? {} : { body }),
      });
      const url = `${test.url}${path}${query}`;
      const [real, imitated] = [await fetch(url, request(ofPortal)), await fake.fetch(url, request(ofFake))];
      expect(await gist(imitated)).toBe(await gist(real));
    });
    await fc.assert(property, { seed: 20_261_121, numRuns: 500, endOnFailure: true });
  }, 60_000);
});
