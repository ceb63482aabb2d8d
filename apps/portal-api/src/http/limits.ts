import { createHmac, type KeyObject } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { readSessionToken } from '../auth/session-cookie.js';
import { sessionIdOf } from '../auth/session-store.js';
import type { Config } from '../config.js';
import type { KeyValueStore } from '../store/key-value-store.js';
import type { LimitName } from './define-route.js';
import { countOnce, createLimit } from './rate-limit.js';
import { sessionOf } from './require-session.js';

export interface Limits {
  /** On every request with a session's cookie. */
  readonly requests: RequestHandler;
  /** Before anything is looked up. Generous: a whole school may share one address. */
  readonly address: RequestHandler;
  readonly byName: Readonly<Record<LimitName, RequestHandler>>;
  /** The first two for a request that asks for an upgrade; it counts like any other. @throws Refusal `rate_limited` */
  admitUpgrade(request: IncomingMessage): Promise<void>;
}

const minuteMs = 60_000;

/** Counted under the token's hash, so that counting need not wait for the session to be found. */
function sessionKeyOf(request: IncomingMessage): string | null {
  const token = readSessionToken(request);
  return token === null ? null : sessionIdOf(token);
}

/** All limits on requests; those on logins are in auth/login-limits.ts. Keys hold digests, never an address. */
export function createLimits(
  store: KeyValueStore,
  secret: KeyObject,
  config: Config['limits'],
  addressOf: (request: IncomingMessage) => string,
): Limits {
  const digest = (value: string) => createHmac('sha256', secret).update(value).digest('base64url');
  const each = (name: string, limit: number, keyOf: Parameters<typeof createLimit>[0]['keyOf']) =>
    createLimit({ name, limit, windowMs: minuteMs, store, keyOf });
  const count = (name: string, limit: number, key: string | null) =>
    key === null ? undefined : countOnce({ name, limit, windowMs: minuteMs, store }, key);
  return {
    async admitUpgrade(request) {
      await Promise.all([
        count('address', config.addressRequestsPerMinute, digest(addressOf(request))),
        count('requests', config.requestsPerMinute, sessionKeyOf(request)),
      ]);
    },
    address: each('address', config.addressRequestsPerMinute, (request) => digest(request.ip ?? '')),
    requests: each('requests', config.requestsPerMinute, sessionKeyOf),
    byName: {
      questions: each('questions', config.questionsPerMinute, (request) =>
        digest(sessionOf(request)?.user.id ?? ''),
      ),
    },
  };
}
