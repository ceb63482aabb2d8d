import type { Contract, ProblemCode } from '@portal/contracts';
import type { Route } from '../http/define-route.js';

/** What the documents read of a route. */
export type DocumentedRoute = Pick<Route, 'contract' | 'permission'>;

/** What any request may meet, whatever it asks for. */
const always: readonly ProblemCode[] = ['rate_limited', 'internal_error', 'store_unavailable'];

/**
 * Every code that an operation can give: its own, and those of the middleware in front of it. Left out is what no request
 * that names an operation can meet (`not_found` for an unknown address, `method_not_allowed`) and what is refused before
 * it is a request at all (`malformed_request`, `headers_too_large`, `request_timeout`, `expectation_failed`).
 */
export function errorsOf({ contract, permission }: DocumentedRoute): ProblemCode[] {
  const codes: ProblemCode[] = [...contract.errors, ...always];
  if (permission !== 'anyone') codes.push('session_required', 'role_forbidden');
  // Whatever body comes with an unsafe request is read, also where none is asked for.
  if (isUnsafe(contract))
    codes.push('origin_forbidden', 'malformed_json', 'payload_too_large', 'unsupported_media_type');
  if (contract.params || contract.query || contract.body) codes.push('validation_failed');
  return [...new Set(codes)];
}

const isUnsafe = ({ method }: Contract): boolean => method !== 'GET';
