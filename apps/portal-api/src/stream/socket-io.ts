import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { TooManyReadersError } from '@portal/chat-stream';
import { prepareSocketIo, recommendedServerOptions } from '@portal/chat-stream/socket-io';
import { Server, type Socket } from 'socket.io';
import type { Context } from '../context.js';
import { requestIdOf } from '../http/request-id.js';
import { Refusal } from '../refusal.js';
import { checkMessages } from './check-messages.js';
import type { StreamCheck } from './check-stream.js';
import { dialogOfNamespace, socketIoPath } from './stream-address.js';

export interface SocketIoStreams {
  /** Takes no connection any more, and lets go of those whose last words have not left within a second. */
  close(): Promise<void>;
}

/** Handshakes that one connection may have had refused or have in hand. */
const maxTries = 64;
const lastWordsMs = 1_000;

/**
 * Socket.IO's way to the same streams: a dialog is a namespace. The checks run in the handshake of the namespace, at every
 * connection and reconnection, so that a refusal reaches the client as `connect_error` with the problem in `data`.
 */
export function acceptSocketIo(server: HttpServer, context: Context, streams: StreamCheck): SocketIoStreams {
  let closed = false;
  const io = new Server(server, {
    ...recommendedServerOptions,
    path: socketIoPath,
    allowRequest: (_request, decide) => decide(closed ? 'going away' : null, !closed),
  });
  io.engine.use((request: IncomingMessage, response: HeaderWriter, next: () => void) => {
    response.setHeader('x-request-id', requestIdOf(request));
    response.setHeader('x-content-type-options', 'nosniff');
    next();
  });
  const open = new WeakMap<Socket, () => void>();
  const tries = new WeakMap<Socket['conn'], number>();

  const admit = async (socket: Socket) => {
    const { request, conn } = socket;
    const tried = (tries.get(conn) ?? 0) + 1;
    tries.set(conn, tried);
    if (tried > maxTries) {
      conn.close();
      throw new Refusal('rate_limited');
    }
    const asked = { dialogId: dialogOfNamespace(socket.nsp.name), resume: socket.handshake.auth } as const;
    const { dialogId, sessionId, tags, resume } = await streams.check(request, {
      ...asked,
      pointer: '/auth',
    });
    const place = await prepareSocketIo(context.hub, socket, { channel: dialogId, tags, resume });
    open.set(socket, () => {
      tries.delete(conn);
      if (context.config.checkReplies) checkMessages(socket, context.log);
      socket.once('disconnect', context.sessionWatch.watch(sessionId));
      place.connect();
    });
  };
  const guard = (socket: Socket, next: (error?: Error) => void) =>
    void admit(socket).then(
      () => next(),
      (error: unknown) => {
        const full = error instanceof TooManyReadersError;
        const { body } = streams.refuse(socket.request, full ? new Refusal('rate_limited') : error);
        next(Object.assign(new Error(body.title), { data: body }));
      },
    );

  // The root namespace is always there, and any other name is as good: the check tells which of them are streams.
  for (const namespace of [io.of('/'), io.of((_name, _auth, next) => next(null, true))])
    namespace.use(guard).on('connection', (socket) => open.get(socket)?.());

  return {
    async close() {
      closed = true;
      const deadline = Date.now() + lastWordsMs;
      while (io.engine.clientsCount > 0 && Date.now() < deadline) await wait(10);
      io.engine.close();
    },
  };
}

interface HeaderWriter {
  setHeader(name: string, value: string): void;
}
