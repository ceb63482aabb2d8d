import type { RequestHandler } from 'express';
import { Refusal } from '../refusal.js';

/** HTTP/1.1 asks for a Host (RFC 9112, 3.2). */
export const requireHost: RequestHandler = ({ headers, httpVersion }, _response, next) => {
  if (httpVersion === '1.1' && headers.host === undefined) {
    throw new Refusal('malformed_request', { detail: 'The Host header is missing.' });
  }
  next();
};
