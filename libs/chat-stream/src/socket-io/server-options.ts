import type { ServerOptions } from 'socket.io';

/**
 * What a stream needs from a Socket.IO `Server`.
 *
 * Connection state recovery stays off: it skips the middleware, and with it the checks of whoever reconnects. The
 * stream resumes by `auth: {answer, offset}` instead. Nothing is served across origins, nothing is compressed, clients
 * may send next to nothing, and a namespace that nobody is in any more is forgotten. A ping goes out every 25 s; a peer
 * that leaves one unanswered for 50 s is dropped. A connection that joins no namespace within 5 s is closed; how many of
 * these there may be at once is limited by `guardSocketIo`.
 *
 * What concerns a whole HTTP request rather than one stream, such as "this instance is going away", belongs into
 * `allowRequest`; the session, the permission and the origin belong into a middleware of the namespace, which runs on
 * every connection and reconnection and whose refusal the client can read.
 *
 * @example
 * const io = new Server(httpServer, { ...recommendedServerOptions, path: '/streams' });
 */
export const recommendedServerOptions: Partial<ServerOptions> = {
  transports: ['websocket', 'polling'],
  serveClient: false,
  maxHttpBufferSize: 4_096,
  perMessageDeflate: false,
  httpCompression: false,
  pingInterval: 25_000,
  pingTimeout: 50_000,
  connectTimeout: 5_000,
  cleanupEmptyChildNamespaces: true,
  // Other listeners of the same server answer the upgrades that are theirs, in their own time.
  destroyUpgrade: false,
};
