import type { Socket } from 'socket.io';
import { closeCodes } from '../close-codes.js';
import { TooManyReadersError } from '../errors.js';
import type { Attachment, Hub } from '../hub.js';
import type { Reader } from '../sink.js';
import { tryAgainLater } from '../try-again-later.js';
import { WaitingSink } from '../waiting-sink.js';
import { connectionOf } from './connection.js';
import { SocketIoSink } from './socket-io-sink.js';
import { tendSocket } from './tend-socket.js';

/** A place in the hub that waits until its socket is connected. */
export interface PreparedSocketIo {
  /**
   * The socket is connected: what was sent meanwhile goes out first. Call it in the event `connection`; after 10 s the socket
   * is told to come back (1001).
   */
  connect(): Attachment;
  /** Gives the place up, because the connection was refused after all. Does nothing once connected. */
  cancel(): void;
}

/** A place whose socket does not come is given up after this, in ms. */
const patienceMs = 10_000;

/**
 * Takes a place in the hub in a middleware of the namespace, before the client is told that it is connected, and resolves
 * when every instance knows of it. A question that is asked the very moment the socket connects then reaches it for
 * certain, and a logout in that moment closes it. A client that leaves meanwhile gives its place up.
 *
 * @throws {TooManyReadersError} when the channel or a tag has its full number of sockets, here or on all instances
 * together: refuse the connection.
 * @example
 * namespace.use((socket, next) => {
 *   prepareSocketIo(hub, socket, { channel: socket.nsp.name }).then((place) => {
 *     socket.data.place = place;
 *     next();
 *   }, next);
 * });
 * namespace.on('connection', (socket) => socket.data.place.connect());
 */
export async function prepareSocketIo(hub: Hub, socket: Socket, options: Reader): Promise<PreparedSocketIo> {
  const waiting = new WaitingSink();
  const connection = connectionOf(socket.conn);
  const attachment = hub.attach(options, waiting);
  const stopWaiting = () => {
    isOver = true;
    clearTimeout(timer);
    connection.offClose(giveUp);
  };
  const giveUp = () => {
    stopWaiting();
    attachment.detach();
  };
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  connection.onClose(giveUp);
  if (socket.conn.readyState === 'closed') giveUp();
  await attachment.ready;
  if (!isOver) timer = setTimeout(giveUp, patienceMs).unref();
  if (waiting.closedWith === tryAgainLater) {
    stopWaiting();
    throw new TooManyReadersError('No room for one more socket on any instance');
  }
  return {
    connect: () => {
      const sink = new SocketIoSink(socket);
      if (isOver) {
        sink.close(closeCodes.goingAway, 'too late');
        return attachment;
      }
      stopWaiting();
      tendSocket(socket, sink, attachment);
      waiting.connect(sink);
      return attachment;
    },
    cancel: () => {
      if (!isOver) giveUp();
    },
  };
}
