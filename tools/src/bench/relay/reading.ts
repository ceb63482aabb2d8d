import { encodeDone } from '@portal/chat-stream';
import { BareSockets } from './bare-sockets.js';
import type { Way } from './way.js';

/** Sends no token at all: what is left is what every side spends on the source. */
export function readingWay(): Way {
  const sockets = new BareSockets();
  return {
    upgrade: (...handshake) => sockets.upgrade(...handshake),
    claim: async (channel) => () => ({
      token: () => undefined,
      done: (messageId) => sockets.of(channel).send(encodeDone(messageId)),
    }),
  };
}
