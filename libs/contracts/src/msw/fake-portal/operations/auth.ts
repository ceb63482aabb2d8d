import { technicalId, type SessionReply } from '../../../v1/auth.js';
import { FakeProblem } from '../http/fake-problem.js';
import { sessionCookie } from '../http/session-cookie.js';
import { findPerson } from '../seed/people.js';
import { sessionMs, type FakeSession } from '../state/sessions.js';
import type { World } from '../world.js';
import type { FakeOperations } from './operation.js';

type AuthOperations = Pick<FakeOperations, 'login' | 'readSession' | 'refreshSession' | 'logout'>;

export function authOperations({ sessions, streams }: World): AuthOperations {
  const end = (session: FakeSession) => {
    sessions.end(session);
    streams.endSessions(session.person.id);
  };
  const withCookie = (session: FakeSession) => ({
    body: describe(session),
    headers: { 'set-cookie': sessionCookie(session.token, sessionMs / 1000) },
  });
  return {
    login({ body, session }) {
      const id = technicalId.safeParse(body.student_id);
      const person = id.success ? findPerson(id.data) : undefined;
      if (!person) throw new FakeProblem('login_failed');
      if (session) end(session);
      return withCookie(sessions.create(person));
    },
    readSession: ({ session }) => ({ body: describe(session) }),
    refreshSession({ session }) {
      sessions.end(session);
      streams.renewSession(session.person.id);
      return withCookie(sessions.create(session.person));
    },
    logout({ session }) {
      end(session);
      return { body: undefined, headers: { 'set-cookie': sessionCookie('', 0) } };
    },
  };
}

const describe = ({ person: { id, role, grade }, expiresAt }: FakeSession): SessionReply => ({
  user: { id, role, ...(grade === undefined ? {} : { grade }) },
  expires_at: new Date(expiresAt).toISOString(),
});
