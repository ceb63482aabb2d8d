import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { TooManyReadersError } from '@portal/chat-stream';
import { guardSocketIo, prepareSocketIo, recommendedServerOptions } from '@portal/chat-stream/socket-io';
import { Server, type Socket } from 'socket.io';
import { WebSocketServer, type ServerOptions as WebSocketOptions } from 'ws';
import type { Context } from '../context.js';
import { requestIdOf } from '../http/request-id.js';
import { checkHost } from '../http/require-host.js';
import { sessionOf } from '../http/require-session.js';
import { endAfterUnreadBody } from '../http/unread-body.js';
import { Refusal } from '../refusal.js';
import { answerBadHandshakes } from './bad-handshake.js';
import { checkMessages } from './check-messages.js';
import type { StreamCheck } from './check-stream.js';
import { guardResponse, strangersLeaveWithinS } from './engine-refusals.js';
import { PendingUpgrades } from './pending-upgrades.js';
import { readSocketIoQuery, wrong } from './socket-io-query.js';
import { dialogOfNamespace, socketIoPath } from './stream-address.js';

export interface SocketIoStreams {
  /** For the requests below `socketIoPath`. */
  handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void>;
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Takes no connection any more, and lets go of those whose last words have not left within a second. */
  close(): Promise<void>;
}

/** Handshakes that one connection may have had refused or have in hand. */
const maxTries = 64;
/** Connections of one user that no dialog was asked for on: tabs that all come back at once. */
const maxStrangersOfUser = 64;
const lastWordsMs = 1_000;

/**
 * Socket.IO's way to the same streams: a dialog is a namespace. Origin and session are checked before a connection is made,
 * so that a stranger gets a problem and never a socket. All checks run in the handshake of the namespace, at every connection
 * and reconnection; a refusal there reaches the client as `connect_error` with the problem in `data`.
 */
