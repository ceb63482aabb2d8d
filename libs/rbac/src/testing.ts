import { authorize } from './authorize.js';
import type { Permission } from './permissions.js';
import { roles, type Role } from './roles.js';

/** What a route answered: the status, and the problem's code if there was one. */
export interface GridReply {
  /** HTTP status. */
  readonly status: number;
  /** The problem's stable code, such as `role_forbidden`; without it the status decides. */
  readonly code?: string | undefined;
}

/** A route of yours, with the permission that it is meant to ask for. */
export interface GridRoute {
  /** For the report: `GET /courses`. */
  readonly name: string;
  /** `anyone`: needs no session. */
  readonly permission: Permission | 'anyone';
  /** Calls the route as this role, or with null without a session; gives the status, or status and code. */
  call(role: Role | null): Promise<GridReply | number>;
}

/** How the grid tells refusals. */
export interface GridOptions {
  /** Longest time of one call, in milliseconds. Default 10,000. */
  readonly timeoutMs?: number;
}

/** One cell of the grid that is not as the policy says. */
export interface Breach {
  /** Name of the route. */
  readonly route: string;
  /** What the route was said to ask for. */
  readonly permission: Permission | 'anyone';
  /** Null: without a session. */
  readonly role: Role | null;
  /** `let in`, `refused`: the wrong way round; `unclear`: a 5xx, a failure or no answer in time. */
  readonly kind: 'let in' | 'refused' | 'unclear';
  /** What was answered, and what it should have been. */
  readonly detail: string;
}

/** The routes do not keep to the policy. */
export class GridError extends Error {
  override readonly name = 'GridError';

  constructor(
    /** Every one, in the order of the calls. */
    readonly breaches: readonly Breach[],
  ) {
    const lines = breaches.map(
      ({ route, role, kind, detail }) => `  ${route} as ${role ?? 'nobody'}: ${kind} (${detail})`,
    );
    super(`${breaches.length} cells are not as the policy says:\n${lines.join('\n')}`);
  }
}

/**
 * Calls every route as every role and as nobody, one after the other, and gives what is not as the policy says: nobody gets
 * 401, a role without the permission 403, a role with it anything below 500 but those two. When a reply names a `code`, only
 * `session_required` and `role_forbidden` count as these refusals, so that `login_failed` and `dialog_forbidden` do not.
 *
 * @example
 * const breaches = await checkGrid([
 *   { name: 'GET /reports', permission: 'admin.usage:read', call: async (role) => (await get('/reports', role)).status },
 * ]);
 * // []
 */
export async function checkGrid(
  routes: readonly GridRoute[],
  { timeoutMs = 10_000 }: GridOptions = {},
): Promise<readonly Breach[]> {
  const breaches: Breach[] = [];
  for (const route of routes) {
    for (const role of [null, ...roles]) {
      const found = judge(route, role, await ask(route, role, timeoutMs));
      if (found) breaches.push({ route: route.name, permission: route.permission, role, ...found });
    }
  }
  return breaches;
}

/**
 * The same as an assertion, for any test runner.
 *
 * @throws {GridError} that lists every breach; {TypeError} without a route, since that would prove nothing.
 * @example
 * it('keeps to the policy', () => assertGrid(routes));
 */
export async function assertGrid(routes: readonly GridRoute[], options?: GridOptions): Promise<void> {
  if (routes.length === 0) throw new TypeError('There is no route to check');
  const breaches = await checkGrid(routes, options);
  if (breaches.length > 0) throw new GridError(breaches);
}

type Expected = 'in' | 401 | 403;

function expectedOf({ permission }: GridRoute, role: Role | null): Expected {
  if (permission === 'anyone') return 'in';
  if (role === null) return 401;
  return authorize(role, permission) === null ? 403 : 'in';
}

async function ask(route: GridRoute, role: Role | null, timeoutMs: number): Promise<GridReply | string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${timeoutMs} ms`), timeoutMs);
  });
  try {
    const reply = await Promise.race([route.call(role), late]);
    return typeof reply === 'number' ? { status: reply } : reply;
  } catch (error) {
    return `it failed: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    clearTimeout(timer);
  }
}

function judge(
  route: GridRoute,
  role: Role | null,
  reply: GridReply | string,
): Pick<Breach, 'kind' | 'detail'> | null {
  if (typeof reply === 'string') return { kind: 'unclear', detail: reply };
  const { status, code } = reply;
  const expected = expectedOf(route, role);
  const detail = `${[status, code].filter((part) => part !== undefined).join(' ')}, expected ${expected === 'in' ? 'neither 401 nor 403' : expected}`;
  if (!Number.isInteger(status) || status < 100 || status >= 500) return { kind: 'unclear', detail };
  const isRefusal =
    (status === 401 && (code === undefined || code === 'session_required')) ||
    (status === 403 && (code === undefined || code === 'role_forbidden'));
  if (expected === 'in') return isRefusal ? { kind: 'refused', detail } : null;
  return status === expected && isRefusal ? null : { kind: 'let in', detail };
}
