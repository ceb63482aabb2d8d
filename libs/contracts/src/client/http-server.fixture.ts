import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real server whose reply a test chooses, and everything that reached it. */
export interface TestServer extends AsyncDisposable {
  readonly url: string;
  readonly requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  reply: RequestListener;
}

export async function startServer(): Promise<TestServer> {
  const requests: TestServer['requests'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    started.reply(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const started: TestServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    reply: (_request, response) => void response.writeHead(404).end(),
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return started;
}

/** A listener that answers with JSON. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
