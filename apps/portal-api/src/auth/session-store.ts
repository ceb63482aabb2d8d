import { createHash, randomBytes } from 'node:crypto';
import type { KeyValueStore } from '../store/key-value-store.js';
import type { Seal } from '../store/sealed.js';
import type { Session, SessionUser } from './session.js';

/** How long the place that a session was moved to is known, or that it was moved to none. */
const successorMs = 60_000;
const noSuccessor = 'none';
const tokenBytes = 32;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** The id of the session that a token stands for; null when the token has not the form of one. */
export const sessionIdOf = (token: string): string | null =>
  tokenForm.test(token) ? hashToken(token) : null;

export interface SessionStore {
  /**
   * A new session and the token that the cookie carries; the token is kept nowhere. One that the core has not confirmed is
   * confirmed as soon as it answers.
   */
  create(
    user: SessionUser,
    from?: { readonly isConfirmed: boolean },
  ): Promise<{ token: string; session: Session }>;
  /** The live session of a token, its idle time begun anew; null for an unknown, idle or expired one. */
  find(token: string): Promise<Session | null>;
  /** The live session under its id; its idle time runs on. */
  peek(sessionId: string): Promise<Session | null>;
  /**
   * A new token for the same user in the place of the old one; null when that session has ended meanwhile. The core was not
   * asked, so when it last was stays as it is.
   */
  renew(session: Session): Promise<{ token: string; session: Session } | null>;
  /**
   * Puts what is known of the user in the place of what was, unless the session has ended meanwhile. Its idle time runs on.
   */
  update(session: Session): Promise<void>;
  /** Whether a session that is not found any more goes on under another token. */
  isRenewed(sessionId: string): Promise<boolean>;
  /** Ends the session, or the one that has lately taken its place. Returns the ids of those that ended. */
  end(sessionId: string): Promise<string[]>;
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
  const successorOf = (sessionId: string) => `session-successor:${sessionId}`;
  const ttlMs = Math.min(idleMs, lifetimeMs);

  const save = ({ id, ...rest }: Session) =>
    store.set(keyOf(id), seal.close(JSON.stringify(rest), keyOf(id)), ttlMs);
  const open = (id: string, sealed: string | null): Session | null => {
    const plain = sealed && seal.open(sealed, keyOf(id));
    if (!plain) return null;
    const stored = JSON.parse(plain) as Omit<Session, 'id' | 'lineage'> & { lineage?: string };
    // One that an earlier version has stored has no lineage yet.
    const session = { ...stored, id, lineage: stored.lineage ?? id };
    return session.expiresAt > now() ? session : null;
  };

  const begin = async (user: SessionUser, kept?: Partial<Pick<Session, 'lineage' | 'checkedAt'>>) => {
    const token = randomBytes(tokenBytes).toString('base64url');
    const id = hashToken(token);
    const session: Session = {
      id,
      lineage: kept?.lineage ?? id,
      user,
      expiresAt: now() + lifetimeMs,
      checkedAt: kept?.checkedAt ?? now(),
    };
    await save(session);
    return { token, session };
  };

  return {
    create: (user, { isConfirmed } = { isConfirmed: true }) =>
      begin(user, isConfirmed ? {} : { checkedAt: 0 }),
    async find(token) {
      const id = sessionIdOf(token);
      return id === null ? null : open(id, await store.getAndExtend(keyOf(id), ttlMs));
    },
    peek: async (id) => open(id, await store.get(keyOf(id))),
    async update({ id, ...rest }) {
      await store.replace(keyOf(id), seal.close(JSON.stringify(rest), keyOf(id)));
    },
    async renew({ id, user, lineage, checkedAt }) {
      const renewed = await begin(user, { lineage, checkedAt });
      // Of several refreshes one takes the old session, and it alone names the successor. A logout that is on its way under
      // the old token finds the new session there and ends it as well, or was there first and has said that there is none.
      const isMine = (await store.take(keyOf(id))) !== null;
      if (isMine && (await store.claim(successorOf(id), renewed.session.id, successorMs)) === null)
        return renewed;
      await store.delete(keyOf(renewed.session.id));
      return null;
    },
    async isRenewed(sessionId) {
      const successor = await store.get(successorOf(sessionId));
      return successor !== null && successor !== noSuccessor;
    },
    async end(sessionId) {
      const ended = [sessionId];
      let id = sessionId;
      while ((await store.take(keyOf(id))) === null) {
        const successor = await store.claim(successorOf(id), noSuccessor, successorMs);
        if (successor === null || successor === noSuccessor) break;
        ended.push(successor);
        id = successor;
      }
      return ended;
    },
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
