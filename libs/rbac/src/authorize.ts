import type { Permission, Scope } from './permissions.js';
import { policy } from './policy.js';
import type { Role, WireRole } from './roles.js';

/**
 * How far a role's permission reaches, or null when the role does not hold it. Deny by default: an unknown role or
 * permission gives null.
 *
 * @example
 * authorize('school_admin', 'admin.schools:read'); // 'own_school'
 * authorize('student', 'admin.schools:read');      // null
 */
export function authorize(role: WireRole, permission: Permission): Scope | null {
  if (!Object.hasOwn(policy, permission)) return null;
  const row = policy[permission];
  return Object.hasOwn(row, role) ? (row[role as Role] ?? null) : null;
}
