import type { KeyObject } from 'node:crypto';
import type { Permission, Role } from '@portal/rbac';
import { pino, type DestinationStream } from 'pino';
import type { SessionUser } from './auth/session.js';
import { keyedDigest } from './keyed-digest.js';

/** Who did what, and whether it was let happen. No names, no IDs of schools, nothing of a body. */
export interface Audit {
  signedIn(user: SessionUser, requestId: string): void;
  signInFailed(requestId: string): void;
  signedOut(user: SessionUser, requestId: string): void;
  denied(denial: Denial): void;
  /** `unknown`: it failed on its way to the core, which may have done it all the same. */
  adminWrite(
    user: SessionUser,
    route: string,
    permission: Permission,
    outcome: 'done' | 'unknown',
    requestId: string,
  ): void;
}

export interface Denial {
  readonly user: SessionUser | null;
  readonly route: string | undefined;
  /** What the route asks for; absent for an address that is no route's. */
  readonly permission: Permission | undefined;
  readonly code: string;
  readonly requestId: string;
}

/**
 * A stream of its own beside the log: JSON lines marked `"stream":"audit"`, on standard output or in the file of
 * PORTAL_AUDIT_FILE. Users appear under a pseudonym that only this stream has.
 */
export function createAudit(secret: KeyObject, destination: DestinationStream): Audit {
  const lines = pino(
    {
      base: { stream: 'audit' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  const who = (user: SessionUser | null): { user?: string; role?: Role } =>
    user
      ? {
          user: keyedDigest(secret, user.id).slice(0, 22),
          role: user.role,
        }
      : {};
  const write = (event: string, decision: 'allowed' | 'denied', requestId: string, rest: object) =>
    lines.info({ event, decision, ...rest, request_id: requestId });

  return {
    signedIn: (user, requestId) => write('sign_in', 'allowed', requestId, { ...who(user), route: 'login' }),
    signInFailed: (requestId) => write('sign_in', 'denied', requestId, { route: 'login' }),
    signedOut: (user, requestId) =>
      write('sign_out', 'allowed', requestId, { ...who(user), route: 'logout' }),
    denied: ({ user, route, permission, code, requestId }) =>
      write('denial', 'denied', requestId, {
        ...who(user),
        route,
        code,
        ...(permission ? { permission } : {}),
      }),
    adminWrite: (user, route, permission, outcome, requestId) =>
      write('admin_write', 'allowed', requestId, { ...who(user), route, permission, outcome }),
  };
}
