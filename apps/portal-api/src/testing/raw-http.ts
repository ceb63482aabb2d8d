import { connect, type Socket } from 'node:net';
import { parseReply, type RawReply } from './raw-reply.js';

export type { RawReply } from './raw-reply.js';

/** A request byte for byte: nothing is checked, completed or encoded on its way. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  /** One char a byte (latin1), in this order; names may come twice. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: Buffer | undefined;
}

/** The connection ended, or fell silent, before a whole response had come. */
export class ConnectionDropped extends Error {
  override readonly name = 'ConnectionDropped';
}

const replyWithinMs = 10_000;

/** Connections that are kept alive and reused; at most as many are open as requests are sent at once. */
export class RawClient implements Disposable {
  readonly #idle: Socket[] = [];

  constructor(private readonly port: number) {}

  /**
   * What breaks HTTP goes over a connection of its own: nobody can say where such a request ends and the next begins.
   *
   * @throws ConnectionDropped
   */
  async send(request: RawRequest, alone = false): Promise<RawReply> {
    const kept = alone ? undefined : this.#idle.pop();
    const socket = kept ?? connect(this.port, '127.0.0.1');
    const reply = await exchange(socket, request).catch((error: unknown) => {
      socket.destroy();
      throw error;
    });
    const ends =
      alone || reply.status === 101 || /close/i.test(reply.headers.get('connection') ?? 'keep-alive');
    if (ends) await closeGently(socket);
    else this.#idle.push(socket);
    return reply;
  }

  [Symbol.dispose](): void {
    for (const socket of this.#idle.splice(0)) socket.destroy();
  }
}

async function exchange(socket: Socket, request: RawRequest): Promise<RawReply> {
  const { promise, resolve, reject } = Promise.withResolvers<RawReply>();
  let received: Buffer = Buffer.alloc(0);
  const dropped = (why: string) =>
    reject(new ConnectionDropped(`${why} after ${received.length} bytes: ${describeRequest(request)}`));
  const toHead = request.method === 'HEAD';
  const onData = (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const reply = parseReply(received, toHead, false);
    if (reply) resolve(reply);
  };
  // A reset after a whole response is a server that does not read the rest of a request which it has refused.
  const finish = (why: string) => {
    const reply = parseReply(received, toHead, true);
    if (reply) resolve(reply);
    else dropped(why);
  };
  const onEnd = () => finish('the connection ended');
  const onError = (error: Error) => finish(error.message);
  const timer = setTimeout(dropped, replyWithinMs, 'silence');
  socket.on('data', onData).on('end', onEnd).on('close', onEnd).on('error', onError);
  try {
    socket.write(encodeRequest(request));
    return await promise;
  } finally {
    clearTimeout(timer);
    socket.off('data', onData).off('end', onEnd).off('close', onEnd).off('error', onError);
  }
}

function encodeRequest({ method, target, headers, body }: RawRequest): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)]);
}

/** A request that fits on a line of a failed test. */
export function describeRequest({ method, target, headers, body }: RawRequest): string {
  const short = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text);
  const head = headers.map(([name, value]) => `${name}: ${value}`).join(' | ');
  return `${method} ${short(target)} [${short(head)}] ${short(JSON.stringify(body?.toString('latin1') ?? null))}`;
}

async function closeGently(socket: Socket): Promise<void> {
  if (socket.closed) return;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => socket.destroy());
  socket.end();
  const timer = setTimeout(() => socket.destroy(), 1_000);
  socket.resume();
  await closed;
  clearTimeout(timer);
}
