import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setupServer } from 'msw/node';
import type { OperationName } from '../client/operations.js';
import { v1Contracts } from '../v1/routes.js';
import { createFakePortal } from './fake-portal/fake-portal.js';
import { createPortalHandlers } from './portal-handlers.js';
import { ContractBreach, contractRules, type ContractRule, type SocketUnderTest } from './testing.js';

const baseUrl = 'http://portal.example';

describe('the handlers, held against the rules of every portal', () => {
  const portal = createPortalHandlers({ firstTokenMs: 5, tokenMs: 5 });
  const server = setupServer(...portal.handlers);

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());

  const underTest = { baseUrl };
  it.each([...contractRules])('$title', ({ check }) => check(underTest));
});

describe('the rules', () => {
  it.each([...contractRules])('find a portal out that says the same to everything: $title', async (rule) => {
    const yes = { 'x-request-id': 'yes', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    const verdicts = [
      await verdict(rule, () => Response.json({}, { headers: yes })),
      await verdict(rule, () => Response.json({ code: 'role_forbidden' }, { status: 403 })),
    ];
    expect(verdicts).toContainEqual(expect.any(ContractBreach));
  });

  it.each(v1Contracts.map(({ name }) => name as OperationName))('miss no %s that fails', async (name) => {
    const portal = createFakePortal({ firstTokenMs: 0, tokenMs: 0 });
    const underTest = { baseUrl, fetch: portal.fetch };
    const rule = contractRules.find(({ title }) => title === `${name}: succeeds as its contract says`);
    await expect(rule?.check(underTest)).resolves.toBeUndefined();
    portal.fail(name, 'internal_error');
    await expect(rule?.check(underTest)).rejects.toThrow(ContractBreach);
  });

  it.each([
    ['another status', () => new Response('{"courses":[]}', { status: 201 })],
    ['a field too much', (reply: Response) => changed(reply, { more: 1 })],
    ['a field of another type', (reply: Response) => changed(reply, { courses: {} })],
    ['no X-Request-Id', (reply: Response) => (reply.headers.delete('x-request-id'), reply)],
    ['a reply that may be cached', (reply: Response) => (reply.headers.delete('cache-control'), reply)],
  ])('notice %s', async (_what, spoil) => {
    const portal = createFakePortal();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const reply = await portal.fetch(input, init);
      return String(input).endsWith('/courses') ? spoil(reply) : reply;
    };
    const rule = contractRules.find(({ title }) => title === 'listCourses: succeeds as its contract says');
    await expect(rule?.check({ baseUrl, fetch })).rejects.toThrow(ContractBreach);
  });

  it.each([
    ['lets a role in that may not', 403, 'listSchools: is for the roles that may, and for no other'],
    ['lets nobody in', 401, 'listSchools: is refused without a session'],
    ['takes wrong input', 400, 'listSchools: refuses a limit of none'],
    ['knows no methods', 405, '/admin/schools: answers other methods with 405 and Allow'],
  ])('notice a portal that %s', async (_what, status, title) => {
    const portal = createFakePortal();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const reply = await portal.fetch(input, init);
      return reply.status === status ? Response.json({ schools: [], next_cursor: null }) : reply;
    };
    const rule = contractRules.find((one) => one.title === title);
    await expect(rule?.check({ baseUrl, fetch })).rejects.toThrow(ContractBreach);
  });
});

async function changed(reply: Response, fields: object): Promise<Response> {
  const body = { ...((await reply.json()) as object), ...fields };
  return new Response(JSON.stringify(body), { status: reply.status, headers: reply.headers });
}

/** What a rule says of a portal with one answer to everything but the login, which works if the rule is about something else. */
async function verdict({ title, check }: ContractRule, answer: () => Response): Promise<unknown> {
  const portal = createFakePortal();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const isLogin = init?.method === 'POST' && String(input).endsWith('/auth/login');
    return isLogin && !title.startsWith('login:') ? portal.fetch(input, init) : answer();
  };
  const openSocket = (): SocketUnderTest => ({
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === 'open') listener({} as never);
    },
    send: () => undefined,
    close: () => undefined,
  });
  return check({ baseUrl, fetch, openSocket }).catch((error: unknown) => error);
}
