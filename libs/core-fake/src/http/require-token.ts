import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { CoreProblem } from './problem.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Every request needs `Authorization: Bearer <token>`; without a token configured nothing is demanded. */
export function requireToken(token: string | undefined): RequestHandler {
  if (token === undefined) return (_request, _response, next) => next();
  const expected = digest(`Bearer ${token}`);
  return (request, _response, next) => {
    if (timingSafeEqual(digest(request.get('authorization') ?? ''), expected)) return next();
    next(new CoreProblem(401, 'unauthorized', 'the bearer token is missing or wrong'));
  };
}
