import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A redis-server of the bench's own. The shell around it ends it when this process is gone. */
export interface Redis {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts redis-server without files; undefined when there is none on the PATH. */
export async function startRedis(port: number): Promise<Redis | undefined> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const shell = spawn(
    'sh',
    [
      '-c',
      'command -v redis-server >&2 || exit 1; redis-server "$@" & read _; kill $!; wait $!',
      'redis',
      ...options,
    ],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  const exited = once(shell, 'exit');
  const stop = async () => {
    shell.stdin.end();
    await exited;
  };
  const ready = await new Promise<boolean>((resolve) => {
    shell.stdout.on('data', (chunk: Buffer) => chunk.includes('Ready to accept') && resolve(true));
    shell.stdout.once('end', () => resolve(false));
    setTimeout(() => resolve(false), 5_000).unref();
  });
  if (ready) return { url: `redis://127.0.0.1:${port}`, stop };
  await stop();
  return undefined;
}
