import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { redact } from '@portal/anonymizer';
import type { RequestHandler } from 'express';

const saneToken = /^[A-Za-z0-9][A-Za-z0-9._~:+/=-]{0,127}$/;
/** What tracing tools make: nothing personal fits into it, however many digits it has. */
const traceForm = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i;
const ids = new WeakMap<IncomingMessage, string>();

/** The caller's X-Request-Id if it is a sane token of at most 128 characters, else a fresh UUID; the same all along. */
export function requestIdOf(request: IncomingMessage): string {
  let id = ids.get(request);
  if (!id) {
    const given = request.headers['x-request-id'];
    id = typeof given === 'string' && isSane(given) ? given : randomUUID();
    ids.set(request, id);
  }
  return id;
}

/** It goes into the log and to the core, so a phone or a card number is not taken for one. */
function isSane(given: string): boolean {
  return (
    saneToken.test(given) && /[A-Za-z]/.test(given) && (traceForm.test(given) || redact(given) === given)
  );
}

export const requestId: RequestHandler = (request, response, next) => {
  response.setHeader('x-request-id', requestIdOf(request));
  next();
};
