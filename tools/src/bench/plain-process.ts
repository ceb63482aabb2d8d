import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { workspaceRoot } from '../workspace.js';

const keptLines = 100;
const killAfterMs = 12_000;
const endWithParent = join(workspaceRoot, 'tools/src/start/end-with-parent.ts');

/**
 * A bundle in a process of its own, run by node alone as in production: a TypeScript loader in it would, among other
 * things, map every stack trace back to its sources. It stops when this process is gone.
 */
export class PlainProcess {
  /** The exit code. */
  readonly exited: Promise<number>;
  readonly #child: ChildProcess;
  readonly #lines: string[] = [];

  constructor(script: string, env: NodeJS.ProcessEnv) {
    this.#child = spawn(process.execPath, [`--import=${endWithParent}`, join(workspaceRoot, script)], {
      cwd: workspaceRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C reaches the bench alone, which then ends the servers in order.
      detached: true,
    });
    for (const output of [this.#child.stdout!, this.#child.stderr!]) {
      createInterface({ input: output }).on('line', (line) => {
        if (this.#lines.push(line) > keptLines) this.#lines.shift();
      });
    }
    this.exited = new Promise((resolve) => {
      this.#child.once('close', (code) => resolve(code ?? 1));
      this.#child.once('error', () => resolve(1));
    });
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** What it has written last, for when something has gone wrong. */
  get lastLines(): readonly string[] {
    return this.#lines;
  }

  /** Asks it to stop, and ends it after a while if it does not. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), killAfterMs);
    await this.exited;
    clearTimeout(timer);
  }
}
