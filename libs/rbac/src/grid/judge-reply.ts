import { authorize } from '../authorize.js';
import type { Role } from '../roles.js';
import type { GridReply, GridRoute } from './grid-route.js';

/** What is wrong with a cell of the grid. */
export interface Verdict {
  readonly kind: 'let in' | 'refused' | 'unclear';
  readonly detail: string;
}

/** What is not as the policy says in the answer of a route to a role; null when it is. */
export function judgeReply(route: GridRoute, role: Role | null, reply: GridReply | string): Verdict | null {
  if (typeof reply === 'string') return { kind: 'unclear', detail: reply };
  const { status, code } = reply;
  const expected = expectedOf(route, role);
  const answered = [status, code].filter((part) => part !== undefined).join(' ');
  const detail = `${answered}, expected ${expected === 'in' ? 'neither 401 nor 403' : expected}`;
  if (saysNothing(status) && !route.allow?.includes(status)) return { kind: 'unclear', detail };
  const isRefusal =
    (status === 401 && (code === undefined || code === 'session_required')) ||
    (status === 403 && (code === undefined || code === 'role_forbidden'));
  if (expected === 'in') return isRefusal ? { kind: 'refused', detail } : null;
  return status === expected && isRefusal ? null : { kind: 'let in', detail };
}

function expectedOf({ permission }: GridRoute, role: Role | null): 'in' | 401 | 403 {
  if (permission === 'anyone') return 'in';
  if (role === null) return 401;
  return authorize(role, permission) === null ? 403 : 'in';
}

/** Nothing there, another method, too many calls, a failure: whoever gets these was perhaps never asked for a permission. */
const saysNothing = (status: number): boolean =>
  [404, 405, 429].includes(status) || status < 100 || status >= 500;
