import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis, type RedisOptions } from 'ioredis';

/** A real Redis of the test's own, on a free port of 127.0.0.1. */
export class RedisServer {
  readonly #clients: Redis[] = [];
  readonly #directory = mkdtempSync(join(tmpdir(), 'chat-stream-redis-'));
  #process: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly settings: readonly string[],
  ) {}

  static async start(settings: readonly string[] = [], port?: number): Promise<RedisServer> {
    const server = new RedisServer(port ?? (await freePort()), settings);
    await server.resume();
    return server;
  }

  /** A client as the service uses it: no command waits for ever, and none is queued while there is no connection. */
  client(options: Pick<RedisOptions, 'enableOfflineQueue' | 'enableAutoPipelining'> = {}): Redis {
    const client = new Redis({
      port: this.port,
      host: '127.0.0.1',
      commandTimeout: 1_000,
      enableAutoPipelining: true,
      retryStrategy: () => 50,
      disconnectTimeout: 100,
      ...options,
    });
    client.on('error', () => undefined);
    this.#clients.push(client);
    return client;
  }

  /** Starts the server (again), empty. */
  async resume(): Promise<void> {
    const where = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.#directory];
    this.#process = spawn('redis-server', [...where, '--save', '', '--appendonly', 'no', ...this.settings]);
    await told(this.#process, 'Ready to accept connections');
  }

  /** Ends the server; everything in it is lost. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    await new Promise((resolve) => running.once('exit', resolve).kill('SIGKILL'));
  }

  /** Stops the server where it stands, or lets it go on. */
  freeze(frozen: boolean): void {
    this.#process?.kill(frozen ? 'SIGSTOP' : 'SIGCONT');
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.disconnect();
    await this.kill();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

const MOST_TOLD = 1_000;

/** Waits until a server says so; one that ends before fails with what it said last. */
export async function told(server: ChildProcess, word: string): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stdout!.on('data', (chunk) => {
      said = (said + String(chunk)).slice(-MOST_TOLD);
      if (said.includes(word)) resolve();
    });
    server.once('exit', (code) => reject(new Error(`redis-server exited with ${code}: ${said}`)));
  });
}

/** Of each test file: see jest.environment.mjs. */
const { firstPort } = globalThis as unknown as { readonly firstPort: number };
const portsOfFile = 99;
let looked = 0;

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < portsOfFile; tries++) {
    const port = firstPort + (looked++ % portsOfFile);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
  throw new Error(`No port is free from ${firstPort} on`);
}
