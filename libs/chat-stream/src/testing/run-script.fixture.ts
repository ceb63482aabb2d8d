import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const tsx = join(import.meta.dirname, '../../../../node_modules/tsx/dist/cli.mjs');

/** A script of this folder in a process group of its own. */
export class RunningScript {
  readonly #lines: AsyncIterator<string>;

  private constructor(private readonly child: ChildProcess) {
    this.#lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  }

  static start(name: string, ...args: readonly (string | number)[]): RunningScript {
    const script = join(import.meta.dirname, name);
    const argv = [tsx, '--conditions=@portal/source', script, ...args.map(String)];
    const stdio = ['pipe', 'pipe', 'inherit'] as const;
    return new RunningScript(spawn(process.execPath, argv, { detached: true, stdio: [...stdio] }));
  }

  async readLine(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('The script ended before it said more');
    return value;
  }

  writeLine(line: string): void {
    this.child.stdin!.write(`${line}\n`);
  }

  /** Ends it as a crash would. */
  kill(): void {
    if (this.child.exitCode === null && this.child.signalCode === null)
      process.kill(-this.child.pid!, 'SIGKILL');
  }

  /** Resolves with its exit code when it has ended by itself; with null when it had to be killed after a time. */
  async exits(withinMs: number): Promise<number | null> {
    const timer = setTimeout(() => this.kill(), withinMs);
    if (this.child.exitCode === null) await once(this.child, 'exit');
    clearTimeout(timer);
    return this.child.exitCode;
  }
}
