import type { Problem } from '../../../v1/problem.js';
import { problemCodes, problemType, type ProblemCode } from '../../../v1/problem-codes.js';
import type { FakeReply } from './fake-reply.js';

/** What a problem may carry besides its code. */
export interface ProblemParts {
  readonly errors?: NonNullable<Problem['errors']>;
  readonly answerId?: string;
  readonly retryAfterS?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal on its way to the reply. */
export class FakeProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly parts: ProblemParts = {},
  ) {
    super(code);
  }
}

/** One wrong place of a request. */
export const wrongPlace = (pointer: string, message: string): FakeProblem =>
  new FakeProblem('validation_failed', { errors: [{ pointer, message }] });

/** The reply that a refusal becomes: RFC 9457, as the portal's. */
export function toReply({ code, parts }: FakeProblem, requestId: string): FakeReply {
  const { status, title } = problemCodes[code];
  const body: Problem = {
    type: problemType(code),
    title,
    status,
    code,
    request_id: requestId,
    ...(parts.errors ? { errors: parts.errors } : {}),
    ...(parts.answerId === undefined ? {} : { answer_id: parts.answerId }),
  };
  return {
    status,
    headers: {
      ...parts.headers,
      'content-type': 'application/problem+json; charset=utf-8',
      ...(parts.retryAfterS === undefined ? {} : { 'retry-after': String(parts.retryAfterS) }),
    },
    body: JSON.stringify(body),
  };
}
