import { isDeepStrictEqual } from 'node:util';
import { CoreFailure, CoreRefused } from '../core/core-errors.js';
import type { CoreLink, Trace } from '../core/core-link.js';
import { toSessionUser, type Session } from './session.js';
import type { SessionStore } from './session-store.js';
import { within } from '../within.js';
import { unlessBlocked } from './unless-blocked.js';

/** A slow core delays a request no longer; the session then goes on as it was. */
const waitMs = 1_000;

export type ConfirmUser = (session: Session, trace: Trace) => Promise<Session | null>;

/**
 * Asks the core now and then whether the user is still who the session says. Null when the core knows the user no
 * more, or has blocked them: the session has ended. While the core is away nobody is signed out.
 */
export function createConfirmUser(deps: {
  core: CoreLink;
  sessions: SessionStore;
  /** A role that changed in the core takes effect within this time. */
  everyMs: number;
  now?: () => number;
}): ConfirmUser {
  const { core, sessions, everyMs, now = Date.now } = deps;
  const confirm = async (session: Session, trace: Trace): Promise<Session | null> => {
    const found = await unlessBlocked(core.readUser(session.user.id, trace));
    if (!found) {
      await sessions.end(session.id);
      return null;
    }
    const user = toSessionUser(found);
    const confirmed = {
      ...session,
      user: isDeepStrictEqual(user, session.user) ? session.user : user,
      checkedAt: now(),
    };
    await sessions.update(confirmed);
    return confirmed;
  };
  return async (session, trace) => {
    if (now() - session.checkedAt < everyMs) return session;
    try {
      return await within(waitMs, confirm(session, trace), () => session);
    } catch (error) {
      // A core that refuses to say is no better than one that is away.
      if (error instanceof CoreFailure || error instanceof CoreRefused) return session;
      throw error;
    }
  };
}
