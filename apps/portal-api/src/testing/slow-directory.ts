import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A core that knows nobody, and takes its time to say so. */
export interface SlowDirectory extends AsyncDisposable {
  readonly url: string;
  /** How often a technical ID was looked up. */
  readonly lookups: number;
}

const well = JSON.stringify({ status: 'ok', components: { chat: 'up', documents: 'up', embeddings: 'up' } });

/** Answers 404 to every ID, and 403 to those in `blocked`, each after `ms`. */
export async function startSlowDirectory(ms: number, blocked: readonly string[]): Promise<SlowDirectory> {
  let lookups = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/health') return void response.end(well);
      if (request.url !== '/v1/users/resolve') return void response.writeHead(503).end();
      lookups++;
      const { technical_id: id } = JSON.parse(Buffer.concat(chunks).toString()) as { technical_id: string };
      const status = blocked.includes(id) ? 403 : 404;
      setTimeout(() => {
        response.writeHead(status, { 'content-type': 'application/problem+json' });
        response.end(
          JSON.stringify({ status, detail: `${id} is ${status === 403 ? 'blocked' : 'unknown'}` }),
        );
      }, ms);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get lookups() {
      return lookups;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
