import { randomUUID } from 'node:crypto';
import { closeCodes, type Hub } from '@portal/chat-stream';
import { authorize } from '@portal/rbac';
import type { Audit } from '../audit.js';
import type { ConfirmUser } from '../auth/confirm-user.js';
import type { Session } from '../auth/session.js';
import type { SessionStore } from '../auth/session-store.js';
import { sessionTag } from '../auth/session-tag.js';
import { streamPermission, streamRoute } from './stream-address.js';

/** Keeps open streams from outliving the session, or the role, that opened them. */
export interface SessionWatch extends Disposable {
  /** Watches a session with an open stream; call the returned function when that stream has closed. */
  watch(sessionId: string): () => void;
}

const lookEveryMs = 3_000;
/** A core that is slow is not asked about thousands of sessions in one moment. */
const looksAtOnce = 64;

export function createSessionWatch(deps: {
  hub: Hub;
  sessions: SessionStore;
  confirmUser: ConfirmUser;
  audit: Pick<Audit, 'denied'>;
  everyMs?: number;
}): SessionWatch {
  const { hub, sessions, confirmUser, audit, everyMs = lookEveryMs } = deps;
  const open = new Map<string, number>();
  let looking = false;

  const hasEnded = (id: string) => hub.closeTagged(sessionTag(id), closeCodes.sessionEnded);
  const lookAt = async (found: Session) => {
    const requestId = randomUUID();
    const session = await confirmUser(found, { requestId });
    if (!session) hasEnded(found.id);
    else if (!authorize(session.user.role, streamPermission)) {
      hub.closeTagged(sessionTag(found.id), closeCodes.forbidden);
      const { user } = session;
      audit.denied({
        user,
        route: streamRoute,
        permission: streamPermission,
        code: 'role_forbidden',
        requestId,
      });
    }
  };
  // A store that is away proves nothing against a session: the next round looks again.
  const lookAtAll = async () => {
    const live: Session[] = [];
    const peeks = [...open.keys()].map(async (id) => {
      const found = await sessions.peek(id);
      if (found) live.push(found);
      else if (await sessions.isRenewed(id)) hub.closeTagged(sessionTag(id), closeCodes.goingAway);
      else hasEnded(id);
    });
    await Promise.allSettled(peeks);
    const left = live.values();
    const lookAtSome = async () => {
      for (const found of left) await lookAt(found).catch(() => undefined);
    };
    await Promise.all(Array.from({ length: looksAtOnce }, lookAtSome));
  };
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void lookAtAll().finally(() => (looking = false));
  }, everyMs).unref();

  return {
    watch(sessionId) {
      open.set(sessionId, (open.get(sessionId) ?? 0) + 1);
      return () => {
        const left = (open.get(sessionId) ?? 1) - 1;
        if (left > 0) open.set(sessionId, left);
        else open.delete(sessionId);
      };
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
