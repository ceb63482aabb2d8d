import { closeCodes } from '../close-codes.js';

/**
 * The server refused a request. `code` is the stable snake_case code of its problem body, such as `rate_limited`.
 *
 * @example
 * if (error instanceof ProblemError && error.status === 429) askAgainIn(error.retryAfterS ?? 10);
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly status: number,
    readonly code: string,
    /** The whole problem body (RFC 9457), or undefined when there was none. */
    readonly problem: Readonly<Record<string, unknown>> | undefined,
    /** From `Retry-After`, in seconds. */
    readonly retryAfterS: number | undefined,
  ) {
    super(`The server answered ${status} ${code}`);
  }
}

/** Why a stream that had begun cannot go on. */
export type StreamFailure =
  | 'client_sent_data'
  | 'session_ended'
  | 'forbidden'
  | 'answer_unknown'
  | 'core_failed'
  | 'core_stalled'
  | 'protocol_error';

/**
 * The stream was closed for good; `closeCode` is the number that came with it.
 *
 * @example
 * if (error instanceof StreamFailedError && error.code === 'session_ended') showSignIn();
 */
export class StreamFailedError extends Error {
  override readonly name = 'StreamFailedError';

  constructor(
    readonly code: StreamFailure,
    readonly closeCode: number,
    options?: ErrorOptions,
  ) {
    super(`The stream failed: ${code} (${closeCode})`, options);
  }
}

/** The server could not be reached again in time. The answer goes on there: read the messages later. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';
  readonly code = 'connection_lost';
}

/** The caller's signal was aborted before there was an answer to stop, or the stop got no reply or no end after it. */
export class AskAbortedError extends Error {
  override readonly name = 'AbortError';
  readonly code = 'aborted';
}

/** The chat was closed while an answer was on its way. Closing is not a stop: the answer is stored. */
export class ChatClosedError extends Error {
  override readonly name = 'ChatClosedError';
  readonly code = 'chat_closed';
}

/** The failure that a close code stands for; undefined for codes after which one reconnects and resumes. */
export function failureOf(closeCode: number): StreamFailure | undefined {
  switch (closeCode) {
    case closeCodes.clientSentData:
      return 'client_sent_data';
    case closeCodes.sessionEnded:
      return 'session_ended';
    case closeCodes.forbidden:
      return 'forbidden';
    case closeCodes.answerUnknown:
      return 'answer_unknown';
    case closeCodes.coreFailed:
      return 'core_failed';
    case closeCodes.coreStalled:
      return 'core_stalled';
    default:
      return undefined;
  }
}
