import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { nodeArguments, workspaceRoot } from '../workspace.js';

const heldLines = 2_000;
const killAfterMs = 12_000;

/** A server as a process of its own, which stops when this process is gone. Its output is held until it is released. */
export class ServerProcess {
  readonly exited: Promise<number>;
  readonly #child: ChildProcess;
  #held: string[] | undefined = [];

  constructor(
    readonly name: string,
    script: string,
    env: NodeJS.ProcessEnv,
    private readonly print: (line: string) => void,
  ) {
    this.#child = spawn(process.execPath, nodeArguments(script), {
      cwd: workspaceRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C reaches the starter alone, which then ends the servers in order.
      detached: true,
    });
    for (const output of [this.#child.stdout!, this.#child.stderr!]) {
      createInterface({ input: output }).on('line', (line) => this.#take(line));
    }
    this.exited = new Promise((resolve) => {
      this.#child.once('close', (code) => resolve(code ?? 1));
      this.#child.once('error', () => resolve(1));
    });
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** From here on every line is printed as it comes; those that were held until now come first, or never. */
  release(held: 'show' | 'drop' = 'show'): void {
    const lines = held === 'show' ? (this.#held ?? []) : [];
    this.#held = undefined;
    lines.forEach((line) => this.print(line));
  }

  /** Asks the server to stop, and ends it after a while if it does not. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), killAfterMs);
    await this.exited;
    clearTimeout(timer);
  }

  #take(line: string): void {
    if (this.#held === undefined) this.print(line);
    else if (this.#held.length < heldLines) this.#held.push(line);
  }
}
