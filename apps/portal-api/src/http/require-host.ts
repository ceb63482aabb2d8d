import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { Refusal } from '../refusal.js';

/** HTTP/1.1 asks for a Host (RFC 9112, 3.2). @throws Refusal `malformed_request` */
export function checkHost({ headers, httpVersion }: IncomingMessage): void {
  if (httpVersion === '1.1' && headers.host === undefined) {
    throw new Refusal('malformed_request', { detail: 'The Host header is missing.' });
  }
}

export const requireHost: RequestHandler = (request, _response, next) => {
  checkHost(request);
  next();
};
