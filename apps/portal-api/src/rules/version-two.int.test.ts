import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { courseSummary, defineContract, type CourseList, type Problem } from '@portal/contracts';
import { roles, type Role } from '@portal/rbac';
import { z } from 'zod';
import type { Context } from '../context.js';
import { apiV1 } from '../http/api-v1.js';
import { createApp } from '../http/app.js';
import { defineOpenRoute, defineRoute, type Route } from '../http/define-route.js';
import { signInEveryRole } from '../testing/role-users.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { TestUser } from '../testing/test-user.js';

/** Breaking in every way: another shape of a reply, a route less, another permission, another open route. */
function apiV2({ core }: Context): readonly Route[] {
  return [
    defineRoute({
      contract: defineContract({
        name: 'listCoursesV2',
        method: 'GET',
        path: '/courses',
        summary: 'The courses, as items of a page',
        query: z.strictObject({ title: z.string().optional() }),
        status: 200,
        reply: z.strictObject({ items: z.array(courseSummary.omit({ modules: true })), total: z.int() }),
        errors: [],
      }),
      permission: 'courses:read',
      async handle({ session, query, trace }) {
        const list = await core.listCourses(session.user.id, trace);
        const items = (list?.courses ?? [])
          .filter(({ title }) => title.includes(query.title ?? ''))
          .map(({ id, title, progress }) => ({ id, title, progress }));
        return { body: { items, total: items.length } };
      },
    }),
    defineRoute({
      contract: defineContract({
        name: 'endSessionV2',
        method: 'DELETE',
        path: '/auth/session',
        summary: 'Nothing but a permission that few have',
        status: 204,
        errors: [],
      }),
      permission: 'admin.schools:write',
      handle: async () => ({ body: undefined }),
    }),
    defineOpenRoute({
      contract: defineContract({
        name: 'readGreetingV2',
        method: 'GET',
        path: '/health',
        summary: 'Open, where v1 asks for a session',
        status: 200,
        reply: z.strictObject({ hello: z.literal('world') }),
        errors: [],
      }),
      permission: 'anyone',
      handle: async () => ({ body: { hello: 'world' as const } }),
    }),
  ];
}

describe('a second version beside v1', () => {
  let test: TestPortal;
  let server: Server;
  let both: string;
  const cookies = new Map<Role, string>();

  beforeAll(async () => {
    test = await startTestPortal({ PORTAL_REQUESTS_PER_MINUTE: '100000' });
    const { context } = test.portal;
    server = createServer(createApp(context, { '/api/v2': apiV2(context) })).listen(0, '127.0.0.1');
    await once(server, 'listening');
    both = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const [role, user] of await signInEveryRole(test)) cookies.set(role, user.cookie);
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await test[Symbol.asyncDispose]();
  });

  const at = (url: string, role: Role | null) =>
    Object.assign(new TestUser(url), { cookie: (role && cookies.get(role)) ?? '' });
  const own = /"(request_id|checked_at|created_at|expires_at)":"[^"]*"|dlg-[\w-]+/g;
  const passing = ['date', 'x-request-id', 'ratelimit', 'keep-alive', 'content-length'];

  async function seen(url: string, role: Role | null, method: string, path: string, body?: unknown) {
    const reply = await at(url, role).request(method, path, body);
    const headers = [...reply.headers].filter(([name]) => !passing.includes(name));
    return { status: reply.status, headers, body: JSON.stringify(reply.body)?.replaceAll(own, '…') };
  }

  it('leaves every reply of v1 as it was: status, headers, body, for every role', async () => {
    const unlike = ['logout', 'refreshSession'];
    let compared = 0;
    for (const { contract } of apiV1(test.portal.context)) {
      if (unlike.includes(contract.name)) continue;
      for (const role of [null, ...roles]) {
        // A delete that succeeds would leave nothing to compare with.
        const id = contract.method === 'DELETE' ? 'some-id' : 'crs-algebra-9';
        const path = `/api/v1${contract.path.replaceAll(/\{\w+\}/g, id)}`;
        for (const [method, target] of [
          [contract.method, path],
          ['PUT', path],
          [contract.method, `${path}/more`],
        ] as const) {
          const [alone, beside] = [
            await seen(test.url, role, method, target),
            await seen(both, role, method, target),
          ];
          expect([method, target, role, beside]).toEqual([method, target, role, alone]);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(700);
  }, 60_000);

  it('serves its own shapes from the same use cases, with the same session', async () => {
    const old = await at(both, 'student').request<CourseList>('GET', '/api/v1/courses');
    const later = await at(both, 'student').request<{ items: object[]; total: number }>(
      'GET',
      '/api/v2/courses',
    );
    expect(later.status).toBe(200);
    expect(later.body).toEqual({
      items: old.body.courses.map(({ id, title, progress }) => ({ id, title, progress })),
      total: old.body.courses.length,
    });
    expect(later.headers.get('cache-control')).toBe('no-store');
  });

  it('stands behind the same checks: session, role, contract, method, origin', async () => {
    const code = async (role: Role | null, method: string, path: string, headers = {}) =>
      (await at(both, role).request<Problem>(method, `/api/v2${path}`, undefined, headers)).body?.code;
    expect(await code(null, 'GET', '/courses')).toBe('session_required');
    expect(await code('ministry', 'GET', '/courses')).toBe('role_forbidden');
    expect(await code('student', 'GET', '/courses?x=1')).toBe('validation_failed');
    expect(await code('student', 'POST', '/courses')).toBe('method_not_allowed');
    expect(await code('student', 'DELETE', '/auth/session')).toBe('role_forbidden');
    expect(await code('system_admin', 'DELETE', '/auth/session', { origin: 'https://evil.example' })).toBe(
      'origin_forbidden',
    );
    expect(await code('system_admin', 'DELETE', '/auth/session')).toBeUndefined();
  });

  it('opens and closes nothing of the other: open routes and paths are each version’s own', async () => {
    expect((await at(both, null).request('GET', '/api/v2/health')).body).toEqual({ hello: 'world' });
    expect((await at(both, null).request('GET', '/api/v1/health')).status).toBe(401);
    const login = { student_id: 'stu-1002' };
    expect((await at(both, null).request('POST', '/api/v1/auth/login', login)).status).toBe(200);
    expect((await at(both, null).request('POST', '/api/v2/auth/login', login)).status).toBe(401);
    expect((await at(both, 'student').request('GET', '/api/v2/career/interests')).body.code).toBe(
      'not_found',
    );
    expect((await at(test.url, 'student').request('GET', '/api/v2/courses')).body.code).toBe('not_found');
  });
});
