import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { Hub } from '../hub.js';
import { prepareWebSocket, recommendedServerOptions, type AttachWebSocketOptions } from '../ws.js';
import { TestSocket } from './test-socket.fixture.js';

/** One instance: a hub behind a real server on 127.0.0.1; `/<channel>?answer=&offset=&tag=` is a stream. */
export class StreamServer {
  readonly #sockets = new Set<TestSocket>();

  private constructor(
    readonly hub: Hub,
    private readonly server: Server,
  ) {}

  static async start(hub: Hub, extra: Partial<AttachWebSocketOptions> = {}): Promise<StreamServer> {
    const server = createServer();
    const sockets = new WebSocketServer(recommendedServerOptions);
    server.on('upgrade', (request, socket, head) => {
      const url = new URL(request.url ?? '/', 'http://local');
      const answer = url.searchParams.get('answer');
      const resume = answer === null ? undefined : { answer, offset: Number(url.searchParams.get('offset')) };
      const tags = [...url.searchParams.getAll('tag'), `channel:${url.pathname.slice(1)}`];
      socket.on('error', () => socket.destroy());
      prepareWebSocket(hub, { channel: url.pathname.slice(1), tags, resume, ...extra }).then(
        (place) => {
          socket.once('close', place.cancel);
          sockets.handleUpgrade(request, socket, head, (ws) => place.connect(ws));
        },
        () => socket.end('HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new StreamServer(hub, server);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Opens a client socket on a channel. */
  async listen(channel: string, query: Record<string, string | number> = {}): Promise<TestSocket> {
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const socket = await TestSocket.open(`ws://127.0.0.1:${this.port}/${channel}?${search}`);
    this.#sockets.add(socket);
    return socket;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.cut();
    await this.hub.close();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
