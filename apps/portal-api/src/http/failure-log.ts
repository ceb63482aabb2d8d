import type { Problem, ProblemCode } from '@portal/contracts';
import type { Log } from '../log.js';
import { seldom } from '../seldom.js';

/** Writes down why a request failed on this side of the wire, which its caller is not told. */
export type FailureLog = (error: unknown, problem: Problem) => void;

/** While something is away, thousands of requests fail for one reason. Each has its own line with its code all the same. */
const everyMs = 1_000;
const most = 5;

interface Failure {
  readonly error: unknown;
  readonly requestId: string | undefined;
}

/**
 * A mistake of this program is told each time; of what the portal is without, some a second for each code.
 *
 * @param now in ms
 */
export function createFailureLog(
  log: Pick<Log, 'warn' | 'error'>,
  now: () => number = () => performance.now(),
): FailureLog {
  const tellers = new Map<ProblemCode, (failure: Failure) => void>();
  const tellerOf = (code: ProblemCode) => {
    const known = tellers.get(code);
    if (known) return known;
    const teller = seldom<Failure>(
      everyMs,
      ({ error, requestId }, untold) =>
        log.warn({ err: error, request_id: requestId, code, untold }, 'request failed'),
      { most, now },
    );
    tellers.set(code, teller);
    return teller;
  };
  return (error, { status, code, request_id }) => {
    if (status < 500) return;
    if (status === 500) log.error({ err: error, request_id, code }, 'request failed');
    else tellerOf(code)({ error, requestId: request_id });
  };
}
