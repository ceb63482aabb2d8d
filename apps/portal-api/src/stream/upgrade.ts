import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ResumePoint } from '@portal/chat-stream';
import { attachWebSocket, recommendedServerOptions } from '@portal/chat-stream/ws';
import { resumeQuery } from '@portal/contracts';
import { authorize } from '@portal/rbac';
import { WebSocketServer } from 'ws';
import { sessionTag } from '../auth/session-tag.js';
import type { Context } from '../context.js';
import { rawErrorResponse, toErrorResponse } from '../http/error-response.js';
import { createOriginGuard } from '../http/origin-guard.js';
import { requestIdOf } from '../http/request-id.js';
import { findSession, sessionOf } from '../http/require-session.js';
import { Refusal } from '../refusal.js';
import { checkFrames } from './check-frames.js';
import { dialogOfStream } from './stream-address.js';

const streamRoute = 'openStream';
const streamPermission = 'dialogs:own';

/**
 * GET …/stream with an upgrade. Session, permission, origin and owner are checked before it is accepted, so that a refusal
 * is an HTTP status with a problem body and never a socket that opens and dies.
 */
export function acceptStreams(server: Server, context: Context): WebSocketServer {
  const sockets = new WebSocketServer(recommendedServerOptions);
  const origins = createOriginGuard(context.config.allowedOrigins);

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    check(request).then(
      ({ dialogId, sessionId, tags, resume }) => {
        if (socket.destroyed) return;
        sockets.handleUpgrade(request, socket, head, (ws) => {
          if (context.config.checkReplies) checkFrames(ws, context.log);
          const unwatch = context.sessionWatch.watch(sessionId);
          ws.once('close', unwatch);
          void attachWebSocket(context.hub, ws, { channel: dialogId, tags, ...(resume ? { resume } : {}) });
        });
      },
      (error: unknown) => {
        const requestId = requestIdOf(request);
        const { status, body } = toErrorResponse(error, requestId);
        context.log.info(
          { request_id: requestId, route: streamRoute, status, code: body.code },
          'upgrade refused',
        );
        if (status === 403) {
          const user = sessionOf(request)?.user ?? null;
          const permission = body.code === 'role_forbidden' ? streamPermission : undefined;
          context.audit.denied({ user, route: streamRoute, permission, code: body.code, requestId });
        }
        socket.end(rawErrorResponse(error, requestId));
      },
    );
  });

  async function check(request: IncomingMessage) {
    origins.check(request);
    const session = await findSession(context, request);
    if (!session) throw new Refusal('session_required');
    const url = URL.parse(request.url ?? '', 'http://portal.invalid');
    const dialogId = url && dialogOfStream(url.pathname);
    if (!dialogId) throw new Refusal('not_found');
    if (!authorize(session.user.role, streamPermission)) throw new Refusal('role_forbidden');
    const query = resumeQuery.safeParse(Object.fromEntries(url.searchParams));
    if (!query.success) {
      throw new Refusal('validation_failed', {
        errors: [{ pointer: '/query', message: 'must be empty, or answer and offset' }],
      });
    }
    await context.owner.require(session.user.id, dialogId, { requestId: requestIdOf(request) });
    const tags = [sessionTag(session.id), `user:${session.user.id}`];
    if (!context.hub.admits({ channel: dialogId, tags }))
      throw new Refusal('rate_limited', { retryAfterS: 10 });
    return { dialogId, sessionId: session.id, tags, resume: isResume(query.data) ? query.data : null };
  }

  return sockets;
}

const isResume = (query: object): query is ResumePoint => 'answer' in query;