export function createSocketIo(context: Context, streams: StreamCheck): SocketIoStreams {
  let closed = false;
  const pending = new PendingUpgrades(streams);
  // Socket.IO listens to a server that never does: what it gets was let in here.
  const io = new Server(createServer(), {
    ...recommendedServerOptions,
    path: socketIoPath,
    wsEngine: AnsweringWebSocketServer,
  });
  const waiting = guardSocketIo(io, {
    // A whole school sits behind one address. Nobody gets so far without a session.
    addressOf: (request) => sessionOf(request)?.user.id ?? '',
    maxStrangersPerAddress: maxStrangersOfUser,
  });
  io.engine.use((request: IncomingMessage, response: HeaderWriter, next: () => void) => {
    response.setHeader('x-request-id', requestIdOf(request));
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('cache-control', 'no-store');
    next();
  });
  const connections = new Map<string, Connection>();
  io.engine.on('connection', (connection: Connection) => {
    connections.set(connection.id, connection);
    connection.once('close', () => connections.delete(connection.id));
  });
  const open = new WeakMap<Socket, () => void>();
  const tries = new WeakMap<Socket['conn'], number>();
  /** The names of the namespaces that are being opened. */
  const openings = new WeakMap<Socket['conn'], Set<string>>();

  const admit = async (socket: Socket) => {
    const { request, conn, nsp } = socket;
    const tried = (tries.get(conn) ?? 0) + 1;
    tries.set(conn, tried);
    const opening = openings.get(conn) ?? new Set<string>();
    openings.set(conn, opening);
    // Socket.IO ends a connection that asks for what it has, but does not see that it is about to have it: it would hear all twice.
    if (tried > maxTries || opening.has(nsp.name)) {
      conn.close();
      throw new Refusal('rate_limited');
    }
    opening.add(nsp.name);
    const asked = { dialogId: dialogOfNamespace(nsp.name), resume: socket.handshake.auth } as const;
    const { dialogId, sessionId, tags, resume } = await streams.check(request, {
      ...asked,
      pointer: '/auth',
    });
    const place = await prepareSocketIo(context.hub, socket, { channel: dialogId, tags, resume });
    await streams.recheck(sessionId).catch((error: unknown) => {
      place.cancel();
      throw error;
    });
    open.set(socket, () => {
      tries.delete(conn);
      if (context.config.checkReplies) checkMessages(socket, context.log);
      socket.once('disconnect', context.sessionWatch.watch(sessionId));
      place.connect();
    });
  };
  const endOpening = ({ conn, nsp }: Socket) => openings.get(conn)?.delete(nsp.name);
  const guard = (socket: Socket, next: (error?: Error) => void) =>
    void admit(socket).then(
      () => next(),
      (error: unknown) => {
        endOpening(socket);
        const full = error instanceof TooManyReadersError;
        const { body } = streams.refuse(socket.request, full ? new Refusal('rate_limited') : error);
        next(Object.assign(new Error(body.title), { data: body }));
      },
    );

  // The root namespace is always there, and any other name is as good: the check tells which of them are streams.
  for (const namespace of [io.of('/'), io.of((_name, _auth, next) => next(null, true))])
    namespace.use(guard).on('connection', (socket) => {
      endOpening(socket);
      open.get(socket)?.();
    });

  const throwIfClosed = () => {
    if (closed) throw new Refusal('assistant_unavailable', { retryAfterS: 1 });
  };
  /** @throws Refusal, and what else the checks throw */
  const letIn = async (
    request: IncomingMessage,
    transport: 'polling' | 'websocket',
  ): Promise<EngineRequest> => {
    throwIfClosed();
    checkHost(request);
    const { query, error } = tryToRead(request, transport);
    const sid = query?.['sid'];
    const connection = sid === undefined ? undefined : connections.get(sid);
    // The requests of a connection that was let in are not counted; whatever else comes is, before it is told what is wrong.
    if (!connection) await streams.admit(request);
    else await streams.follow(request, sessionOf(connection.request));
    if (!query) throw error;
    // What Engine.IO would refuse from here on is refused before it: it has another shape for that.
    throwIfClosed();
    if (sid !== undefined && !connection) throw wrong('/query/sid', 'is no open connection');
    if (connection && connection.transport.name !== 'polling')
      throw wrong('/query/sid', 'is a connection by WebSocket');
    if (connection && request.headers['content-type'] === 'application/octet-stream')
      throw wrong('/header/Content-Type', 'must be that of a text');
    // Engine.IO goes by this instead of reading the address once more.
    return Object.assign(request, { _query: query }) as EngineRequest;
  };
  /** In the turn in which Engine.IO takes it: of two that were let in together one may take the last room. */
  const throwIfFull = (request: EngineRequest) => {
    if (request._query['sid'] === undefined && !waiting.admits(request))
      throw new Refusal('rate_limited', { retryAfterS: strangersLeaveWithinS });
  };

  return {
    async handleRequest(request, response) {
      endAfterUnreadBody(request, response);
      const guarded = guardResponse(response);
      const refuse = (error: unknown) => guarded.send(streams.refuse(request, error));
      try {
        const letInRequest = await letIn(request, 'polling');
        throwIfFull(letInRequest);
        guarded.takeRefusals(refuse);
        io.engine.handleRequest(letInRequest, response);
      } catch (error) {
        refuse(error);
      }
    },
    handleUpgrade: (request, socket, head) =>
      pending.answer(request, socket, async () => {
        const letInRequest = await letIn(request, 'websocket');
        throwIfFull(letInRequest);
        if (!socket.destroyed) io.engine.handleUpgrade(letInRequest, socket, head);
      }),
    async close() {
      closed = true;
      pending.close();
      await waiting.close(lastWordsMs);
    },
  };
}

function tryToRead(request: IncomingMessage, transport: 'polling' | 'websocket') {
  try {
    return { query: readSocketIoQuery(request, transport) };
  } catch (error) {
    return { error };
  }
}

/** Engine.IO makes its own, of the class that it is given. */
class AnsweringWebSocketServer extends WebSocketServer {
  constructor(options: WebSocketOptions) {
    super(options);
    answerBadHandshakes(this);
  }
}

interface Connection {
  readonly id: string;
  /** Its handshake. */
  readonly request: IncomingMessage;
  readonly transport: { readonly name: string };
  once(event: 'close', listener: () => void): void;
}

type EngineRequest = Parameters<Server['engine']['handleRequest']>[0] & {
  readonly _query: Readonly<Record<string, string | undefined>>;
};

interface HeaderWriter {
  setHeader(name: string, value: string): void;
}
