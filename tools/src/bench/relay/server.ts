import { createServer, type IncomingMessage } from 'node:http';
import { askSource, readLines } from './ask-source.js';
import { gatheredWay } from './gathered.js';
import { readMemory } from './memory-now.js';
import { naiveWay } from './naive.js';
import { readingWay } from './reading.js';
import { libraryWay } from './through-library.js';
import type { Way } from './way.js';

/**
 * A relay, the same around each way of sending: POST /{channel} with a question for the source → 202 when its reply has
 * begun; the answer goes to the socket that was opened at /{channel}. GET /memory tells what the process holds.
 */
const coreUrl = process.env['CORE_URL']!;
const ways: Readonly<Record<string, () => Way | Promise<Way>>> = {
  reading: readingWay,
  naive: naiveWay,
  gathered: gatheredWay,
  library: () => libraryWay(process.env['REDIS_URL']),
};
const way = await ways[process.env['RELAY_WAY']!]!();

// The load generator comes back to a connection long after its turn.
const server = createServer({ keepAliveTimeout: 120_000 }, async (incoming, outgoing) => {
  const channel = channelOf(incoming);
  if (incoming.method === 'GET') {
    outgoing.end(channel === 'memory' ? JSON.stringify(await readMemory()) : 'ready');
    return;
  }
  const question = await readBody(incoming);
  const begin = await way.claim(channel);
  const reply = await askSource(coreUrl, question);
  outgoing.writeHead(202).end('{}');
  readLines(reply, begin());
});
server.on('upgrade', (request, socket, head) => void way.upgrade(channelOf(request), request, socket, head));
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => process.exit());

function channelOf({ url }: IncomingMessage): string {
  return url!.slice(1);
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
  return body;
}
