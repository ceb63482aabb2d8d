import { createHash, randomBytes } from 'node:crypto';
import type { KeyValueStore } from '../store/key-value-store.js';
import type { Seal } from '../store/sealed.js';
import type { Session, SessionUser } from './session.js';

const tokenBytes = 32;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** The id of the session that a token stands for; null when the token has not the form of one. */
export const sessionIdOf = (token: string): string | null =>
  tokenForm.test(token) ? hashToken(token) : null;

export interface SessionStore {
  /** A new session and the token that the cookie carries; the token is kept nowhere. */
  create(user: SessionUser): Promise<{ token: string; session: Session }>;
  /** The live session of a token, its idle time begun anew; null for an unknown, idle or expired one. */
  find(token: string): Promise<Session | null>;
  /** The live session under its id; its idle time runs on. */
  peek(sessionId: string): Promise<Session | null>;
  /** Puts what is known of the user in the place of what was, unless the session has ended meanwhile. */
  update(session: Session): Promise<void>;
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

  const save = ({ id, ...rest }: Session) =>
    store.set(keyOf(id), seal.close(JSON.stringify(rest), keyOf(id)), ttlMs);
  const open = (id: string, sealed: string | null): Session | null => {
    const plain = sealed && seal.open(sealed, keyOf(id));
    if (!plain) return null;
    const session = { id, ...(JSON.parse(plain) as Omit<Session, 'id'>) };
    return session.expiresAt > now() ? session : null;
  };

  return {
    async create(user) {
      const token = randomBytes(tokenBytes).toString('base64url');
      const session: Session = {
        id: hashToken(token),
        user,
        expiresAt: now() + lifetimeMs,
        checkedAt: now(),
      };
      await save(session);
      return { token, session };
    },
    async find(token) {
      const id = sessionIdOf(token);
      return id === null ? null : open(id, await store.getAndExtend(keyOf(id), ttlMs));
    },
    peek: async (id) => open(id, await store.get(keyOf(id))),
    async update({ id, ...rest }) {
      await store.replace(keyOf(id), seal.close(JSON.stringify(rest), keyOf(id)), ttlMs);
    },
    end: (sessionId) => store.delete(keyOf(sessionId)),
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
