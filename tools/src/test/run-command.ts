import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { workspaceRoot } from '../workspace.js';

const killAfterMs = 10_000;

/** Runs commands one after another; all they print is shown at once and kept for the privacy scan. */
export class Transcript {
  readonly #file: WriteStream;

  constructor(readonly path: string) {
    this.#file = createWriteStream(path);
  }

  /**
   * Resolves to the exit code; a command that a signal ended has code 1. One that takes longer than `withinMs` is ended
   * with all it started. Ctrl-C ends the command, and then this process.
   */
  async run(
    command: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    withinMs: number,
  ): Promise<number> {
    // A group of its own, so that what a command started can be ended with it.
    const child = spawn(command, args, {
      cwd: workspaceRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let interrupted = false;
    const interrupt = () => {
      interrupted = true;
      endGroup(child);
    };
    process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
    const timer = setTimeout(() => {
      this.#keep(`\n${command} took more than ${withinMs / 60_000} minutes and was ended.\n`, process.stderr);
      endGroup(child);
    }, withinMs);
    child.stdout.on('data', (chunk: Buffer) => this.#keep(chunk, process.stdout));
    child.stderr.on('data', (chunk: Buffer) => this.#keep(chunk, process.stderr));
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode) => resolve(exitCode ?? 1));
    });
    clearTimeout(timer);
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    if (interrupted) process.exit(130);
    return code;
  }

  async close(): Promise<void> {
    this.#file.end();
    await once(this.#file, 'close');
  }

  #keep(chunk: Buffer | string, terminal: NodeJS.WriteStream): void {
    terminal.write(chunk);
    this.#file.write(chunk);
  }
}

function endGroup(child: ChildProcess): void {
  signalGroup(child, 'SIGTERM');
  setTimeout(() => signalGroup(child, 'SIGKILL'), killAfterMs).unref();
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid!, signal);
  } catch {
    // The group has ended already.
  }
}
