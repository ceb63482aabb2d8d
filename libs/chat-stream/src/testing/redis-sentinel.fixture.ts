import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort, RedisServer, told } from './redis-server.fixture.js';
import { eventually } from './wait.fixture.js';

const group = 'streams';
const host = '127.0.0.1';
/** Sentinels take seconds to find each other. */
const lookEveryMs = 50;

/** A master, a replica and three sentinels of the test's own. */
export class RedisSentinel {
  readonly #clients: Redis[] = [];

  private constructor(
    readonly master: RedisServer,
    readonly replica: RedisServer,
    private readonly sentinels: readonly Sentinel[],
  ) {}

  static async start(): Promise<RedisSentinel> {
    const master = await RedisServer.start();
    const replica = await RedisServer.start(['--replicaof', `${host} ${master.port}`]);
    const asked = replica.client();
    const inSync = async () =>
      String(await asked.call('INFO', 'replication')).includes('master_link_status:up');
    await eventually(inSync, 10_000, lookEveryMs);
    const sentinels: Sentinel[] = [];
    for (let i = 0; i < 3; i += 1) sentinels.push(await Sentinel.start(master.port));
    const here = new RedisSentinel(master, replica, sentinels);
    for (const { port } of sentinels) {
      const asking = here.#keep(new Redis({ port, host }));
      await eventually(
        async () => {
          const [state] = (await asking.call('SENTINEL', 'MASTERS')) as string[][];
          const of = (name: string) => state?.[state.indexOf(name) + 1];
          return of('num-slaves') === '1' && of('num-other-sentinels') === '2';
        },
        20_000,
        lookEveryMs,
      );
      asking.disconnect();
    }
    return here;
  }

  /** A client as README.md advises it. */
  client(): Redis {
    const client = new Redis({
      sentinels: this.sentinels.map(({ port }) => ({ host, port })),
      name: group,
      sentinelRetryStrategy: () => 100,
      retryStrategy: () => 100,
      sentinelCommandTimeout: 500,
      connectTimeout: 1_000,
      disconnectTimeout: 100,
      reconnectOnError: ({ message }) => (message.startsWith('READONLY') ? 2 : false),
      commandTimeout: 1_000,
      enableOfflineQueue: false,
      enableAutoPipelining: true,
    });
    return this.#keep(client);
  }

  /** A fail-over on request: the master lives on, as a replica. */
  async failOver(): Promise<void> {
    const asking = this.#keep(new Redis({ port: this.sentinels[0]!.port, host }));
    await asking.call('SENTINEL', 'FAILOVER', group);
    asking.disconnect();
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.disconnect();
    for (const sentinel of this.sentinels) await sentinel.stop();
    for (const server of [this.master, this.replica]) await server.stop();
  }

  #keep(client: Redis): Redis {
    client.on('error', () => undefined);
    this.#clients.push(client);
    return client;
  }
}

/** One sentinel. It writes to its configuration, which therefore lies in a folder of its own. */
class Sentinel {
  readonly #directory = mkdtempSync(join(tmpdir(), 'chat-stream-sentinel-'));
  #process: ChildProcess | undefined;

  private constructor(readonly port: number) {}

  static async start(masterPort: number): Promise<Sentinel> {
    const sentinel = new Sentinel(await freePort());
    await sentinel.#run(masterPort);
    return sentinel;
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (running && running.exitCode === null && running.signalCode === null)
      await new Promise((resolve) => running.once('exit', resolve).kill('SIGKILL'));
    rmSync(this.#directory, { recursive: true, force: true });
  }

  async #run(masterPort: number): Promise<void> {
    const file = join(this.#directory, 'sentinel.conf');
    const settings = [
      `port ${this.port}`,
      `bind ${host}`,
      `dir ${this.#directory}`,
      `sentinel monitor ${group} ${host} ${masterPort} 2`,
      `sentinel down-after-milliseconds ${group} 1000`,
      `sentinel failover-timeout ${group} 5000`,
    ];
    writeFileSync(file, `${settings.join('\n')}\n`);
    this.#process = spawn('redis-server', [file, '--sentinel']);
    await told(this.#process, '+monitor');
  }
}
