import { waitUntilReady } from '../start/wait-until-ready.js';
import { PlainProcess } from './plain-process.js';

const readyMs = 20_000;

/** A server that a scenario measures. */
export interface Measured {
  readonly url: string;
  readonly pid: number;
}

/** A server that its scenario may end when it is of no more use. */
export interface Server extends Measured {
  stop(): Promise<void>;
}

/** What is needed to start a server. */
export interface ServerOrder {
  readonly name: string;
  /** A bundle, from the workspace's root. */
  readonly script: string;
  readonly env: NodeJS.ProcessEnv;
  readonly url: string;
  /** Answers with success when the server is ready. */
  readonly readyUrl: string;
}

/** The servers of one bench, each a process of its own. */
export class Servers {
  readonly #running = new Set<PlainProcess>();

  /** @param profileTo the folder for CPU profiles, each written when its server stops */
  constructor(private readonly profileTo: string | undefined) {}

  async start({ name, script, env, url, readyUrl }: ServerOrder): Promise<Server> {
    const server = new PlainProcess(script, this.#withOptions(env));
    this.#running.add(server);
    void server.exited.then((code) => this.#tellOfLoss(name, server, code));
    const stop = async () => {
      this.#running.delete(server);
      await server.stop();
    };
    const given = AbortSignal.any([AbortSignal.timeout(readyMs), abortedBy(server.exited)]);
    const missing = await waitUntilReady(readyUrl, readyMs, given);
    if (missing === undefined) return { url, pid: server.pid, stop };
    throw new Error(`${name} is not ready: ${missing}`);
  }

  async stop(): Promise<void> {
    const running = [...this.#running];
    this.#running.clear();
    await Promise.all(running.map((server) => server.stop()));
  }

  #tellOfLoss(name: string, server: PlainProcess, code: number): void {
    if (!this.#running.has(server)) return;
    console.error(`${name} has ended with code ${code}:\n${server.lastLines.join('\n')}`);
  }

  #withOptions(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    const profile =
      this.profileTo === undefined ? '' : `--cpu-prof --cpu-prof-dir=${JSON.stringify(this.profileTo)}`;
    return { PATH: process.env['PATH'], ...env, NODE_OPTIONS: `${env['NODE_OPTIONS'] ?? ''} ${profile}` };
  }
}

function abortedBy(event: Promise<unknown>): AbortSignal {
  const controller = new AbortController();
  void event.then(() => controller.abort());
  return controller.signal;
}
