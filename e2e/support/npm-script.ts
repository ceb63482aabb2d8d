import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { logFolder, workspaceRoot } from './workspace.js';

/** One of the repository's commands, run as a person would, with its output kept. */
export class NpmScript {
  output = '';
  readonly #child: ChildProcess;

  constructor(script: 'start' | 'chat', args: readonly string[], env: Readonly<Record<string, string>>) {
    mkdirSync(logFolder, { recursive: true });
    const log = createWriteStream(join(logFolder, `npm-${script}-${process.pid}.log`), { flags: 'a' });
    const source = join(workspaceRoot, `tools/src/${script}.ts`);
    this.#child = spawn(process.execPath, ['--conditions=@portal/source', '--import=tsx', source, ...args], {
      cwd: workspaceRoot,
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
        log.write(text);
      });
    }
    this.#child.once('close', () => log.end());
  }

  type(line: string): void {
    this.#child.stdin!.write(`${line}\n`);
  }

  /** Goes away, as `head` does when it has its lines. */
  stopReading(): void {
    this.#child.stdout!.destroy();
  }

  /** Sends a signal, if given, and resolves to the exit code. */
  async end(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal !== undefined) this.#child.kill(signal);
    else this.#child.stdin!.end();
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'close');
    return this.#child.exitCode;
  }
}
