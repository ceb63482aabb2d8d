import type { IncomingMessage } from 'node:http';
import { readSessionToken } from '../auth/session-cookie.js';
import { sessionIdOf } from '../auth/session-store.js';
import { sessionOf } from './require-session.js';

/** Sessions in use on one instance in a busy hour are fewer. */
const mostKept = 20_000;

/** Which login a request belongs to: its refreshes change the token, not the login. */
export interface Lineages {
  /**
   * Of a session that was found, or that was found for an earlier request with the same token, so that a request can be counted
   * while its session is looked up; else null.
   */
  of(request: IncomingMessage): string | null;
}

export function createLineages(): Lineages {
  const kept = new Map<string, string>();
  return {
    of(request) {
      const session = sessionOf(request);
      if (session === null) {
        const token = readSessionToken(request);
        return kept.get((token && sessionIdOf(token)) ?? '') ?? null;
      }
      kept.set(session.id, session.lineage);
      if (kept.size > mostKept) kept.delete(kept.keys().next().value as string);
      return session.lineage;
    },
  };
}
