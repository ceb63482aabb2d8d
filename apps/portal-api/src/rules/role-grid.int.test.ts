import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v1Contracts, type HttpMethod } from '@portal/contracts';
import { sampleIds } from '@portal/core-fake';
import { authorize, permissions, roles, type Permission, type Role } from '@portal/rbac';
import { apiV1 } from '../http/api-v1.js';
import type { Route } from '../http/define-route.js';
import { RawClient, type RawReply } from '../testing/raw-http.js';
import { signInEveryRole } from '../testing/role-users.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { upgrade } from '../testing/upgrade.js';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof methods)[number];
const nobody = 'nobody';

/** What the table says of a request: a refusal of the grid, or that it gets past it. */
type Outcome =
  | { readonly kind: 'session_required' | 'method_not_allowed' | 'past' }
  | { readonly kind: 'role_forbidden'; readonly route: string; readonly permission: Permission };

function expected(table: readonly Route[], path: string, method: Method, who: Role | typeof nobody): Outcome {
  const asked: string = method === 'HEAD' ? 'GET' : method;
  const route = table.find(({ contract }) => contract.path === path && contract.method === asked);
  if (who === nobody) return { kind: route?.permission === 'anyone' ? 'past' : 'session_required' };
  if (!route) return { kind: 'method_not_allowed' };
  const { permission, contract } = route;
  if (permission === 'anyone' || authorize(who, permission)) return { kind: 'past' };
  return { kind: 'role_forbidden', route: contract.name, permission };
}

const codes = ['session_required', 'method_not_allowed', 'role_forbidden'];
const kindOf = (code: string | null) => (code !== null && codes.includes(code) ? code : 'past');
const codeIn = (text: string): string | null => /"code":"(\w+)"/.exec(text)?.[1] ?? null;
const statusOf: Record<string, number> = {
  session_required: 401,
  method_not_allowed: 405,
  role_forbidden: 403,
};

