import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';

/** Sockets of ws with the settings that the library recommends, and nothing around them: one a channel. */
export class BareSockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: 1_024,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #open = new Map<string, WebSocket>();

  upgrade(channel: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      this.#open.set(channel, opened);
      opened.on('close', () => this.#open.delete(channel));
      opened.on('error', () => opened.terminate());
    });
  }

  of(channel: string): WebSocket {
    return this.#open.get(channel)!;
  }
}
