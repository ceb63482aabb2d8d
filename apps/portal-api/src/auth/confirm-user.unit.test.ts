import { describe, expect, it } from '@jest/globals';
import type { CoreLink } from '../core/core-link.js';
import { createConfirmUser } from './confirm-user.js';
import type { Session } from './session.js';
import type { SessionStore } from './session-store.js';

describe('a user whom the core has removed', () => {
  it.each([
    ['a moment ago by this clock', -1_000, true],
    ['as long ago as may be', -30_000, false],
    ['in the future: the clock was set back, or another instance has another one', 3_600_000, false],
  ])('is kept only while the core was asked lately: %s', async (_when, sinceMs, isKept) => {
    const now = 1_000_000_000;
    const ended: string[] = [];
    const confirmUser = createConfirmUser({
      core: { readUser: async () => null } as unknown as CoreLink,
      sessions: { end: async (id: string) => ended.splice(0, 1, id) } as unknown as SessionStore,
      knownUsers: { update: async () => undefined },
      everyMs: 30_000,
      now: () => now,
    });
    const session: Session = {
      id: 's-1',
      lineage: 's-1',
      user: { id: 'usr-1', role: 'student' },
      expiresAt: now + 7_200_000,
      checkedAt: now + sinceMs,
    };
    expect(await confirmUser(session, { requestId: 'r' })).toEqual(isKept ? session : null);
    expect(ended).toEqual(isKept ? [] : ['s-1']);
  });
});
