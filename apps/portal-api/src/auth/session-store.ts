import { createHash, randomBytes } from 'node:crypto';
import type { KeyValueStore } from '../store/key-value-store.js';
import type { Seal } from '../store/sealed.js';
import type { Session, SessionUser } from './session.js';

const tokenBytes = 32;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

export interface SessionStore {
  /** A new session and the token that the cookie carries; the token is kept nowhere. */
  create(user: SessionUser): Promise<{ token: string; session: Session }>;
  /** The live session of a token, its idle time begun anew; null for an unknown, idle or expired one. */
  find(token: string): Promise<Session | null>;
  end(sessionId: string): Promise<void>;
}

export interface SessionStoreOptions {
  readonly store: KeyValueStore;
  readonly seal: Seal;
  readonly lifetimeMs: number;
  readonly idleMs: number;
  readonly now?: () => number;
}

/** Sessions live on the server under the hash of their token (specification, Authentication, rule 2). */
export function createSessionStore({
  store,
  seal,
  lifetimeMs,
  idleMs,
  now = Date.now,
}: SessionStoreOptions): SessionStore {
  const keyOf = (sessionId: string) => `session:${sessionId}`;
  const ttlMs = Math.min(idleMs, lifetimeMs);
  return {
    async create(user) {
      const token = randomBytes(tokenBytes).toString('base64url');
      const session: Session = { id: hashToken(token), user, expiresAt: now() + lifetimeMs };
      const key = keyOf(session.id);
      await store.set(key, seal.close(JSON.stringify({ user, expiresAt: session.expiresAt }), key), ttlMs);
      return { token, session };
    },
    async find(token) {
      if (!tokenForm.test(token)) return null;
      const id = hashToken(token);
      const key = keyOf(id);
      const sealed = await store.getAndExtend(key, ttlMs);
      const plain = sealed && seal.open(sealed, key);
      if (!plain) return null;
      const { user, expiresAt } = JSON.parse(plain) as Omit<Session, 'id'>;
      return expiresAt > now() ? { id, user, expiresAt } : null;
    },
    end: (sessionId) => store.delete(keyOf(sessionId)),
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
