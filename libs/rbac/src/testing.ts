import { askRoute } from './grid/ask-route.js';
import type { GridRoute } from './grid/grid-route.js';
import { judgeReply } from './grid/judge-reply.js';
import { permissions, type Permission } from './permissions.js';
import { roles, type Role } from './roles.js';

export type { GridReply, GridRoute } from './grid/grid-route.js';

/** How the grid asks. */
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
  /** `let in`, `refused`: the wrong way round; `unclear`: 404, 405, 429, 5xx, a failure, no reply or none in time. */
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
 * 401, a role without the permission 403, a role with it anything but those two. When a reply names a `code`, only
 * `session_required` and `role_forbidden` count as these refusals, so that `login_failed` and `dialog_forbidden` do not. What
 * a wrong address, a limit of calls or a defect answers (404, 405, 429, 5xx) says nothing about a permission and is
 * `unclear`, unless the route has the status in `allow`.
 *
 * @throws {TypeError} for a route that asks for a permission that there is not, before any call.
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
  for (const route of routes) checkPermission(route);
  const breaches: Breach[] = [];
  for (const route of routes) {
    for (const role of [null, ...roles]) {
      const found = judgeReply(route, role, await askRoute(route, role, timeoutMs));
      if (found) breaches.push({ route: route.name, permission: route.permission, role, ...found });
    }
  }
  return breaches;
}

/**
 * The same as an assertion, for any test runner.
 *
 * @throws {GridError} that lists every breach; {TypeError} without a route, since that would prove nothing, and for a
 *   permission that there is not.
 * @example
 * it('keeps to the policy', () => assertGrid(routes));
 */
export async function assertGrid(routes: readonly GridRoute[], options?: GridOptions): Promise<void> {
  if (routes.length === 0) throw new TypeError('There is no route to check');
  const breaches = await checkGrid(routes, options);
  if (breaches.length > 0) throw new GridError(breaches);
}

/** JavaScript checks no names, and a permission that nobody has would look well guarded. */
function checkPermission({ name, permission }: GridRoute): void {
  if (permission === 'anyone' || permissions.includes(permission)) return;
  throw new TypeError(
    `${name}: there is no permission ${JSON.stringify(permission)}. Known: anyone, ${permissions.join(', ')}`,
  );
}
