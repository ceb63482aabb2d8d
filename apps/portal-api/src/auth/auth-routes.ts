import { login, logout, readSession, refreshSession } from '@portal/contracts';
import { closeCodes } from '@portal/chat-stream';
import type { Context } from '../context.js';
import { defineOpenRoute, defineRoute, type Route } from '../http/define-route.js';
import { Refusal } from '../refusal.js';
import { endedSessionCookie, sessionCookie } from './session-cookie.js';
import type { Session } from './session.js';
import { sessionTag } from './session-tag.js';
import { describeSession, signIn } from './sign-in.js';

/** A reply has come to its client by then, as a rule. */
const replyMs = 250;

export function authRoutes({
  audit,
  config,
  core,
  hub,
  knownUsers,
  loginLimits,
  sessions,
}: Context): Route[] {
  const withCookie = ({ token, session }: { token: string; session: Session }) => ({
    body: describeSession(session),
    headers: { 'set-cookie': sessionCookie(token, config.session.lifetimeMs, config.cookieSecure) },
  });
  const endStreams = (sessionId: string) => hub.closeTagged(sessionTag(sessionId), closeCodes.sessionEnded);

  return [
    defineOpenRoute({
      contract: login,
      permission: 'anyone',
      async handle({ body, session, trace, address }) {
        const from = { address, technicalId: body.student_id };
        const denied = () => audit.signInFailed(trace.requestId);
        const signedIn = await loginLimits.run(from, async ({ admit, missed }) => {
          const guard = {
            admit,
            missed: async () => {
              denied();
              await missed();
            },
          };
          try {
            return await signIn({ core, knownUsers, sessions }, body.student_id, session, trace, guard);
          } catch (error) {
            if (error instanceof Refusal && error.code === 'login_failed') denied();
            throw error;
          }
        });
        for (const id of signedIn.ended) endStreams(id);
        audit.signedIn(signedIn.session.user, trace.requestId);
        return withCookie(signedIn);
      },
    }),
    defineRoute({
      contract: readSession,
      permission: 'session:own',
      handle: async ({ session }) => ({ body: describeSession(session) }),
    }),
    defineRoute({
      contract: refreshSession,
      permission: 'session:own',
      async handle({ session }) {
        const renewed = await sessions.renew(session);
        if (!renewed) throw new Refusal('session_required');
        // The login goes on: its streams come back under the new token, which the next logout then finds them by; not before
        // the reply has brought it.
        const comeBack = () =>
          hub.closeTagged(sessionTag(session.id), closeCodes.goingAway, 'session renewed');
        setTimeout(comeBack, replyMs).unref();
        return withCookie(renewed);
      },
    }),
    defineRoute({
      contract: logout,
      permission: 'session:own',
      async handle({ session, trace }) {
        for (const id of await sessions.end(session.id)) endStreams(id);
        audit.signedOut(session.user, trace.requestId);
        return { body: undefined, headers: { 'set-cookie': endedSessionCookie(config.cookieSecure) } };
      },
    }),
  ];
}
