import type { ProblemCode } from '@portal/contracts';

/** What the catalogue says about a code, besides its status and title. */
export interface ErrorGuide {
  readonly when: string;
  readonly next: string;
}

/** One entry a code; a code without an entry does not compile. */
export const errorGuide: Readonly<Record<ProblemCode, ErrorGuide>> = {
  malformed_json: {
    when: 'The body cannot be read as JSON in UTF-8.',
    next: 'Correct the body. The same request fails again.',
  },
  malformed_request: {
    when: 'What arrived breaks HTTP/1.1: no request line, a header that cannot be read, or no `Host`. The connection may end with it.',
    next: 'Look at the client, or at what stands between it and the portal. The same request fails again.',
  },
  validation_failed: {
    when: 'The body, the path, the query or a header does not match the contract of the operation.',
    next: 'Read `errors`: each entry points at one wrong place and says what is expected there. Values are never repeated.',
  },
  session_required: {
    when: 'The request carries no session cookie, more than one, or one whose session is unknown, over or was idle too long.',
    next: 'Sign in by `POST /api/v1/auth/login`, then repeat the request.',
  },
  login_failed: {
    when: 'Nobody can sign in with this technical ID. Unknown, malformed and blocked IDs are answered alike.',
    next: 'Check the ID for typing mistakes, or ask the school that issued it.',
  },
  role_forbidden: {
    when: "The signed-in user's role does not hold the permission of the operation, or holds it for nothing, as a school administrator without a school.",
    next: 'Do not offer the operation to this role: the description of each operation lists who may call it.',
  },
  dialog_forbidden: {
    when: 'The dialog belongs to another user or does not exist. Both cases are answered alike.',
    next: 'List the own dialogs by `GET /api/v1/assistant/sessions`, or create one.',
  },
  origin_forbidden: {
    when: 'A browser sent an unsafe request, or asked for a stream, from a page of another origin.',
    next: "Serve the page from the portal's own origin, or have its origin added to the settings of the portal.",
  },
  not_found: {
    when: 'There is no such address, or nothing under this id that the user may see.',
    next: 'Check the address against the documents, and the id against the list it came from.',
  },
  course_not_found: {
    when: 'The course does not exist, or the user cannot see it.',
    next: 'List the courses again: it may have been withdrawn.',
  },
  method_not_allowed: {
    when: 'The address exists, but not with this method.',
    next: 'Use one of the methods in the `Allow` header.',
  },
  request_timeout: {
    when: 'The headers or the body did not arrive whole in time. The connection ends.',
    next: 'Send the request again, all at once.',
  },
  answer_in_progress: {
    when: 'The dialog is still receiving an answer; a dialog has one at a time.',
    next: 'Wait for `done` on the stream, or stop the answer: `answer_id` names it.',
  },
  payload_too_large: {
    when: 'The body is larger than 64 KiB.',
    next: 'Send less: a question has at most 8,000 characters.',
  },
  unsupported_media_type: {
    when: 'The body is not `application/json` in UTF-8, or is compressed.',
    next: 'Send `Content-Type: application/json`, uncompressed.',
  },
  expectation_failed: {
    when: 'The request has an `Expect` header other than `100-continue`.',
    next: 'Leave the header out.',
  },
  idempotency_conflict: {
    when: 'The `Idempotency-Key` was used before with another body.',
    next: 'Use a new key for each new request, and the same key only to repeat one.',
  },
  upgrade_required: {
    when: 'The address of a stream was asked for without an upgrade to a WebSocket.',
    next: 'Open it as a WebSocket, or read the messages of the dialog instead.',
  },
  rate_limited: {
    when: 'The address, the session, the user or the technical ID has sent too many requests, or has too many streams open.',
    next: 'Wait as many seconds as `Retry-After` says. `RateLimit` and `RateLimit-Policy` name the limit.',
  },
  headers_too_large: {
    when: 'The request line and the headers together are larger than 16 KiB.',
    next: 'Send shorter headers; delete the cookies of this address if they have grown.',
  },
  internal_error: {
    when: 'The portal met a defect of its own. The body says nothing about it on purpose.',
    next: 'Try again once. If it stays, report the `request_id`: it finds the failure in the log.',
  },
  core_bad_response: {
    when: 'The core service answered, but against its contract.',
    next: 'Try again later, and report the `request_id` if it stays.',
  },
  assistant_unavailable: {
    when: 'The assistant cannot answer now, and there is no earlier answer to the same question to fall back to.',
    next: 'Wait as many seconds as `Retry-After` says; `GET /api/v1/health` tells when the assistant is back. All else keeps working.',
  },
  core_unavailable: {
    when: 'The core service cannot be reached, and there is no good copy of what was asked for.',
    next: 'Wait as many seconds as `Retry-After` says, then repeat the request.',
  },
  store_unavailable: {
    when: 'The store that holds the sessions cannot be reached, so that nobody can be told apart.',
    next: 'Wait as many seconds as `Retry-After` says, then repeat the request. The session is not lost.',
  },
  jobs_unavailable: {
    when: 'Work in the background, as reading the materials of a course, cannot be taken now.',
    next: 'Wait as many seconds as `Retry-After` says, look whether the course was created or changed, then repeat the request.',
  },
  core_timeout: {
    when: 'The core service did not answer in time.',
    next: 'Repeat the request. For one that writes, use an `Idempotency-Key` or look first whether it was done.',
  },
};
