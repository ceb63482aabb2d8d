import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '@portal/contracts';
import { apiV1 } from '../http/api-v1.js';
import type { Route } from '../http/define-route.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import type { TestUser } from '../testing/test-user.js';
import { exampleOf } from './example-of.js';
import { errorsOf } from './operation-errors.js';

let test: TestPortal;
let routes: readonly Route[];
let student: TestUser;
let administrator: TestUser;

beforeAll(async () => {
  test = await startTestPortal({ PORTAL_LOGINS_PER_ID: '10000' });
  routes = apiV1(test.portal.context);
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
});

interface Attempt {
  readonly what: string;
  readonly user: () => TestUser;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

const json = { 'content-type': 'application/json' };
const attempts: readonly Attempt[] = [
  { what: 'nobody signed in', user: () => test.anonymous() },
  { what: 'a student, without a body', user: () => student },
  { what: 'an administrator, with a body that says nothing', user: () => administrator, body: {} },
  { what: 'a body that is no JSON', user: () => student, body: '{"a":', headers: json },
  {
    what: 'a body of another type',
    user: () => administrator,
    body: 'a',
    headers: { 'content-type': 'text/plain' },
  },
  {
    what: 'a compressed body',
    user: () => student,
    body: 'a',
    headers: { ...json, 'content-encoding': 'gzip' },
  },
  { what: 'a body that is too large', user: () => student, body: { text: 'x'.repeat(70_000) } },
  { what: 'a page of another origin', user: () => student, headers: { origin: 'https://elsewhere.example' } },
];

describe('the documents', () => {
  it.each(attempts)('list whatever error an operation gives to $what', async ({ user, body, headers }) => {
    // Login and logout end sessions, so each attempt has its own.
    for (const route of routes) {
      const { method, path, name } = route.contract;
      if (method === 'GET' && body !== undefined) continue;
      [student, administrator] = await Promise.all([test.signIn('stu-1001'), test.signIn('sys-8001')]);
      const address = `/api/v1${path.replaceAll(/\{\w+\}/g, 'unknown-1')}`;
      const reply = await user().request<Problem | undefined>(method, address, body, headers);
      const documented = errorsOf(route);
      if (reply.status >= 400)
        expect([name, documented]).toEqual([name, expect.arrayContaining([reply.body?.code])]);
    }
  });

  it('list whatever error an operation gives while the core is away', async () => {
    await using outage = await startTestPortal();
    const users = await Promise.all([outage.signIn('stu-1001'), outage.signIn('sys-8001')]);
    const bodies = new Map(
      routes.map(({ contract: { name, body } }) => [name, body && exampleOf(body, 'input')]),
    );
    await outage.core.close();
    const seen = new Set<string>();
    for (const route of routes.filter(({ contract }) => !/^log(in|out)$/.test(contract.name))) {
      const { method, path, name } = route.contract;
      for (const user of users) {
        const address = `/api/v1${path.replaceAll(/\{\w+\}/g, 'unknown-1')}`;
        const reply = await user.request<Problem | undefined>(method, address, bodies.get(name));
        if (reply.status < 400) continue;
        expect([name, errorsOf(route)]).toEqual([name, expect.arrayContaining([reply.body?.code])]);
        if (reply.status >= 500) seen.add(name);
      }
    }
    expect(seen.size).toBeGreaterThan(15);
  });
});
