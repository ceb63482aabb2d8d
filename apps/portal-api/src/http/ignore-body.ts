import type { RequestHandler } from 'express';

/** A body that comes with a GET means nothing; it is read off the connection, so that the next request begins where it ends. */
export const ignoreBody: RequestHandler = (request, _response, next) => {
  if (request.complete) return next();
  request.once('end', () => next()).resume();
};
