import { keepNewest } from '../keep-newest.js';
import { findPerson, type FakePerson } from '../seed/people.js';

/** How long a session lasts, in milliseconds: 12 hours. */
export const sessionMs = 12 * 3_600_000;
const mostEnded = 1_000;

export interface FakeSession {
  readonly token: string;
  readonly person: FakePerson;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The sessions. A token says whose it is, so that a session outlives the reload of the page that holds this state. */
export interface Sessions {
  create(person: FakePerson): FakeSession;
  find(token: string | null): FakeSession | null;
  end(session: FakeSession): void;
  endAll(): void;
}

export function createSessions(now: () => number): Sessions {
  const ended = new Map<string, true>();
  let lastIssued = 0;
  let endedUpTo = 0;

  const read = (token: string): FakeSession | null => {
    const [, technicalId = '', issued = ''] = /^fake~([\w.-]{3,64})~(\d{1,15})$/.exec(token) ?? [];
    const person = findPerson(technicalId);
    const issuedAt = Number(issued);
    if (!person || issuedAt <= endedUpTo) return null;
    return { token, person, expiresAt: issuedAt + sessionMs };
  };

  return {
    create(person) {
      lastIssued = Math.max(now(), lastIssued + 1, endedUpTo + 1);
      return read(`fake~${person.technicalId}~${lastIssued}`) as FakeSession;
    },
    find(token) {
      const session = token === null || ended.has(token) ? null : read(token);
      return session && session.expiresAt > now() ? session : null;
    },
    end: ({ token }) => keepNewest(ended, mostEnded, token, true),
    endAll: () => void (endedUpTo = Math.max(now(), lastIssued)),
  };
}
