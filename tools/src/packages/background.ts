import { spawn } from 'node:child_process';
import { once } from 'node:events';

const stopMs = 5_000;
const lookMs = 25;

/** A program that goes on in the background until it is stopped. */
export interface Background {
  /** What it printed until now. */
  printed(): string;
  /** Waits until what it printed is enough; throws when it ends before, or takes too long. */
  until(isEnough: (printed: string) => boolean, withinMs: number): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a program that stays, such as a server. */
export function startBackground(
  command: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Background {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.once('error', (error) => (stderr += error.message));
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  return {
    printed: () => stdout,
    async until(isEnough, withinMs) {
      for (const end = Date.now() + withinMs; !isEnough(stdout);) {
        if (hasEnded() || Date.now() > end)
          throw new Error(
            `${[command, ...args].join(' ')} ${hasEnded() ? 'ended' : 'is late'}:\n${stdout}\n${stderr}`,
          );
        await new Promise((resolve) => setTimeout(resolve, lookMs));
      }
      return stdout;
    },
    async stop() {
      if (hasEnded()) return;
      const ended = once(child, 'exit');
      child.kill();
      const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await ended;
      clearTimeout(timer);
    },
  };
}
