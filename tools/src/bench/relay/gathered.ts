import type { Socket } from 'node:net';
import { encodeDone, encodeToken } from '@portal/chat-stream';
import type { WebSocket } from 'ws';
import { BareSockets } from './bare-sockets.js';
import type { Way } from './way.js';

/** One write an event-loop turn and socket: corked at the first token of a turn, uncorked in one shared setImmediate. */
export function gatheredWay(): Way {
  const sockets = new BareSockets();
  let held: Socket[] = [];
  const release = () => {
    const all = held;
    held = [];
    for (const raw of all) raw.uncork();
  };
  const send = (socket: WebSocket, frame: string) => {
    const raw = rawSocketOf(socket);
    if (raw.writableCorked === 0) {
      raw.cork();
      if (held.push(raw) === 1) setImmediate(release);
    }
    socket.send(frame);
  };
  return {
    upgrade: (...handshake) => sockets.upgrade(...handshake),
    claim: async (channel) => () => {
      const socket = sockets.of(channel);
      return {
        token: (text) => send(socket, encodeToken(text)),
        done: (messageId) => send(socket, encodeDone(messageId)),
      };
    },
  };
}

/** ws holds the connection under this name and offers no public way to cork it. */
function rawSocketOf(socket: WebSocket): Socket {
  return (socket as unknown as { readonly _socket: Socket })._socket;
}
