import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A real redis-server of a test's own: nothing on disk, gone at the end. */
export interface RedisServer extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  /** Stops it, as an outage would. */
  stop(): Promise<void>;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
  /** Holds it still (SIGSTOP) or lets it go on: a server that hangs instead of refusing. */
  freeze(frozen: boolean): void;
}

export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  let child = await run(port);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    stop,
    async start() {
      child = await run(port);
    },
    freeze: (frozen) => void child.kill(frozen ? 'SIGSTOP' : 'SIGCONT'),
    [Symbol.asyncDispose]: stop,
  };
}

async function run(port: number) {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  // A replica would else leave what it gets of its master in a file, which every server after it would begin with.
  options.push('--repl-diskless-load', 'swapdb', '--repl-diskless-sync-delay', '0');
  // One that outlives its test, because the process was ended, must not hold the pipes of whoever waits for that.
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const failed = once(child, 'error').then(([error]) => {
    throw new Error('redis-server is not on PATH; `npm test` installs it', { cause: error });
  });
  const ready = (async () => {
    for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept connections')) return;
    throw new Error('redis-server ended before it was ready');
  })();
  await Promise.race([ready, failed]);
  child.stdout.resume();
  return child;
}

/** Of each test file: see jest.environment.mjs. */
const { firstPort } = globalThis as unknown as { readonly firstPort: number };
const portsOfFile = 99;
let looked = 0;

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
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
