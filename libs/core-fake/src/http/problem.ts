import type { Response } from 'express';
import type { z } from 'zod';

/** A refusal that becomes `application/problem+json`. */
export class CoreProblem extends Error {
  override readonly name = 'CoreProblem';

  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly errors?: readonly { pointer: string; message: string }[],
  ) {
    super(detail);
  }
}

/** A request against its contract: names every place. */
export function contractProblem(place: string, error: z.ZodError): CoreProblem {
  const errors = error.issues.map((issue) => ({
    pointer: ['', ...issue.path.map(String)].join('/'),
    message: issue.message,
  }));
  const list = errors.map(({ pointer, message }) => `${pointer || '/'} ${message}`).join('; ');
  return new CoreProblem(400, 'validation_failed', `${place}: ${list}`, errors);
}

export function sendProblem(response: Response, problem: CoreProblem): void {
  const { status, code, message, errors } = problem;
  const body = { type: 'about:blank', title: code.replaceAll('_', ' '), status, code, detail: message };
  response
    .status(status)
    .type('application/problem+json')
    .send(JSON.stringify(errors ? { ...body, errors } : body));
}
