import { randomUUID } from 'node:crypto';
import { technicalId, type SessionReply } from '@portal/contracts';
import type { CoreLink, Trace } from '../core/core-link.js';
import { Refusal } from '../refusal.js';
import type { KnownUsers, MemoryGuard } from './known-users.js';
import { toSessionUser, type Session } from './session.js';
import type { SessionStore } from './session-store.js';
import { unlessBlocked } from './unless-blocked.js';

/**
 * Signs in by technical ID (specification, Authentication, rule 1). A malformed ID goes the way of an unknown one, under a
 * name that nobody has, and a blocked one ends like it: the same work, the same time, the same reply. While the core is
 * away, whoever it found lately can sign in.
 *
 * @returns with the ids of the sessions that it ended: the one before, or what that was renewed to meanwhile
 * @throws Refusal `login_failed`
 */
export async function signIn(
  { core, knownUsers, sessions }: { core: CoreLink; knownUsers: KnownUsers; sessions: SessionStore },
  given: string,
  previous: Session | null,
  trace: Trace,
  guard: MemoryGuard,
): Promise<{ token: string; session: Session; ended: readonly string[] }> {
  const id = technicalId.safeParse(given);
  const technical = id.success ? id.data : `nobody-${randomUUID()}`;
  const found = await knownUsers.resolve(
    technical,
    () => unlessBlocked(core.resolveUser(technical, trace)),
    guard,
  );
  if (!found) throw new Refusal('login_failed');
  const created = await sessions.create(toSessionUser(found.user), { isConfirmed: found.isLive });
  return { ...created, ended: previous ? await sessions.end(previous.id) : [] };
}

/** The login reply: who is signed in, and until when. */
export function describeSession({ user, expiresAt }: Session): SessionReply {
  return {
    user: {
      id: user.id,
      role: user.role,
      ...(user.role === 'student' && user.grade !== undefined ? { grade: user.grade } : {}),
    },
    expires_at: new Date(expiresAt).toISOString(),
  };
}