describe('every role, route and method', () => {
  let test: TestPortal;
  let client: RawClient;
  let table: readonly Route[];
  const cookies = new Map<Role, string>();
  let count = 0;

  beforeAll(async () => {
    test = await startTestPortal({ PORTAL_REQUESTS_PER_MINUTE: '100000' });
    client = new RawClient(test.portal.port);
    table = apiV1(test.portal.context);
    for (const [role, user] of await signInEveryRole(test)) cookies.set(role, user.cookie);
  });
  afterAll(async () => {
    client[Symbol.dispose]();
    await test[Symbol.asyncDispose]();
  });

  const paths = () => [...new Set(table.map(({ contract }) => contract.path))];
  const targetOf = (path: string) => `/api/v1${path.replaceAll(/\{\w+\}/g, 'some-id')}`;

  async function ask(who: Role | typeof nobody, method: string, target: string) {
    const id = `grid-${++count}`;
    const cookie = who === nobody ? '' : cookies.get(who)!;
    const headers = Object.entries({ host: 'portal', 'x-request-id': id, ...(cookie ? { cookie } : {}) });
    const reply = await client.send({ method, target, headers });
    if (reply.headers.has('set-cookie') && who !== nobody)
      cookies.set(who, (await test.signIn(sampleIds[who])).cookie);
    return { id, reply };
  }

  const auditOf = (id: string) => test.audit().filter((line) => line['request_id'] === id);

  function expectDenial(
    id: string,
    role: Role,
    route: string,
    permission: Permission,
    reply: RawReply,
  ): void {
    expect(auditOf(id)).toEqual([
      expect.objectContaining({
        event: 'denial',
        decision: 'denied',
        code: 'role_forbidden',
        route,
        permission,
        role,
      }),
    ]);
    for (const name of permissions) expect(reply.text).not.toContain(name);
  }

  it('have the outcome of the policy over HTTP, and every denial names the missing permission to the audit log alone', async () => {
    const seen: Record<string, number> = {};
    for (const path of paths()) {
      for (const method of methods) {
        for (const who of [nobody, ...roles] as const) {
          const { id, reply } = await ask(who, method, targetOf(path));
          const outcome = expected(table, path, method, who);
          const what = `${who} ${method} ${path}`;
          if (method === 'HEAD') {
            expect([what, reply.text]).toEqual([what, '']);
            const asGet = await ask(who, 'GET', targetOf(path));
            expect([what, reply.status]).toEqual([what, asGet.reply.status]);
            expect(reply.headers.get('content-type')).toBe(asGet.reply.headers.get('content-type'));
          } else {
            expect([what, kindOf(codeIn(reply.text))]).toEqual([what, outcome.kind]);
          }
          if (outcome.kind in statusOf) expect([what, reply.status]).toEqual([what, statusOf[outcome.kind]]);
          if (outcome.kind === 'method_not_allowed') expect(reply.headers.get('allow')).toBe(allowOf(path));
          if (outcome.kind === 'role_forbidden')
            expectDenial(id, who as Role, outcome.route, outcome.permission, reply);
          seen[outcome.kind] = (seen[outcome.kind] ?? 0) + 1;
        }
      }
    }
    expect(Object.values(seen).reduce((sum, n) => sum + n)).toBe(paths().length * methods.length * 9);
    expect(Object.keys(seen).sort()).toEqual([...codes, 'past'].sort());
  }, 60_000);

  const allowOf = (path: string) => {
    const own = table.filter(({ contract }) => contract.path === path).map(({ contract }) => contract.method);
    return [...own, ...(own.includes('GET') ? ['HEAD'] : [])].sort().join(', ');
  };

  it('have the outcome of the policy on an upgrade, which leads to streams and nowhere else', async () => {
    for (const who of [nobody, ...roles] as const) {
      const cookie = who === nobody ? '' : cookies.get(who)!;
      for (const path of paths()) {
        const reply = await upgrade(client, targetOf(path), cookie);
        const wanted = who === nobody ? 'session_required' : 'not_found';
        expect([who, path, codeIn(reply.text)]).toEqual([who, path, wanted]);
      }
      const id = `grid-${++count}`;
      const stream = '/api/v1/assistant/sessions/some-id/stream';
      const reply = await upgrade(client, stream, cookie, { 'x-request-id': id });
      const holds = who !== nobody && authorize(who, 'dialogs:own');
      const wanted = who === nobody ? 'session_required' : holds ? 'dialog_forbidden' : 'role_forbidden';
      expect([who, reply.status, codeIn(reply.text)]).toEqual([who, who === nobody ? 401 : 403, wanted]);
      if (who !== nobody && !holds) expectDenial(id, who, 'openStream', 'dialogs:own', reply);
    }
    const student = await test.signIn();
    const own = `/api/v1/assistant/sessions/${await student.createDialog()}/stream`;
    expect((await upgrade(client, own, student.cookie)).status).toBe(101);
  });

  it('are all there: the table holds every operation of the contract', () => {
    expect(table.map(({ contract }) => contract.name).sort()).toEqual(
      v1Contracts.map(({ name }) => name).sort(),
    );
  });

  it('ask for the permission of their part of the API, and only the login for none', () => {
    for (const { contract, permission } of table) {
      const { name, method, path } = contract;
      expect([name, permission]).toEqual([name, permissionOf(method, path)]);
    }
  });
});

/** From the address alone: part of the API, and whether it changes anything. */
function permissionOf(method: HttpMethod, path: string): Permission | 'anyone' {
  const [, part, group] = path.split('/');
  if (path === '/auth/login') return 'anyone';
  if (part === 'admin' && group === 'analytics') return 'admin.usage:read';
  if (part === 'admin')
    return `admin.${group as 'schools'}:${method === 'GET' ? 'read' : 'write'}` as Permission;
  const own: Record<string, Permission> = {
    auth: 'session:own',
    health: 'health:read',
    courses: 'courses:read',
    assistant: 'dialogs:own',
    career: 'career:own',
  };
  return own[part ?? ''] as Permission;
}
