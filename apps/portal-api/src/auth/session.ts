import type { CoreUser } from '@portal/contracts/core';
import type { Role } from '@portal/rbac';

/** A signed-in user, as the portal needs it; school and region only as opaque references. */
export interface SessionUser {
  readonly id: string;
  readonly role: Role;
  readonly grade?: number | undefined;
  readonly school_ref?: string | undefined;
  readonly school_refs?: string[] | undefined;
  readonly region_ref?: string | undefined;
}

/** A login. `id` is the hash of the cookie's token: safe to keep, useless to a thief. */
export interface Session {
  readonly id: string;
  /** The id that the session had before all refreshes; it names the login, and nobody can use it. */
  readonly lineage: string;
  readonly user: SessionUser;
  /** Milliseconds since the epoch; absolute. */
  readonly expiresAt: number;
  /** When the core last confirmed the user, in milliseconds since the epoch. */
  readonly checkedAt: number;
}

/** What a session keeps of a user, field by field: nothing else that the core may send gets in. */
export function toSessionUser({
  id,
  role,
  grade,
  school_ref,
  school_refs,
  region_ref,
}: CoreUser): SessionUser {
  return { id, role, grade, school_ref, school_refs, region_ref };
}
