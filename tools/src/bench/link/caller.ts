import { createServer } from 'node:http';
import { createCallers, type CallerName } from './callers.js';

/** So many requests by one caller, so many of them at a time. */
export interface CallsOrder {
  readonly caller: CallerName;
  readonly count: number;
  readonly atOnce: number;
}

/** Per request, in µs. */
export interface CallsMeasured {
  readonly cpuMicros: number;
  readonly wallMicros: number;
}

/** A process that calls the core: POST an order, get what its requests cost this process. */
const callers = await createCallers(process.env['CORE_URL']!, process.env['LINK_MODULE']!);

async function run({ caller, count, atOnce }: CallsOrder): Promise<CallsMeasured> {
  const call = callers[caller];
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  let next = 0;
  const callSome = async () => {
    while (next < count) await call(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, callSome));
  const wallMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { cpuMicros: (user + system) / count, wallMicros: (wallMs * 1_000) / count };
}

const server = createServer(async (incoming, outgoing) => {
  if (incoming.method === 'GET') return void outgoing.end('ready');
  let body = '';
  for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
  try {
    outgoing.end(JSON.stringify(await run(JSON.parse(body) as CallsOrder)));
  } catch (error) {
    outgoing.writeHead(500).end(String(error));
  }
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => process.exit());
