import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { CoreFailure } from '../core/core-errors.js';
import type { CoreLink } from '../core/core-link.js';
import { OddReply } from '../core/data-call.js';
import { createConfirmUser } from './confirm-user.js';
import { StoreUnavailable } from '../store/key-value-store.js';
import type { Session } from './session.js';
import type { SessionStore } from './session-store.js';

const now = 1_000_000_000;
const sessionOf = (checkedAt: number): Session => ({
  id: 's-1',
  lineage: 's-1',
  user: { id: 'usr-1', role: 'student' },
  expiresAt: now + 7_200_000,
  checkedAt,
});

describe('a user whom the core has removed', () => {
  it.each([
    ['a moment ago by this clock', -1_000, true],
    ['as long ago as may be', -30_000, false],
    ['in the future: the clock was set back, or another instance has another one', 3_600_000, false],
  ])('is kept only while the core was asked lately: %s', async (_when, sinceMs, isKept) => {
    const ended: string[] = [];
    const confirmUser = createConfirmUser({
      core: { readUser: async () => null } as unknown as CoreLink,
      sessions: { end: async (id: string) => ended.splice(0, 1, id) } as unknown as SessionStore,
      knownUsers: { update: async () => undefined },
      everyMs: 30_000,
      now: () => now,
    });
    const session = sessionOf(now + sinceMs);
    expect(await confirmUser(session, { requestId: 'r' })).toEqual(isKept ? session : null);
    expect(ended).toEqual(isKept ? [] : ['s-1']);
  });
});

describe('a user whom the core knows', () => {
  const session = sessionOf(0);
  const away = () => Promise.reject(new StoreUnavailable('full'));

  it('is served though the store does not take what the core has said', async () => {
    const confirmUser = createConfirmUser({
      core: { readUser: async () => ({ id: 'usr-1', role: 'teacher' }) } as unknown as CoreLink,
      sessions: { update: away } as unknown as SessionStore,
      knownUsers: { update: away },
      everyMs: 30_000,
      now: () => now,
    });
    expect((await confirmUser(session, { requestId: 'r' }))?.user.role).toBe('teacher');
  });

  it('is asked for again when the role that is remembered could not be changed', async () => {
    const written: Session[] = [];
    const confirmUser = createConfirmUser({
      core: { readUser: async () => ({ id: 'usr-1', role: 'teacher' }) } as unknown as CoreLink,
      sessions: { update: async (one: Session) => void written.push(one) } as unknown as SessionStore,
      knownUsers: { update: away },
      everyMs: 30_000,
      now: () => now,
    });
    await confirmUser(session, { requestId: 'r' });
    expect(written).toEqual([]);
  });

  it('who has been removed is asked for again at once when the store could not end the session', async () => {
    let tries = 0;
    const confirmUser = createConfirmUser({
      core: { readUser: async () => null } as unknown as CoreLink,
      sessions: { end: () => (++tries === 1 ? away() : Promise.resolve([])) } as unknown as SessionStore,
      knownUsers: { update: async () => undefined },
      everyMs: 30_000,
      now: () => now,
    });
    await expect(confirmUser(session, { requestId: 'r' })).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await confirmUser(session, { requestId: 'r' })).toBeNull();
  });
});

describe('a user of whom the core says what this version does not know', () => {
  it.each([
    ['a while ago', 60_000, true],
    ['long ago', 3_600_000, false],
  ])('goes on only if the core was understood %s', async (_when, agoMs, goesOn) => {
    const odd = new CoreFailure('core_bad_response', { cause: new OddReply(new z.ZodError([])) });
    const confirmUser = createConfirmUser({
      core: { readUser: () => Promise.reject(odd) } as unknown as CoreLink,
      sessions: {} as unknown as SessionStore,
      knownUsers: { update: async () => undefined },
      everyMs: 30_000,
      now: () => now,
    });
    const session = sessionOf(now - agoMs);
    const answer = confirmUser(session, { requestId: 'r' });
    if (goesOn) expect(await answer).toBe(session);
    else await expect(answer).rejects.toBe(odd);
  });
});
