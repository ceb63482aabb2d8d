import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests that a client may send ahead on one connection. Their replies wait in memory, each for those before it, for as long
 * as the client does not read; browsers and proxies send none ahead.
 */
const mostInHand = 8;

/** Ends a connection on which more is asked than may wait. */
export function boundPipelines(listener: RequestListener): RequestListener {
  const inHand = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (inHand.get(socket) ?? 0) + 1;
    inHand.set(socket, count);
    if (count > mostInHand) {
      socket.destroy();
      return;
    }
    response.once('close', () => inHand.set(socket, (inHand.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
