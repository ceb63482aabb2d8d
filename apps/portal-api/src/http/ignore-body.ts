import type { RequestHandler } from 'express';
import { Refusal } from '../refusal.js';
import { longestBodyBytes } from './json-body.js';

/** A body that comes with a GET means nothing; it is read off the connection, so that the next request begins where it ends. */
export const ignoreBody: RequestHandler = (request, _response, next) => {
  if (request.complete) return next();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= longestBodyBytes) return;
    request.off('data', count).off('end', next);
    next(new Refusal('payload_too_large'));
  };
  request.on('data', count).once('end', next);
};
