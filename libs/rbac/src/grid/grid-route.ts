import type { Permission } from '../permissions.js';
import type { Role } from '../roles.js';

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
  /**
   * Statuses that this route means to give to those who may, of those that are else `unclear`: 404, 405, 429 and 5xx. A test
   * that asks for a course that does not exist gives `[404]`. Default: none, so that a wrong address is found.
   */
  readonly allow?: readonly number[] | undefined;
  /** Calls the route as this role, or with null without a session; gives the status, or status and code. */
  call(role: Role | null): Promise<GridReply | number>;
}
