import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { logFolder, workspaceRoot } from './workspace.js';

const readyMs = 20_000;
const stopMs = 15_000;
const endWithParent = join(workspaceRoot, 'tools/src/start/end-with-parent.ts');

/** A server in a process of its own, whose output goes to a log file and which ends with the test process. */
export class Server {
  readonly #child: ChildProcess;
  readonly #exited: Promise<number | null>;

  private constructor(name: string, script: string, env: NodeJS.ProcessEnv) {
    mkdirSync(logFolder, { recursive: true });
    const log = openSync(join(logFolder, `${name}-${process.pid}.log`), 'a');
    this.#child = spawn(process.execPath, [`--import=${endWithParent}`, script], {
      env,
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.#exited = new Promise((resolve) => this.#child.once('exit', resolve));
  }

  /** Starts a server and waits until the address answers with success. */
  static async start(
    name: string,
    script: string,
    env: NodeJS.ProcessEnv,
    readyUrl: string,
  ): Promise<Server> {
    const server = new Server(name, script, env);
    const deadline = Date.now() + readyMs;
    while (Date.now() < deadline) {
      if (server.#child.exitCode !== null)
        throw new Error(`${name} stopped with ${server.#child.exitCode}; see its log`);
      const ok = await fetch(readyUrl, { signal: AbortSignal.timeout(1_000) }).then(
        (reply) => reply.ok,
        () => false,
      );
      if (ok) return server;
      await delay(50);
    }
    await server.kill();
    throw new Error(`${name} was not ready within ${readyMs} ms; see its log`);
  }

  /** Ends it as a deployment would. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), stopMs);
    await this.#exited;
    clearTimeout(timer);
  }

  /** Ends it as a crash would: sockets break, nothing is said. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }
}
