import type { CallOptions, OperationName } from './operations.js';
import { PortalError, PortalTimeout, PortalUnreachable } from './portal-error.js';

/** The longest time that a timer can hold, in milliseconds. */
const longestTimeoutMs = 2_147_483_647;

/** @throws {RangeError} when a time cannot be waited for. */
export function checkTimeout(timeoutMs: number): number {
  if (!(timeoutMs >= 1 && timeoutMs <= longestTimeoutMs))
    throw new RangeError(`timeoutMs must be from 1 to ${longestTimeoutMs}`);
  // Node's timers for signals take whole milliseconds only, and what is left until a deadline is hardly ever whole.
  return Math.ceil(timeoutMs);
}

/**
 * Runs a call, reply included, within its time and until the caller aborts it, and names what went wrong.
 *
 * @throws {PortalTimeout} {@link PortalUnreachable}, what `work` throws as a {@link PortalError}, the reason of `signal`
 */
export async function within<T>(
  operation: OperationName,
  timeoutMs: number,
  signal: CallOptions['signal'],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(checkTimeout(timeoutMs));
  const ended = new AbortController();
  try {
    const end = signal ? AbortSignal.any([signal, timeout]) : timeout;
    return await Promise.race([work(end), rejectAt(end, ended.signal)]);
  } catch (cause) {
    if (cause instanceof PortalError) throw cause;
    if (signal?.aborted) throw signal.reason;
    if (timeout.aborted) throw new PortalTimeout(operation, timeoutMs, { cause });
    throw new PortalUnreachable(operation, { cause });
  } finally {
    ended.abort();
  }
}

/** Rejects at the end, for a `fetch` of the caller's that does not heed its signal. */
function rejectAt(end: AbortSignal, unless: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) =>
    end.addEventListener('abort', () => reject(end.reason as Error), { once: true, signal: unless }),
  );
}
