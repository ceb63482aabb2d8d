import type { OperationName } from '../../client/operations.js';
import type { ProblemCode } from '../../v1/problem-codes.js';
import type { BreakOptions, FailOptions } from './faults.js';

/** What can be done to an imitation of the portal. */
export interface FakePortalControls {
  /**
   * Makes operations fail with a problem. Refusals of the portal itself (session, role, contract) still come first.
   *
   * @throws {TypeError} for a code or an operation that there is not, with the list of those there are.
   * @example
   * portal.fail('listCourses', 'core_unavailable');
   * portal.fail(['login'], 'rate_limited', { times: 1, retryAfterS: 60 });
   */
  fail(names: OperationName | readonly OperationName[], code: ProblemCode, options?: FailOptions): void;
  /**
   * Ends what `fail` began.
   *
   * @throws {TypeError} for an operation that there is not.
   */
  recover(names: OperationName | readonly OperationName[]): void;
  /** Courses and career as copies of this age in seconds (`X-Portal-Stale`); null for live ones. */
  serveStale(ageS: number | null): void;
  /** The next answer begins and then breaks off: its sockets are closed without `done`. */
  breakNextAnswer(options?: BreakOptions): void;
  /** Ends every session: the next request is `session_required`, open streams close with 4401. */
  endSessions(): void;
  /** Everything as at the start: data, sessions, faults. */
  reset(): void;
}
