import { Cluster } from 'ioredis';
import { freePort, RedisServer } from './redis-server.fixture.js';
import { soon } from './wait.fixture.js';

/** Three real Redis nodes of the test's own that share the slots. */
export class RedisCluster {
  readonly #clients: Cluster[] = [];

  private constructor(
    readonly nodes: readonly RedisServer[],
    private readonly buses: readonly number[],
  ) {}

  /** @param withReplica adds a fourth node that replicates the first. */
  static async start(withReplica = false): Promise<RedisCluster> {
    const nodes: RedisServer[] = [];
    const buses: number[] = [];
    for (let i = 0; i < (withReplica ? 4 : 3); i += 1) {
      const bus = await freePort();
      buses.push(bus);
      const timing = ['--cluster-node-timeout', '1000', '--cluster-require-full-coverage', 'no'];
      nodes.push(
        await RedisServer.start(['--cluster-enabled', 'yes', '--cluster-port', String(bus), ...timing]),
      );
    }
    const cluster = new RedisCluster(nodes, buses);
    await cluster.#join();
    if (withReplica) await cluster.#replicate();
    return cluster;
  }

  client(): Cluster {
    const client = new Cluster(
      this.nodes.map(({ port }) => ({ host: '127.0.0.1', port })),
      { enableAutoPipelining: true, redisOptions: { commandTimeout: 1_000 }, clusterRetryStrategy: () => 50 },
    );
    client.on('error', () => undefined);
    this.#clients.push(client);
    return client;
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.disconnect();
    for (const node of this.nodes) await node.stop();
  }

  /** Gives the first three nodes their slots and makes all know each other. */
  async #join(): Promise<void> {
    const bounds = [0, 5_461, 10_923, 16_384];
    for (const [i, node] of this.nodes.entries()) {
      const client = node.client();
      if (i < 3) await client.call('CLUSTER', 'ADDSLOTSRANGE', String(bounds[i]), String(bounds[i + 1]! - 1));
      for (const [j, other] of this.nodes.entries()) {
        if (j !== i)
          await client.call('CLUSTER', 'MEET', '127.0.0.1', String(other.port), String(this.buses[j]));
      }
    }
    await this.#until('CLUSTER', 'INFO', (info) => info.includes('cluster_state:ok'));
    await this.#until('CLUSTER', 'NODES', (list) => list.split('connected').length > this.nodes.length);
  }

  async #replicate(): Promise<void> {
    const primary = String(await this.nodes[0]!.client().call('CLUSTER', 'MYID'));
    const replica = this.nodes[3]!.client();
    await replica.call('CLUSTER', 'REPLICATE', primary);
    while (!String(await replica.call('INFO', 'replication')).includes('master_link_status:up'))
      await soon(50);
    await this.#until('CLUSTER', 'NODES', (list) => list.includes(`slave ${primary}`));
  }

  async #until(command: string, part: string, agreed: (reply: string) => boolean): Promise<void> {
    for (const node of this.nodes) {
      const client = node.client();
      while (!agreed(String(await client.call(command, part)))) await soon(50);
    }
  }
}
