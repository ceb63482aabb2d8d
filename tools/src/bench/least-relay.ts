import { randomUUID } from 'node:crypto';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';

/**
 * The least code that does the portal's job on the wire: question in, tokens out. No session, no roles, no limits, no
 * cache, no privacy, no retry, no resume. What the portal costs is its distance from this.
 *
 * POST /{dialog} {text} → 202, and the answer goes to the WebSocket that was opened at /{dialog}.
 */
const coreUrl = process.env['CORE_URL']!;
const sockets = new Map<string, WebSocket>();
const agent = new Agent({ keepAlive: true });

const server = createServer({ keepAliveTimeout: 120_000 }, async (incoming, outgoing) => {
  if (incoming.method === 'GET') {
    outgoing.end('ready');
    return;
  }
  const dialog = incoming.url!.slice(1);
  const { text } = JSON.parse(await readBody(incoming));
  const call = request(
    `${coreUrl}/v1/chat`,
    {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    },
    (answer) => {
      outgoing.writeHead(202).end('{}');
      relay(answer, sockets.get(dialog)!);
    },
  );
  const messages = [{ role: 'user', text }];
  call.end(JSON.stringify({ session_id: dialog, anonymous_user_id: 'bench', messages, scenario: 'general' }));
});

const upgrades = new WebSocketServer({ noServer: true });
server.on('upgrade', (incoming, socket, head) => {
  upgrades.handleUpgrade(incoming, socket, head, (opened) => sockets.set(incoming.url!.slice(1), opened));
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => process.exit());

function relay(answer: IncomingMessage, socket: WebSocket): void {
  let rest = '';
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) socket.send(line);
  });
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
  return body;
}
