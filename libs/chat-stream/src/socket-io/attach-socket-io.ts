import type { Socket } from 'socket.io';
import { closeCodes } from '../close-codes.js';
import { TooManyReadersError } from '../errors.js';
import type { Attachment, Hub } from '../hub.js';
import type { Reader } from '../sink.js';
import { tryAgainLater } from '../try-again-later.js';
import { SocketIoSink } from './socket-io-sink.js';
import { tendSocket } from './tend-socket.js';

const nowhere: Attachment = { ready: Promise.resolve(), detach: () => undefined };

/**
 * Attaches a connected Socket.IO socket to a hub and looks after it: refuses client events with 1003, and takes it out
 * of the hub when it disconnects. Every frame is an event `message` with the object `{type, data}`; before the server
 * disconnects a socket it sends the event `closing` with `{code, reason}`. Check the session, the permission, the origin
 * and `hub.admits()` in a middleware of the namespace.
 *
 * With several instances prefer `prepareSocketIo`: a client that asks the very moment its socket connects may otherwise
 * be quicker than the news that the socket is here.
 *
 * A socket that Socket.IO has recovered is sent away with 1001: its checks may have been skipped. It comes back by a plain
 * connection and resumes.
 *
 * @returns the socket's place in the hub; a socket over the limit is closed with 1013.
 * @example
 * const io = new Server(httpServer, recommendedServerOptions);
 * io.of(/^\/dialogs\/\w+$/).use(checkSession).on('connection', (socket) => {
 *   attachSocketIo(hub, socket, { channel: socket.nsp.name, tags: [`user:${socket.data.userId}`] });
 * });
 */
export function attachSocketIo(hub: Hub, socket: Socket, options: Reader): Attachment {
  const sink = new SocketIoSink(socket);
  if (socket.recovered) {
    sink.close(closeCodes.goingAway, 'come back without a recovery');
    return nowhere;
  }
  try {
    const attachment = hub.attach(options, sink);
    tendSocket(socket, sink, attachment);
    return attachment;
  } catch (error) {
    sink.close(tryAgainLater, 'too many sockets');
    if (error instanceof TooManyReadersError) return nowhere;
    throw error;
  }
}
