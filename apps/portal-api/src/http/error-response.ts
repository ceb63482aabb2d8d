import { STATUS_CODES } from 'node:http';
import { redact } from '@portal/anonymizer';
import { problem, problemCodes, problemType, type Problem, type ProblemCode } from '@portal/contracts';
import type { Permission } from '@portal/rbac';
import type { ErrorRequestHandler } from 'express';
import type { Audit } from '../audit.js';
import { CallAborted, CoreFailure, CoreRefused } from '../core/core-errors.js';
import { Refusal } from '../refusal.js';
import { StoreUnavailable } from '../store/key-value-store.js';
import type { FailureLog } from './failure-log.js';
import { requestIdOf } from './request-id.js';
import { sessionOf } from './require-session.js';

/** An error as it goes over the wire. */
export interface ErrorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Problem;
}

/** The only place where an error becomes a status. What it does not know is a 500 that says nothing. */
export function toErrorResponse(error: unknown, requestId: string): ErrorResponse {
  const refusal = toRefusal(error);
  const { status, title } = problemCodes[refusal.code];
  return {
    status,
    headers: {
      ...refusal.headers,
      'content-type': 'application/problem+json; charset=utf-8',
      ...(refusal.retryAfterS === undefined ? {} : { 'retry-after': String(refusal.retryAfterS) }),
    },
    body: {
      type: problemType(refusal.code),
      title,
      status,
      code: refusal.code,
      ...(refusal.detail ? { detail: redact(refusal.detail) } : {}),
      request_id: requestId,
      ...(refusal.errors ? { errors: [...refusal.errors] } : {}),
      ...(refusal.answerId ? { answer_id: refusal.answerId } : {}),
    },
  };
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreUnavailable)
    return new Refusal('store_unavailable', { cause: error, retryAfterS: 5 });
  if (error instanceof CoreFailure)
    return new Refusal(error.code, { cause: error, retryAfterS: error.retryAfterS });
  if (error instanceof CallAborted)
    return new Refusal('assistant_unavailable', { cause: error, retryAfterS: 1 });
  // What the core refuses although our own contract let it through is a disagreement between the two.
  if (error instanceof CoreRefused) return new Refusal('core_bad_response', { cause: error });
  if (error instanceof URIError) {
    const errors = [{ pointer: '/path', message: 'is not UTF-8 in percent-encoding' }];
    return new Refusal('validation_failed', { cause: error, errors });
  }
  return new Refusal(fromExpress(error) ?? 'internal_error', { cause: error });
}

/** What Express and its body parser throw carries `type` and `status`; its message may quote the input and is dropped. */
function fromExpress(error: unknown): ProblemCode | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  const type = 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return 'payload_too_large';
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') return 'unsupported_media_type';
  if (typeof type === 'string' && type.startsWith('entity.')) return 'malformed_json';
  const status = Number(error.status);
  return status >= 400 && status < 500 ? 'validation_failed' : null;
}

/** Express' last middleware. With `checkReplies` a problem is held against its contract like any other reply. */
export function errorHandler(failures: FailureLog, audit: Audit, checkReplies: boolean): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const requestId = requestIdOf(request);
    const { status, headers, body } = toErrorResponse(error, requestId);
    failures(error, body);
    response.locals['code'] = body.code;
    if (checkReplies) problem.parse(body);
    const { route, permission, scope } = response.locals;
    // The core does not tell what is out of the caller's reach from what is not there.
    const isOutOfReach = body.code === 'not_found' && isOfAdmin(permission) && scope !== 'all';
    if (status === 403 || body.code === 'session_required' || isOutOfReach) {
      audit.denied({
        user: sessionOf(request)?.user ?? null,
        route,
        permission,
        code: body.code,
        requestId,
      });
    }
    if (response.headersSent) response.destroy();
    else response.status(status).set(headers).send(JSON.stringify(body));
  };
}

const isOfAdmin = (permission: Permission | undefined): boolean => permission?.startsWith('admin.') === true;

/** The same error for a connection that asked for an upgrade and has no Express response. */
export function rawErrorResponse(error: unknown, requestId: string): string {
  const { status, headers, body } = toErrorResponse(error, requestId);
  const payload = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': String(Buffer.byteLength(payload)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${payload}`;
}
