import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { readSessionToken } from '../auth/session-cookie.js';
import type { Session } from '../auth/session.js';
import type { Context } from '../context.js';
import { Refusal } from '../refusal.js';
import type { Limits } from './limits.js';
import { applyLimit } from './rate-limit.js';
import { requestIdOf } from './request-id.js';

type Sessions = Pick<Context, 'confirmUser' | 'sessions'>;

const found = new WeakMap<IncomingMessage, Session>();

/** The session of a request that passed `readSession`. */
export const sessionOf = (request: IncomingMessage): Session | null => found.get(request) ?? null;

/**
 * Looks the cookie's session up; null without a live one. Store failures are thrown: nobody is let in unproven. That the core
 * confirms the user is waited for unless `longestMs` is 0: then the next request learns of it.
 */
export async function findSession(
  { confirmUser, sessions }: Sessions,
  request: IncomingMessage,
  longestMs?: number,
): Promise<Session | null> {
  const token = readSessionToken(request);
  const live = token === null ? null : await sessions.find(token);
  const session = live && (await confirmUser(live, { requestId: requestIdOf(request) }, longestMs));
  if (session) found.set(request, session);
  return session;
}

/**
 * Session and limits in one trip to the store; a login that this instance has not met is counted in one more. What is refused
 * later on has been counted, and is known to be somebody's.
 */
export function readSession(
  sessions: Sessions,
  limits: Pick<Limits, 'address' | 'requests' | 'isOfKnown'>,
  isFromMemory: (request: RoutedRequest) => boolean,
): RequestHandler {
  return async (request, response, next) => {
    const count = () => applyLimit(limits.requests, request, response);
    const isOfKnown = limits.isOfKnown(request);
    await Promise.all([
      findSession(sessions, request, isFromMemory(request) ? 0 : undefined),
      applyLimit(limits.address, request, response),
      isOfKnown && count(),
    ]);
    if (!isOfKnown) await count();
    next();
  };
}

/** Comes before routing: an unknown path without a session is a 401 as well. */
export function requireSession(isOpen: (request: RoutedRequest) => boolean): RequestHandler {
  return (request, _response, next) => {
    if (!sessionOf(request) && !isOpen(request)) throw new Refusal('session_required');
    next();
  };
}

type RoutedRequest = IncomingMessage & { path: string };
