import { describe, expect, it } from '@jest/globals';
import { authorize } from './authorize.js';
import type { Permission } from './permissions.js';
import { permissions } from './permissions.js';
import { roles, type Role } from './roles.js';
import { assertGrid, checkGrid, GridError, type GridReply, type GridRoute } from './testing.js';

const lawful =
  (permission: Permission, success: GridReply | number = 200) =>
  async (role: Role | null): Promise<GridReply | number> => {
    if (role === null) return 401;
    return authorize(role, permission) === null ? { status: 403, code: 'role_forbidden' } : success;
  };
const route = (
  permission: GridRoute['permission'],
  call: GridRoute['call'],
  allow?: readonly number[],
): GridRoute => ({ name: `GET ${permission}`, permission, call, allow });
const everybody = [null, ...roles];

describe('the grid', () => {
  it('finds nothing in routes that keep to the policy, whatever they answer to those who may', async () => {
    const routes = permissions.flatMap((permission) =>
      [200, 302, 404, 503, { status: 400 }, { status: 403, code: 'dialog_forbidden' }].map((success) =>
        route(permission, lawful(permission, success), [404, 503]),
      ),
    );
    const login = route('anyone', async () => ({ status: 401, code: 'login_failed' }));
    await expect(assertGrid([...routes, login])).resolves.toBeUndefined();
  });

  it('finds every role that is let in by mistake, and nobody too', async () => {
    const breaches = await checkGrid([route('career:own', async () => 200)]);
    expect(breaches.map(({ role, kind }) => [role, kind])).toEqual(
      [
        null,
        'teacher',
        'school_admin',
        'coordinator',
        'regional_institute',
        'ministry',
        'operator',
        'system_admin',
      ].map((role) => [role, 'let in']),
    );
  });

  it('finds a role that is refused by mistake', async () => {
    const call: GridRoute['call'] = async (role) =>
      role === 'operator' ? 403 : lawful('admin.usage:read')(role);
    const detail = '403, expected neither 401 nor 403';
    expect(await checkGrid([route('admin.usage:read', call)])).toEqual([
      {
        route: 'GET admin.usage:read',
        permission: 'admin.usage:read',
        role: 'operator',
        kind: 'refused',
        detail,
      },
    ]);
  });

  it.each([
    ['an allowed refusal after a look at the data', 404],
    ['a 401 where a 403 belongs', 401],
    ['a refusal that is about something else', { status: 403, code: 'dialog_forbidden' }],
  ])('does not take %s for the refusal of a role', async (_what, reply) => {
    const call: GridRoute['call'] = async (role) => (role === 'teacher' ? reply : lawful('career:own')(role));
    const breaches = await checkGrid([route('career:own', call, [404])]);
    expect(breaches.map(({ role, kind }) => [role, kind])).toEqual([['teacher', 'let in']]);
  });

  it.each<[string, GridRoute['call']]>([
    ['fails by itself', async () => 500],
    ['throws', () => Promise.reject(new Error('no database'))],
    ['never answers', () => new Promise(() => undefined)],
    ['gives no status', async () => Number.NaN],
    ['has a wrong address', async () => 404],
    ['is asked by another method', async () => ({ status: 405, code: 'method_not_allowed' })],
    ['has had enough of these calls', async () => 429],
  ])('calls a route unclear that %s', async (_what, call) => {
    const breaches = await checkGrid([route('courses:read', call)], { timeoutMs: 5 });
    expect(breaches.map(({ kind }) => kind)).toEqual(Array(9).fill('unclear'));
  });

  it.each([404, 405, 429, 500, 503])('does not take %d for everybody as open to anyone', async (status) => {
    const breaches = await checkGrid([route('anyone', async () => status)]);
    expect(breaches.map(({ role, kind }) => [role, kind])).toEqual(
      everybody.map((role) => [role, 'unclear']),
    );
    expect(await checkGrid([route('anyone', async () => status, [status])])).toEqual([]);
  });

  it.each([404, 405, 429])('finds that the allowed roles get no more than %d', async (status) => {
    const breaches = await checkGrid([route('career:own', lawful('career:own', status))]);
    expect(breaches.map(({ role, kind, detail }) => [role, kind, detail])).toEqual([
      ['student', 'unclear', `${status}, expected neither 401 nor 403`],
    ]);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a body', { courses: [] }, 'an object without a status'],
    ['a status as text', '200', '200'],
    ['a status as text in an object', { status: '200' }, 'an object without a status'],
  ])('calls %s no reply, and says what it wants', async (_what, given, said) => {
    const breaches = await checkGrid([route('anyone', async () => given as number)]);
    expect(breaches.length).toBe(everybody.length);
    expect(breaches[0]).toMatchObject({
      kind: 'unclear',
      detail: `call gave ${said}, and not a status or { status, code? }`,
    });
    await expect(assertGrid([route('anyone', async () => given as number)])).rejects.toBeInstanceOf(
      GridError,
    );
  });

  it('takes the reply of fetch as it is, and a call that does not wait', async () => {
    const login = route('anyone', (async () => new Response('')) as GridRoute['call']);
    const plain = route('anyone', (() => 204) as never);
    await expect(assertGrid([login, plain])).resolves.toBeUndefined();
  });

  it.each(['admin.usge:read', 'constructor', undefined])(
    'refuses a route that asks for %j, before any call',
    async (permission) => {
      let calls = 0;
      const call: GridRoute['call'] = async (role) => {
        calls += 1;
        return role === null ? 401 : 403;
      };
      const routes = [route('courses:read', call), route(permission as never, call)];
      for (const check of [checkGrid, assertGrid]) {
        await expect(check(routes)).rejects.toThrow(TypeError);
        await expect(check(routes)).rejects.toThrow(
          `there is no permission ${JSON.stringify(permission)}. Known:`,
        );
      }
      expect(calls).toBe(0);
    },
  );

  it('is an error that lists all breaches, and one without routes', async () => {
    const failure: unknown = await assertGrid([route('courses:read', async () => 200)]).catch(
      (error) => error,
    );
    expect(failure).toBeInstanceOf(GridError);
    expect((failure as GridError).message).toContain(
      'GET courses:read as nobody: let in (200, expected 401)',
    );
    expect((failure as GridError).message.split('\n').length).toBe(
      (failure as GridError).breaches.length + 1,
    );
    await expect(assertGrid([])).rejects.toThrow(TypeError);
  });
});
