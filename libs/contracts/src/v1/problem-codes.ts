// Without zod: what a page imports for its error messages alone must not bring the schemas along.

/** Every error code of the public API, with its status and title. A code is never renamed. */
export const problemCodes = {
  malformed_json: { status: 400, title: 'The body is not valid JSON' },
  malformed_request: { status: 400, title: 'This is not a request by HTTP/1.1' },
  validation_failed: { status: 400, title: 'The request does not match the contract' },
  session_required: { status: 401, title: 'Sign in first' },
  login_failed: { status: 401, title: 'This technical ID cannot sign in' },
  role_forbidden: { status: 403, title: 'Your role does not permit this' },
  dialog_forbidden: { status: 403, title: 'This dialog is not yours' },
  origin_forbidden: { status: 403, title: 'Requests from this origin are not accepted' },
  not_found: { status: 404, title: 'There is nothing at this address' },
  course_not_found: { status: 404, title: 'There is no such course for you' },
  method_not_allowed: { status: 405, title: 'This address does not support the method' },
  request_timeout: { status: 408, title: 'The request did not arrive in time' },
  answer_in_progress: { status: 409, title: 'The dialog is still receiving an answer' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'The body must be application/json' },
  expectation_failed: { status: 417, title: 'No expectation but 100-continue is met' },
  idempotency_conflict: { status: 422, title: 'This Idempotency-Key was used with another request' },
  upgrade_required: { status: 426, title: 'This address is a WebSocket' },
  rate_limited: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'The headers are too large' },
  internal_error: { status: 500, title: 'The portal failed' },
  core_bad_response: { status: 502, title: 'The core service answered against its contract' },
  assistant_unavailable: { status: 503, title: 'The assistant is unavailable' },
  core_unavailable: { status: 503, title: 'The data service is unavailable' },
  store_unavailable: { status: 503, title: 'The session store is unavailable' },
  jobs_unavailable: { status: 503, title: 'Background work cannot be taken now' },
  core_timeout: { status: 504, title: 'The core service did not answer in time' },
} as const satisfies Record<string, { status: number; title: string }>;

/** One of the keys of {@link problemCodes}. */
export type ProblemCode = keyof typeof problemCodes;

/** Where the documentation of a code is, relative to the portal. */
export const problemType = (code: ProblemCode): string => `/docs/errors/${code}`;
