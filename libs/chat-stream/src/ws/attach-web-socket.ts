import type { WebSocket } from 'ws';
import { TooManyReadersError } from '../errors.js';
import type { Attachment, Hub } from '../hub.js';
import type { Reader } from '../sink.js';
import { tryAgainLater } from '../try-again-later.js';
import { tendSocket, type TendOptions } from './tend-socket.js';
import { WsSink } from './ws-sink.js';

/** How a ws socket is attached. */
export interface AttachWebSocketOptions extends Reader, TendOptions {}

/**
 * Attaches an open ws socket to a hub and looks after it: pings, refuses client data with 1003, and takes it out of the
 * hub when it closes. Check the session, the permission, the origin and `hub.admits()` before the upgrade.
 *
 * With several instances prefer `prepareWebSocket`: a client that asks the very moment its socket opens may otherwise be
 * quicker than the news that the socket is here.
 *
 * @returns the socket's place in the hub; a socket over the limit is closed with 1013.
 * @example
 * const server = new WebSocketServer(recommendedServerOptions);
 * httpServer.on('upgrade', (request, socket, head) => {
 *   server.handleUpgrade(request, socket, head, (ws) => {
 *     attachWebSocket(hub, ws, { channel: dialogId, tags: [`user:${userId}`] });
 *   });
 * });
 */
export function attachWebSocket(hub: Hub, ws: WebSocket, options: AttachWebSocketOptions): Attachment {
  const sink = new WsSink(ws);
  try {
    const attachment = hub.attach(options, sink);
    tendSocket(ws, sink, attachment, options);
    return attachment;
  } catch (error) {
    ws.close(tryAgainLater, 'too many sockets');
    if (error instanceof TooManyReadersError) return { ready: Promise.resolve(), detach: () => undefined };
    throw error;
  }
}
