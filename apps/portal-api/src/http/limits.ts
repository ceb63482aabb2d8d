import type { KeyObject } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { clientNetwork } from '../client-network.js';
import type { Config } from '../config.js';
import { keyedDigest } from '../keyed-digest.js';
import type { KeyValueStore } from '../store/key-value-store.js';
import type { LimitName } from './define-route.js';
import { createLineages } from './lineages.js';
import { countOnce, createLimit } from './rate-limit.js';
import { sessionOf } from './require-session.js';

export interface Limits {
  /** On every request of a session. Under what outlives a refresh: a new token opens no new window. */
  readonly requests: RequestHandler;
  /** Whether `requests` can tell whose the request is, without its session having been found. */
  isOfKnown(request: IncomingMessage): boolean;
  /** Before anything is looked up. Generous: a whole school may share one address. */
  readonly address: RequestHandler;
  readonly byName: Readonly<Record<LimitName, RequestHandler>>;
  /** The same for a request that asks for an upgrade; it counts like any other. Each @throws Refusal `rate_limited` */
  readonly upgrades: Readonly<Record<'requests' | 'address', (request: IncomingMessage) => Promise<void>>>;
}

const minuteMs = 60_000;

/** All limits on requests; those on logins are in auth/login-limits.ts. Keys hold digests, never an address. */
export function createLimits(
  store: KeyValueStore,
  secret: KeyObject,
  config: Config['limits'],
  addressOf: (request: IncomingMessage) => string,
): Limits {
  const digest = (value: string) => keyedDigest(secret, value);
  const networkKeyOf = (address: string) => digest(clientNetwork(address));
  const each = (name: string, limit: number, keyOf: Parameters<typeof createLimit>[0]['keyOf']) =>
    createLimit({ name, limit, windowMs: minuteMs, store, keyOf });
  const count = async (name: string, limit: number, key: string | null) => {
    if (key !== null) await countOnce({ name, limit, windowMs: minuteMs, store }, key);
  };
  const lineages = createLineages();
  const lineageOf = (request: IncomingMessage) => lineages.of(request);
  return {
    requests: each('requests', config.requestsPerMinute, lineageOf),
    isOfKnown: (request) => lineageOf(request) !== null,
    address: each('address', config.addressRequestsPerMinute, (request) => networkKeyOf(request.ip ?? '')),
    upgrades: {
      requests: (request) => count('requests', config.requestsPerMinute, lineageOf(request)),
      address: (request) =>
        count('address', config.addressRequestsPerMinute, networkKeyOf(addressOf(request))),
    },
    byName: {
      questions: each('questions', config.questionsPerMinute, (request) =>
        digest(sessionOf(request)?.user.id ?? ''),
      ),
    },
  };
}
