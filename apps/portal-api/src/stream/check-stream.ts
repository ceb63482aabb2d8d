import type { IncomingMessage } from 'node:http';
import type { ResumePoint } from '@portal/chat-stream';
import { resumeQuery } from '@portal/contracts';
import { authorize } from '@portal/rbac';
import type { Session } from '../auth/session.js';
import { readSessionToken } from '../auth/session-cookie.js';
import { sessionIdOf } from '../auth/session-store.js';
import { sessionTag } from '../auth/session-tag.js';
import type { Context } from '../context.js';
import { toErrorResponse, type ErrorResponse } from '../http/error-response.js';
import { createOriginGuard } from '../http/origin-guard.js';
import { requestIdOf } from '../http/request-id.js';
import { checkHost } from '../http/require-host.js';
import { findSession, sessionOf } from '../http/require-session.js';
import { keyedDigest } from '../keyed-digest.js';
import { Refusal } from '../refusal.js';
import { streamPermission, streamRoute } from './stream-address.js';

/** What a client asks for, by whatever way it came. */
export interface AskedStream {
  /** Null when the address is no stream's. */
  readonly dialogId: string | null;
  /** Unchecked: where to go on. */
  readonly resume: unknown;
  /** Where `resume` stood, as a JSON pointer. */
  readonly pointer: '/query' | '/auth';
}

/** A stream that may be opened. */
export interface AllowedStream {
  readonly dialogId: string;
  readonly sessionId: string;
  readonly tags: readonly string[];
  readonly resume: ResumePoint | undefined;
}

export interface StreamCheck {
  /** Limits, origin and session of whoever comes, before anything is said. @throws Refusal and what it can become */
  admit(request: IncomingMessage): Promise<Session>;
  /**
   * A further request on a connection that was let in: from no foreign page, and the same user's. It is not counted, and costs
   * no trip to the store while the session is the same.
   *
   * @throws Refusal and what it can become
   */
  follow(request: IncomingMessage, opener: Session | null): Promise<void>;
  /** All that, and address, role, place to resume, owner and number of sockets. @throws Refusal and what it can become */
  check(request: IncomingMessage, asked: AskedStream): Promise<AllowedStream>;
  /**
   * Whether the session goes on, once the hub knows of the stream: a logout before that has not closed it.
   *
   * @throws Refusal `session_required`
   */
  recheck(sessionId: string): Promise<void>;
  /** Makes a reply of what `check` threw, and writes it down. */
  refuse(request: IncomingMessage, error: unknown): ErrorResponse;
}

/** Who may open which stream: the same for every transport and at every reconnection. */
export function createStreamCheck(context: Context): StreamCheck {
  const origins = createOriginGuard(context.config.allowedOrigins);
  // Tags stand in Redis beside the dialog, and a dialog is known to the core under a pseudonym alone.
  const userTag = (userId: string) => `user:${keyedDigest(context.keys.streamTag, userId)}`;
  const admit = async (request: IncomingMessage): Promise<Session> => {
    checkHost(request);
    const { upgrades } = context.limits;
    const [session] = await Promise.all([findSession(context, request), upgrades.address(request)]);
    await upgrades.requests(request);
    origins.check(request);
    if (!session) throw new Refusal('session_required');
    return session;
  };
  return {
    admit,
    async follow(request, opener) {
      origins.check(request);
      const token = readSessionToken(request);
      if (token !== null && sessionIdOf(token) === opener?.id) return;
      const session = await findSession(context, request);
      if (!session || session.user.id !== opener?.user.id) throw new Refusal('session_required');
    },
    async check(request, { dialogId, resume, pointer }) {
      const session = await admit(request);
      if (!dialogId) throw new Refusal('not_found');
      if (!authorize(session.user.role, streamPermission)) throw new Refusal('role_forbidden');
      const place = resumeQuery.safeParse(resume);
      if (!place.success) {
        throw new Refusal('validation_failed', {
          errors: [{ pointer, message: 'must be empty, or answer and offset' }],
        });
      }
      await context.owner.require(session.user.id, dialogId, { requestId: requestIdOf(request) });
      const tags = [sessionTag(session.id), userTag(session.user.id)];
      if (!context.hub.admits({ channel: dialogId, tags }))
        throw new Refusal('rate_limited', { retryAfterS: 10 });
      return {
        dialogId,
        sessionId: session.id,
        tags,
        resume: isResume(place.data) ? place.data : undefined,
      };
    },

    async recheck(sessionId) {
      if (!(await context.sessions.peek(sessionId))) throw new Refusal('session_required');
    },

    refuse(request, error) {
      const requestId = requestIdOf(request);
      const reply = toErrorResponse(error, requestId);
      const { status, body } = reply;
      context.failures(error, body);
      context.log.info(
        { request_id: requestId, route: streamRoute, status, code: body.code },
        'upgrade refused',
      );
      if (status === 403 || body.code === 'session_required') {
        const user = sessionOf(request)?.user ?? null;
        const permission = /^(role|dialog)_forbidden$/.test(body.code) ? streamPermission : undefined;
        context.audit.denied({ user, route: streamRoute, permission, code: body.code, requestId });
      }
      return reply;
    },
  };
}

const isResume = (place: object): place is ResumePoint => 'answer' in place;
