import type { OperationName } from './operations.js';

/** What went wrong, for a `switch`: see the classes of the same kinds. */
export type PortalErrorKind = 'problem' | 'unreachable' | 'timeout' | 'bad_reply';

/**
 * What every call of the client throws, but for an abort of the caller's own signal, which comes as the signal's reason.
 *
 * @example
 * catch (error) {
 *   if (error instanceof PortalError && error.kind === 'unreachable') showOffline();
 * }
 */
export abstract class PortalError extends Error {
  /** Which of the four it is. */
  abstract readonly kind: PortalErrorKind;

  constructor(
    message: string,
    /** The operation that was called. */
    readonly operation: OperationName,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** No reply came: no network, no such host, connection refused or cut, or CORS. `cause` is fetch's own error. */
export class PortalUnreachable extends PortalError {
  override readonly name = 'PortalUnreachable';
  override readonly kind = 'unreachable';

  constructor(operation: OperationName, options?: ErrorOptions) {
    super(`${operation}: the portal could not be reached`, operation, options);
  }
}

/** The whole reply was not there in time. Whether the portal did the work is unknown: repeat under an `idempotencyKey`. */
export class PortalTimeout extends PortalError {
  override readonly name = 'PortalTimeout';
  override readonly kind = 'timeout';

  constructor(
    operation: OperationName,
    /** The time that was allowed, in milliseconds. */
    readonly timeoutMs: number,
    options?: ErrorOptions,
  ) {
    super(`${operation}: no whole reply within ${timeoutMs} ms`, operation, options);
  }
}

/** A reply of success that is not what the contract says: something else answers at this address, or an old client. */
export class PortalBadReply extends PortalError {
  override readonly name = 'PortalBadReply';
  override readonly kind = 'bad_reply';

  constructor(
    operation: OperationName,
    /** Status of the reply. */
    readonly status: number,
    /** The wrong places, as JSON pointers; values are not repeated. */
    readonly places: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`${operation}: the reply does not match its contract (${places.join(', ')})`, operation, options);
  }
}
