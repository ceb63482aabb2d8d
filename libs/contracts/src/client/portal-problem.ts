import { problemCodes, type ProblemCode } from '../v1/problem-codes.js';
import type { OperationName } from './operations.js';
import { PortalError } from './portal-error.js';
import { retryAfterSeconds } from './retry-after.js';

/** One wrong place of a request: a JSON pointer from `/body`, `/query`, `/path` or `/header`, and what is wrong there. */
export interface WrongPlace {
  readonly pointer: string;
  readonly message: string;
}

/**
 * The portal refused: every reply that is not 2xx, by its problem body (RFC 9457).
 *
 * @example
 * try {
 *   await client.readCourse({ params: { id } });
 * } catch (error) {
 *   if (error instanceof PortalProblem && error.code === 'course_not_found') showNothing();
 *   else throw error;
 * }
 */
export class PortalProblem extends PortalError {
  override readonly name = 'PortalProblem';
  override readonly kind = 'problem';
  /** HTTP status, 300 to 599. */
  readonly status: number;
  /** Stable code; `unrecognized` when the reply has none that this version knows (a proxy's page, a newer portal). */
  readonly code: ProblemCode | 'unrecognized';
  /** `X-Request-Id` of the reply, to quote to those who run the portal; undefined when it did not come from the portal. */
  readonly requestId: string | undefined;
  /** With `validation_failed`: every wrong place; else empty. */
  readonly errors: readonly WrongPlace[];
  /** Seconds until another try makes sense, from `Retry-After`; undefined without it. */
  readonly retryAfterS: number | undefined;
  /** With `answer_in_progress`: the answer that is streaming. */
  readonly answerId: string | undefined;
  /** What is special about this case, in English; undefined for most. */
  readonly detail: string | undefined;
  /** Headers of the reply, such as `Allow` and `RateLimit`. */
  readonly headers: Headers;
  /** The body as it came: parsed JSON, or undefined when it was none. */
  readonly body: unknown;

  constructor(operation: OperationName, { status, headers }: Response, body: unknown) {
    const fields = isRecord(body) ? body : {};
    const code = isCode(fields['code']) ? fields['code'] : 'unrecognized';
    super(`${operation}: ${status} ${text(fields['code']) ?? 'without a code'}`, operation);
    this.status = status;
    this.code = code;
    this.requestId = text(fields['request_id']) ?? headers.get('x-request-id') ?? undefined;
    this.errors = places(fields['errors']);
    this.retryAfterS = retryAfterSeconds(headers.get('retry-after'), Date.now());
    this.answerId = text(fields['answer_id']);
    this.detail = text(fields['detail']);
    this.headers = headers;
    this.body = body;
  }
}

function places(value: unknown): readonly WrongPlace[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (place): place is WrongPlace =>
      isRecord(place) && typeof place['pointer'] === 'string' && typeof place['message'] === 'string',
  );
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCode = (value: unknown): value is ProblemCode =>
  typeof value === 'string' && Object.hasOwn(problemCodes, value);
