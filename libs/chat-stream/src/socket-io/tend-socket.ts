import type { Socket } from 'socket.io';
import { closeCodes, closeReasons } from '../close-codes.js';
import type { Attachment } from '../hub.js';
import { connectionOf } from './connection.js';
import type { SocketIoSink } from './socket-io-sink.js';

/** Refuses what the client sends, and takes the socket out of the hub when it has gone. */
export function tendSocket(socket: Socket, sink: SocketIoSink, attachment: Attachment): void {
  // The hub may have closed it at once.
  if (!socket.connected) return attachment.detach();
  const connection = connectionOf(socket.conn);
  connection.join(socket);
  socket.once('disconnect', () => {
    attachment.detach();
    connection.leave(socket);
  });
  const refuse = () => {
    attachment.detach();
    sink.close(closeCodes.clientSentData, closeReasons[closeCodes.clientSentData]);
  };
  socket.onAny(refuse);
  // A packet that cannot be read: Socket.IO ends the connection right behind this.
  socket.on('error', refuse);
}
