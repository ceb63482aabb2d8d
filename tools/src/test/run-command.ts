import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { workspaceRoot } from '../workspace.js';

const killAfterMs = 10_000;

export interface CommandOptions {
  readonly env: NodeJS.ProcessEnv;
  /** One that takes longer is ended with all it started, in ms. */
  readonly withinMs: number;
  /** It, and what it starts, gets the time of the processors that nothing else wants. */
  readonly isPatient?: boolean;
}

/** Runs commands, also some at once; all they print is shown line by line and kept for the privacy scan. */
export class Transcript {
  readonly #file: WriteStream;
  #running = 0;
  #isInterrupted = false;

  constructor(readonly path: string) {
    this.#file = createWriteStream(path);
  }

  /**
   * Resolves to the exit code; a command that a signal ended has code 1. Ctrl-C ends every command, and behind the last one
   * this process.
   */
  async run(
    command: string,
    args: readonly string[],
    { env, withinMs, isPatient = false }: CommandOptions,
  ): Promise<number> {
    // A group of its own, so that what a command started can be ended with it.
    const child = spawn(command, args, {
      cwd: workspaceRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    this.#running++;
    const interrupt = () => {
      this.#isInterrupted = true;
      endGroup(child);
    };
    process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
    const timer = setTimeout(() => {
      this.#keep(`\n${command} took more than ${withinMs / 60_000} minutes and was ended.\n`, process.stderr);
      endGroup(child);
    }, withinMs);
    const printed = [
      linesOf(child.stdout, (lines) => this.#keep(lines, process.stdout)),
      linesOf(child.stderr, (lines) => this.#keep(lines, process.stderr)),
    ];
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode) => resolve(exitCode ?? 1));
    });
    clearTimeout(timer);
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    printed.forEach((lines) => lines.end());
    this.#running--;
    if (this.#isInterrupted) {
      if (this.#running === 0) process.exit(130);
      // The last one ends the process.
      await new Promise(() => {});
    }
    return code;
  }

  async close(): Promise<void> {
    this.#file.end();
    await once(this.#file, 'close');
  }

  #keep(lines: string, terminal: NodeJS.WriteStream): void {
    terminal.write(lines);
    this.#file.write(lines);
  }
}

/** A line that is longer is handed on in pieces. */
const longestLine = 65_536;

/** Hands on whole lines, so that those of two commands do not mix and no letter is cut in two. */
function linesOf(stream: Readable, keep: (lines: string) => void): { end(): void } {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  stream.on('data', (chunk: Buffer) => {
    rest += decoder.write(chunk);
    const end = rest.length > longestLine ? rest.length : rest.lastIndexOf('\n') + 1;
    if (end > 0) keep(rest.slice(0, end));
    rest = rest.slice(end);
  });
  return {
    end() {
      rest += decoder.end();
      if (rest !== '') keep(rest);
      rest = '';
    },
  };
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
