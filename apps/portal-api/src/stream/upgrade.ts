import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { TooManyReadersError } from '@portal/chat-stream';
import { prepareWebSocket, recommendedServerOptions } from '@portal/chat-stream/ws';
import { WebSocketServer } from 'ws';
import type { Context } from '../context.js';
import { requestIdOf } from '../http/request-id.js';
import { Refusal } from '../refusal.js';
import { answerBadHandshakes } from './bad-handshake.js';
import { checkFrames } from './check-frames.js';
import type { AskedStream, StreamCheck } from './check-stream.js';
import { PendingUpgrades } from './pending-upgrades.js';
import type { SocketIoStreams } from './socket-io.js';
import { dialogOfStream, isSocketIo } from './stream-address.js';

/**
 * GET …/stream with an upgrade. Session, permission, origin and owner are checked before it is accepted, so that a refusal
 * is an HTTP status with a problem body and never a socket that opens and dies. After `close` no stream is taken any more; those
 * that are open end with the hub.
 */
export function acceptStreams(
  server: Server,
  context: Context,
  streams: StreamCheck,
  socketIo: Pick<SocketIoStreams, 'handleUpgrade'>,
): { close(): void } {
  const pending = new PendingUpgrades(streams);
  const sockets = new WebSocketServer(recommendedServerOptions);
  answerBadHandshakes(sockets);
  sockets.on('headers', (headers, request) => void headers.push(`X-Request-Id: ${requestIdOf(request)}`));

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isSocketIo(request.url)) return void socketIo.handleUpgrade(request, socket, head);
    // As it is written: a path that only becomes a stream's by resolving dots is none, here as in the router.
    const [path = '', ...query] = (request.url ?? '').split('?');
    const asked: AskedStream = {
      dialogId: dialogOfStream(path),
      resume: resumeOf(query.join('?')),
      pointer: '/query',
    };
    void pending.answer(request, socket, () => open(request, socket, head, asked));
  });

  /** The place in the hub is taken before the upgrade: a question asked the moment the socket opens reaches it for certain. */
  async function open(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    asked: AskedStream,
  ): Promise<void> {
    const { dialogId, sessionId, tags, resume } = await streams.check(request, asked);
    const place = await prepareWebSocket(context.hub, { channel: dialogId, tags, resume }).catch(
      (error: unknown) => {
        const isFull = error instanceof TooManyReadersError;
        throw isFull ? new Refusal('rate_limited', { retryAfterS: 10 }) : error;
      },
    );
    await streams.recheck(sessionId).catch((error: unknown) => {
      place.cancel();
      throw error;
    });
    if (socket.destroyed || pending.isClosed) return place.cancel();
    socket.once('close', place.cancel);
    sockets.handleUpgrade(request, socket, head, (ws) => {
      if (context.config.checkReplies) checkFrames(ws, context.log);
      ws.once('close', context.sessionWatch.watch(sessionId));
      place.connect(ws);
    });
  }

  return pending;
}

/** A parameter that comes twice stays a list, which no contract takes. */
function resumeOf(query: string): Record<string, unknown> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

/** Any other wish for an upgrade, such as curl's for HTTP/2, is no reason to refuse the request (RFC 9110, 7.8). */
export const asksForSocket = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
