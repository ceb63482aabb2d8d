import type { IncomingMessage } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import type { Server } from 'socket.io';
import { connectionOf, cutOff, type Engine } from './connection.js';
import { Strangers } from './strangers.js';

/** How a Socket.IO server is guarded; every field has a default. */
export interface GuardOptions {
  /**
   * Connections from one address that have no stream yet, at most. Default 256: a whole school may sit behind one address
   * and come back in one moment. Each lives for 5 s at most (`connectTimeout`).
   */
  readonly maxStrangersPerAddress?: number;
  /** The same from all addresses. Default 4,096. */
  readonly maxStrangers?: number;
  /** Whose handshake it is. Default: the address of the TCP connection, which behind a proxy is the proxy's. */
  readonly addressOf?: (request: IncomingMessage) => string;
}

/** What looks after the connections of a Socket.IO server from the handshake on. */
export interface SocketIoGuard {
  /** Connections that have no stream yet. */
  readonly strangers: number;
  /**
   * Whether one more connection from the request's address would be taken now. Ask in the turn of the handshake to refuse it in
   * words of your own; Engine.IO's are a 403 with a JSON body, or a 400 to a WebSocket.
   */
  admits(request: IncomingMessage): boolean;
  /**
   * Refuses every handshake from now on, waits until the last words of the streams have left (at most `withinMs`, in ms,
   * default 500), and cuts off whoever is left. Afterwards Socket.IO holds no timer and no connection. Close the hub
   * first; the HTTP server is left open.
   */
  close(withinMs?: number): Promise<void>;
}

const stepMs = 10;
/** Socket.IO closes a stranger itself, but waits long for the next poll of one that does not poll: after this no more. */
const afterConnectTimeoutMs = 100;

/**
 * Guards a Socket.IO server: limits, by address, the connections that have no stream yet, before a session exists for them
 * (after an `allowRequest` of the server's own), and ends everything at `close()`. Call it once, when the server is
 * attached to its HTTP server.
 *
 * @throws {Error} when connection state recovery is on and skips the middleware: it would let clients come back without
 * the checks, and send them what the resume sends as well.
 * @example
 * const io = new Server(httpServer, recommendedServerOptions);
 * const guard = guardSocketIo(io, { maxStrangersPerAddress: 64 });
 * // when the process is to end:
 * await hub.close({ graceMs: 5_000 });
 * await guard.close();
 */
export function guardSocketIo(io: Server, options: GuardOptions = {}): SocketIoGuard {
  const {
    maxStrangersPerAddress = 256,
    maxStrangers = 4_096,
    addressOf = ({ socket }) => socket.remoteAddress ?? '',
  } = options;
  const recovery = io._opts.connectionStateRecovery;
  if (recovery && recovery.skipMiddlewares !== false)
    throw new Error('Connection state recovery must be off: it lets clients come back without the checks');

  const strangerMs = (io._opts.connectTimeout ?? 45_000) + afterConnectTimeoutMs;
  const strangers = new Strangers({ perAddress: maxStrangersPerAddress, inAll: maxStrangers });
  const waiting = new WeakMap<IncomingMessage, () => void>();
  const engines = new Set<Engine>();
  const upgraded = new Set<NetSocket>();
  let closed = false;

  const { engine } = io;
  const askOwner = engine.opts.allowRequest;
  const admit = (request: IncomingMessage): string | undefined => {
    if (closed) return 'going away';
    const leave = strangers.admit(addressOf(request));
    if (!leave) return 'too many connections without a stream';
    waiting.set(request, leave);
    // Unless a connection comes of it, which then leaves by itself.
    request.socket.once('close', leave);
    return undefined;
  };
  engine.opts.allowRequest = (request, decide) => {
    const decideToo = (error: string | null | undefined, success: boolean): void => {
      const refusal = success ? admit(request) : error;
      decide(refusal, success && refusal === undefined);
    };
    if (askOwner && !closed) askOwner(request, decideToo);
    else decideToo(undefined, true);
  };
  engine.on('connection_error', ({ req }: { req: IncomingMessage }) => waiting.get(req)?.());
  engine.on('connection', (connection: Engine) => {
    if (closed) return cutOff(connection);
    const { request } = connection;
    const leave = waiting.get(request) ?? (() => undefined);
    // By polling, the request ends long before the connection does.
    request.socket.off('close', leave);
    waiting.delete(request);
    engines.add(connection);
    // Whoever is still open then has joined a namespace that is no stream.
    const timer = setTimeout(() => {
      leave();
      if (connection.readyState !== 'open') cutOff(connection);
    }, strangerMs).unref();
    const known = (): void => {
      clearTimeout(timer);
      leave();
    };
    connectionOf(connection).onFirstStream = known;
    connection.once('close', () => {
      known();
      engines.delete(connection);
    });
  });
  // Also probes: a connection that changes to WebSocket has two for a moment.
  engine.on('headers', (_headers: unknown, { headers, socket }: IncomingMessage) => {
    if (headers.upgrade === undefined || upgraded.has(socket)) return;
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });

  return {
    get strangers() {
      return strangers.count;
    },
    admits: (request) => !closed && strangers.admits(addressOf(request)),
    async close(withinMs = 500) {
      closed = true;
      // Nobody has last words for a stranger.
      for (const connection of engines) if (connectionOf(connection).onFirstStream) cutOff(connection);
      const deadline = Date.now() + withinMs;
      while (engines.size + upgraded.size > 0 && Date.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, stepMs));
      for (const connection of engines) cutOff(connection);
      for (const socket of upgraded) socket.destroy();
    },
  };
}
