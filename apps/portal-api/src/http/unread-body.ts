import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

/**
 * A reply to a request whose body was not read to its end also ends the connection: what is left may be broken, and the next
 * request would begin in the middle of it.
 */
export function endAfterUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && length === '0') return;
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => typeof response;
  response.writeHead = (...args: unknown[]) => {
    if (!request.complete) response.setHeader('connection', 'close');
    return writeHead(...args);
  };
}

export const unreadBody: RequestHandler = (request, response, next) => {
  endAfterUnreadBody(request, response);
  next();
};
