import type { RequestHandler } from 'express';

/**
 * A reply to a request whose body was not read to its end also ends the connection: what is left may be broken, and the next
 * request would begin in the middle of it.
 */
export const unreadBody: RequestHandler = (request, response, next) => {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && length === '0') return next();
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => typeof response;
  response.writeHead = (...args: unknown[]) => {
    if (!request.complete) response.setHeader('connection', 'close');
    return writeHead(...args);
  };
  next();
};
