import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer, type ServerOptions } from 'node:https';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
  type Socket,
} from 'node:net';

/** A server that behaves as no core should: every byte and every connection is the test's own. */
export interface RawCore extends AsyncDisposable {
  readonly url: string;
  /** Connections that are open now. */
  readonly open: ReadonlySet<Socket>;
  /** Connections that were ever made. */
  readonly made: number;
}

export const token = (text: string) => `${JSON.stringify({ type: 'token', data: text })}\n`;
export const done = `${JSON.stringify({ type: 'done', data: { message_id: 'm-1' } })}\n`;
export const ndjson = { 'content-type': 'application/x-ndjson' };

export const startRawCore = (listener: RequestListener) => start(createServer(listener), 'http');

export const startRawHttpsCore = (options: ServerOptions, listener: RequestListener) =>
  start(createHttpsServer(options, listener), 'https');

/** Takes connections and says nothing: over https not even the handshake ends. */
export const startSilentCore = (scheme: 'http' | 'https') =>
  start(
    createTcpServer((socket) => void socket.resume()),
    scheme,
  );

async function start(server: Server | TcpServer, scheme: string): Promise<RawCore> {
  const open = new Set<Socket>();
  let made = 0;
  server.on('connection', (socket: Socket) => {
    made++;
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open,
    get made() {
      return made;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
