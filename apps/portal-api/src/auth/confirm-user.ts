import { isDeepStrictEqual } from 'node:util';
import { CoreFailure, CoreRefused } from '../core/core-errors.js';
import type { CoreLink, Trace } from '../core/core-link.js';
import { isOfOneReply } from '../core/data-call.js';
import { toSessionUser, type Session } from './session.js';
import type { KnownUsers } from './known-users.js';
import type { SessionStore } from './session-store.js';
import { StoreUnavailable } from '../store/key-value-store.js';
import { within } from '../within.js';
import { unlessBlocked } from './unless-blocked.js';

/** A slow core delays a request no longer; the session then goes on as it was. */
const waitMs = 1_000;
/** A role that this version does not know may be a mistake of the core, and is none for longer than this. */
const oddReplyGraceMs = 15 * 60_000;
/** A core that could not say is asked again after this. */
const pauseMs = 2_000;

/** Waits for the core as long as is said, and a second at the most. */
export type ConfirmUser = (session: Session, trace: Trace, longestMs?: number) => Promise<Session | null>;

/**
 * Asks the core now and then whether the user is still who the session says. Null when the core knows the user no
 * more, or has blocked them: the session has ended. While the core is away nobody is signed out.
 */
export function createConfirmUser(deps: {
  core: CoreLink;
  sessions: SessionStore;
  knownUsers: Pick<KnownUsers, 'update'>;
  /** A role that changed in the core takes effect within this time. */
  everyMs: number;
  now?: () => number;
}): ConfirmUser {
  const { core, sessions, knownUsers, everyMs, now = Date.now } = deps;
  const asked = new Map<string, { readonly answer: Promise<Session | null>; readonly until: number }>();
  const confirm = async (session: Session, trace: Trace): Promise<Session | null> => {
    const found = await unlessBlocked(core.readUser(session.user.id, trace));
    if (!found) {
      await knownUsers.update(session.user.id, null);
      await sessions.end(session.id);
      return null;
    }
    const user = toSessionUser(found);
    const confirmed = {
      ...session,
      user: isDeepStrictEqual(user, session.user) ? session.user : user,
      checkedAt: now(),
    };
    // The core has said who it is. Where the store does not take that, the next request asks again: so the session comes last.
    try {
      await knownUsers.update(session.user.id, found);
      await sessions.update(confirmed);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    return confirmed;
  };
  /** One question a session at a time, and none right after one that failed: all requests of a page share it. */
  const ask = (session: Session, trace: Trace) => {
    const running = asked.get(session.id);
    if (running) return running;
    const question = { answer: confirm(session, trace), until: now() + waitMs };
    asked.set(session.id, question);
    question.answer.then(
      () => asked.delete(session.id),
      (error: unknown) => {
        if (isOfCore(error)) setTimeout(() => asked.delete(session.id), pauseMs).unref();
        else asked.delete(session.id);
      },
    );
    return question;
  };
  return async (session, trace, longestMs = waitMs) => {
    const ageMs = now() - session.checkedAt;
    // Clocks are set back, and those of instances differ: what was confirmed in the future is no more certain than long ago.
    if (ageMs >= 0 && ageMs < everyMs) return session;
    try {
      const { answer, until } = ask(session, trace);
      return await within(Math.max(0, Math.min(longestMs, until - now())), answer, () => session);
    } catch (error) {
      // Whoever signed in from memory is what the core said once, and it says something else by now.
      if (isOfOneReply(error) && (session.checkedAt === 0 || ageMs > oddReplyGraceMs)) throw error;
      // A core that refuses to say is no better than one that is away.
      if (isOfCore(error)) return session;
      throw error;
    }
  };
}

const isOfCore = (error: unknown) => error instanceof CoreFailure || error instanceof CoreRefused;
