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
    await new Promise<void>((resolve, reject) => {
      this.#process!.stdout!.on('data', (chunk) => {
        if (String(chunk).includes('Ready to accept connections')) resolve();
      });
      this.#process!.once('exit', (code) => reject(new Error(`redis-server exited with ${code}`)));
    });
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

/** Of each process: below the range that systems give ports from, so that nobody gets one between the look and its use. */
const firstPort = 10_000 + (process.pid % 200) * 100;
const portsOfProcess = 100;
let looked = 0;

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < portsOfProcess; tries++) {
    const port = firstPort + (looked++ % portsOfProcess);
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
