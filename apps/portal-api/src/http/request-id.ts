import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

const saneToken = /^[A-Za-z0-9][A-Za-z0-9._~:+/=-]{0,127}$/;
const ids = new WeakMap<IncomingMessage, string>();

/** The caller's X-Request-Id if it is a sane token of at most 128 characters, else a fresh UUID; the same all along. */
export function requestIdOf(request: IncomingMessage): string {
  let id = ids.get(request);
  if (!id) {
    const given = request.headers['x-request-id'];
    id = typeof given === 'string' && saneToken.test(given) ? given : randomUUID();
    ids.set(request, id);
  }
  return id;
}

export const requestId: RequestHandler = (request, response, next) => {
  response.setHeader('x-request-id', requestIdOf(request));
  next();
};
