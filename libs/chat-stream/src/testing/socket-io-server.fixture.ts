import { EventEmitter } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import { io, type Socket as Client } from 'socket.io-client';
import type { WebSocket } from 'ws';
import type { Hub } from '../hub.js';
import {
  guardSocketIo,
  prepareSocketIo,
  recommendedServerOptions,
  type GuardOptions,
  type PreparedSocketIo,
  type SocketIoGuard,
} from '../socket-io.js';
import { TestSocket } from './test-socket.fixture.js';

type Transport = 'websocket' | 'polling';

/** What a test may ask of one client besides a place to resume at. */
export interface ClientOptions {
  readonly transports?: readonly Transport[];
  /** Shares the connection of another client. */
  readonly beside?: SocketIoTestSocket;
}

/** A real socket.io-client that keeps what it received. */
export class SocketIoTestSocket extends TestSocket {
  reason = '';

  constructor(readonly client: Client) {
    const wire = new EventEmitter();
    const raw = () => (client.io.engine.transport as unknown as { ws: WebSocket }).ws;
    const likeWs = Object.assign(wire, {
      pause: () => raw().pause(),
      resume: () => raw().resume(),
      terminate: () => client.io.engine.close(),
    });
    super(likeWs as unknown as WebSocket);
    let code = 1006;
    client.on('message', (frame: unknown) => wire.emit('message', JSON.stringify(frame)));
    client.on('closing', (closing: { code: number; reason: string }) => {
      ({ code, reason: this.reason } = closing);
    });
    client.on('disconnect', () => wire.emit('close', code));
  }
}

/** One instance: a hub behind a real Socket.IO server on 127.0.0.1; the namespace `/<channel>` is a stream. */
export class SocketIoServer {
  readonly #clients = new Set<SocketIoTestSocket>();

  private constructor(
    readonly hub: Hub,
    readonly io: Server,
    readonly guard: SocketIoGuard,
    readonly http: HttpServer,
    private readonly transport: Transport,
  ) {}

  static async start(
    hub: Hub,
    transport: Transport = 'websocket',
    options: Partial<ServerOptions> & GuardOptions = {},
  ): Promise<SocketIoServer> {
    const http = createServer();
    const server = new Server(http, { ...recommendedServerOptions, ...options });
    const places = new WeakMap<Socket, PreparedSocketIo>();
    server
      .of((_name, _auth, next) => next(null, true))
      .use((socket, next) => {
        const { answer, offset } = socket.handshake.auth as { answer?: string; offset?: unknown };
        const channel = socket.nsp.name.slice(1);
        const tag = socket.handshake.query['tag'];
        const tags = [`channel:${channel}`, ...(typeof tag === 'string' ? [tag] : [])];
        const resume = answer === undefined ? undefined : { answer, offset: Number(offset) };
        prepareSocketIo(hub, socket, { channel, tags, resume }).then((place) => {
          places.set(socket, place);
          next();
        }, next);
      })
      .on('connection', (socket) => places.get(socket)?.connect());
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    return new SocketIoServer(hub, server, guardSocketIo(server, options), http, transport);
  }

  get port(): number {
    return (this.http.address() as AddressInfo).port;
  }

  /** Opens a client socket on a channel; rejects with the server's words when it is refused. */
  async listen(
    channel: string,
    { tag, ...auth }: Record<string, string | number> = {},
    { transports = [this.transport], beside }: ClientOptions = {},
  ): Promise<SocketIoTestSocket> {
    const client = beside
      ? beside.client.io.socket(`/${channel}`, { auth })
      : io(`http://127.0.0.1:${this.port}/${channel}`, {
          transports: [...transports],
          reconnection: false,
          forceNew: true,
          auth,
          ...(tag === undefined ? {} : { query: { tag } }),
        });
    const socket = new SocketIoTestSocket(client);
    this.#clients.add(socket);
    await new Promise<void>((resolve, reject) => {
      client.once('connect', resolve);
      client.once('connect_error', reject);
    });
    return socket;
  }

  async stop(): Promise<void> {
    for (const { client } of this.#clients) client.disconnect();
    await this.hub.close();
    await this.guard.close();
    await this.io.close();
    this.http.closeAllConnections();
  }
}
