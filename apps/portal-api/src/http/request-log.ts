import type { RequestHandler } from 'express';
import type { Log } from '../log.js';
import { requestIdOf } from './request-id.js';
import { sessionOf } from './require-session.js';

/** One line a request. The path is the contract's name, never the URL: a URL may hold anything that a caller typed. */
export function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    response.once('close', () => {
      log.info(
        {
          request_id: requestIdOf(request),
          method: request.method,
          route: response.locals['route'],
          status: response.statusCode,
          code: response.locals['code'],
          role: sessionOf(request)?.user.role,
          ms: Math.round(performance.now() - startedAt),
        },
        'request',
      );
    });
    next();
  };
}
