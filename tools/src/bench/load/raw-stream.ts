import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { FrameCutter, type FrameEvents } from './frames.js';

const endOfHeaders = '\r\n\r\n';

/** A WebSocket that only reads, and does nothing beyond what that takes. */
export class RawStream {
  private constructor(private readonly socket: Socket) {}

  /** @throws Error when the upgrade is refused */
  static async open(
    url: string,
    headers: Readonly<Record<string, string>>,
    events: FrameEvents,
  ): Promise<RawStream> {
    const { hostname, port, host, pathname } = new URL(url);
    const socket = connect(Number(port), hostname).setNoDelay(true);
    await once(socket, 'connect');
    const lines = [
      `GET ${pathname} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.write(lines.join('\r\n') + endOfHeaders);
    const [reply] = (await once(socket, 'data')) as [Buffer];
    const end = reply.indexOf(endOfHeaders) + endOfHeaders.length;
    if (!reply.toString('latin1').startsWith('HTTP/1.1 101'))
      throw new Error(`A stream was refused: ${reply.toString('latin1').split('\r\n', 1)[0]}`);
    const cutter = new FrameCutter(events);
    socket.on('data', (chunk) => cutter.take(chunk));
    socket.on('error', () => socket.destroy());
    if (reply.length > end) cutter.take(reply.subarray(end));
    return new RawStream(socket);
  }

  close(): void {
    this.socket.destroy();
  }
}
