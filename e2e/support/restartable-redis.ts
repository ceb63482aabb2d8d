import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from './free-port.js';

/** A Redis that can be ended and started again, empty, at the same address. */
export interface RestartableRedis {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

// The shell ends the server when this process is gone, or says so by closing its input.
const script = 'redis-server "$@" & read _; kill -9 $!; wait $!';

export async function startRestartableRedis(): Promise<RestartableRedis> {
  const port = await findFreePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let shell: ChildProcess | undefined;

  const start = async () => {
    const starting = (shell = spawn('sh', ['-c', script, 'redis', ...options], {
      stdio: ['pipe', 'pipe', 'ignore'],
    }));
    await new Promise<void>((resolve, reject) => {
      starting.once('exit', () => reject(new Error('redis-server did not start')));
      starting.stdout?.on('data', (chunk: Buffer) => {
        if (chunk.includes('Ready to accept connections')) resolve();
      });
    });
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async kill() {
      const ending = shell;
      shell = undefined;
      if (!ending) return;
      const exited = once(ending, 'exit');
      ending.stdin?.end();
      await exited;
    },
  };
}
