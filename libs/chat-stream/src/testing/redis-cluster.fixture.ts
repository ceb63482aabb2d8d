import { Cluster } from 'ioredis';
import { freePort, RedisServer } from './redis-server.fixture.js';

/** Three real Redis nodes of the test's own that share the slots. */
export class RedisCluster {
  readonly #clients: Cluster[] = [];

  private constructor(readonly nodes: readonly RedisServer[]) {}

  static async start(): Promise<RedisCluster> {
    const nodes: RedisServer[] = [];
    const buses: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      const bus = await freePort();
      buses.push(bus);
      const timing = ['--cluster-node-timeout', '2000'];
      nodes.push(
        await RedisServer.start(['--cluster-enabled', 'yes', '--cluster-port', String(bus), ...timing]),
      );
    }
    const bounds = [0, 5_461, 10_923, 16_384];
    for (const [i, node] of nodes.entries()) {
      const client = node.client();
      await client.call('CLUSTER', 'ADDSLOTSRANGE', String(bounds[i]), String(bounds[i + 1]! - 1));
      for (const [j, other] of nodes.entries()) {
        if (j !== i) await client.call('CLUSTER', 'MEET', '127.0.0.1', String(other.port), String(buses[j]));
      }
    }
    const cluster = new RedisCluster(nodes);
    await cluster.#agreed();
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

  async #agreed(): Promise<void> {
    for (const node of this.nodes) {
      const client = node.client();
      while (!String(await client.call('CLUSTER', 'INFO')).includes('cluster_state:ok')) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
}
