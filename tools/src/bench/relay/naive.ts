import { encodeDone, encodeToken } from '@portal/chat-stream';
import { BareSockets } from './bare-sockets.js';
import type { Way } from './way.js';

/** One send a token. Nothing is kept, nothing is bounded, nobody comes back. */
export function naiveWay(): Way {
  const sockets = new BareSockets();
  return {
    upgrade: (...handshake) => sockets.upgrade(...handshake),
    claim: async (channel) => () => {
      const socket = sockets.of(channel);
      return {
        token: (text) => socket.send(encodeToken(text)),
        done: (messageId) => socket.send(encodeDone(messageId)),
      };
    },
  };
}
