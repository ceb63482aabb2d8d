import { createServer } from 'node:http';

/** Refuses every question at once: what is left is the time that the machine itself takes. */
const body = JSON.stringify({ type: 'about:blank', title: 'Service Unavailable', status: 503 });

const server = createServer((incoming, outgoing) => {
  if (incoming.method === 'GET') return void outgoing.end('ready');
  incoming.resume().once('end', () => outgoing.writeHead(503, { 'retry-after': '5' }).end(body));
});
server.keepAliveTimeout = 120_000;
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => process.exit());
