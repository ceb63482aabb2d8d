import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export interface TestRedis {
  readonly url: string;
  readonly port: number;
  stop: () => Promise<void>;
}

/** Of each test file: see jest.environment.mjs. */
const { firstPort } = globalThis as unknown as { readonly firstPort: number };
const portsOfFile = 99;
let looked = 0;

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  for (let tries = 0; tries < portsOfFile; tries++) {
    const port = firstPort + (looked++ % portsOfFile);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
  throw new Error(`No port is free from ${firstPort} on`);
}

/** A real Redis server that keeps nothing. */
export async function startRedis(onPort?: number): Promise<TestRedis> {
  const port = onPort ?? (await freePort());
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  // One that outlives its test, because the process was ended, must not hold the pipes of whoever waits for that.
  const server = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  for await (const chunk of server.stdout) {
    output += String(chunk);
    if (output.includes('Ready to accept connections')) break;
  }
  if (server.exitCode !== null) throw new Error(`redis-server did not start: ${output}`);
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      if (server.exitCode !== null) return;
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    },
  };
}
