import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from './free-port.js';

/** A Redis of a test's own. */
export interface Redis {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts redis-server on a free port, without files. The shell around it ends it when this process is gone. */
export async function startRedis(): Promise<Redis> {
  const port = await findFreePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const script = 'redis-server "$@" & read _; kill $!; wait $!';
  const shell = spawn('sh', ['-c', script, 'redis', ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(shell, 'exit');
  await new Promise<void>((resolve, reject) => {
    shell.once('exit', () => reject(new Error('redis-server did not start')));
    shell.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Ready to accept connections')) resolve();
    });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      shell.stdin.end();
      await exited;
    },
  };
}
