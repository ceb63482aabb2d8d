import { request } from 'node:http';

/** What the server said to a WebSocket upgrade. */
export interface UpgradeReply {
  readonly status: number;
  readonly contentType: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** Asks for an upgrade as a client below the browser would, which is the only way to see a refusal's status. */
export function requestUpgrade(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<UpgradeReply> {
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16, 7).toString('base64'),
        ...headers,
      },
    });
    asked.once('error', reject);
    asked.once('upgrade', (_reply, socket) => {
      socket.destroy();
      resolve({ status: 101, contentType: '', body: undefined });
    });
    asked.once('response', (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.once('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          contentType: reply.headers['content-type'] ?? '',
          body: JSON.parse(Buffer.concat(chunks).toString() || 'null'),
        }),
      );
    });
    asked.end();
  });
}
