import { dataScope, type Scope } from '@portal/rbac';
import type { SessionUser } from '../auth/session.js';
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
  if (data.kind === 'all') return 'all';
  return data.kind === 'region' ? `region:${data.region}` : `school:${data.schools.join(',')}`;
}
