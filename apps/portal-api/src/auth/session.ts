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
  readonly user: SessionUser;
  /** Milliseconds since the epoch; absolute. */
  readonly expiresAt: number;
}
