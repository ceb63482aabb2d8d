import { dataScope, type DataScope, type Scope } from '@portal/rbac';
import type { SessionUser } from '../auth/session.js';
import { CoreRefused } from '../core/core-errors.js';
import { Refusal } from '../refusal.js';

/**
 * The core's `scope` parameter: whose data an admin call may touch, from the reach of the permission and the user's own
 * references.
 *
 * @throws Refusal `role_forbidden` when the user has no reference to reach anything by
 */
export function coreScopeOf(scope: Scope, user: SessionUser): string {
  const data = dataScope(scope, user);
  if (!data) throw new Refusal('role_forbidden');
  return describe(data);
}

function describe(data: DataScope): string {
  if (data.kind === 'all') return 'all';
  return data.kind === 'region' ? `region:${data.region}` : `school:${data.schools.join(',')}`;
}

/**
 * The core refuses (403) a write that would reach outside the scope: the same denial as ours. It knows a repeat by its scope, too, and
 * refuses (422) the key of one whose user reaches something else by now.
 */
export async function withinScope<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof CoreRefused && error.status === 403)
      throw new Refusal('role_forbidden', { cause: error });
    if (error instanceof CoreRefused && error.status === 422)
      throw new Refusal('idempotency_conflict', { cause: error });
    throw error;
  }
}
