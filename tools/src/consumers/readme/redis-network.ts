import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Redis } from 'ioredis';
import { startBackground, type Background } from '../../packages/background.js';
import { freePort } from '../../packages/free-port.js';

const startMs = 10_000;
const host = '127.0.0.1';

/** The Redis servers that examples name, on free ports. */
export interface RedisNetwork {
  /** For the programs: where the hosts of the examples are. */
  readonly env: NodeJS.ProcessEnv;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a Redis, a sentinel that watches it, and a cluster of one node; they keep their files in a folder. */
export async function startRedisNetwork(folder: string): Promise<RedisNetwork> {
  await mkdir(folder, { recursive: true });
  const running: Background[] = [];
  const stop = async (): Promise<void> => void (await Promise.all(running.map((server) => server.stop())));
  const start = async (args: readonly string[], sign: string): Promise<void> => {
    const server = startBackground('redis-server', args, { cwd: folder, env: process.env });
    running.push(server);
    await server.until((printed) => printed.includes(sign), startMs);
  };
  const [single, sentinel, cluster, bus] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const settings = (port: number) => [
    '--port',
    `${port}`,
    '--bind',
    host,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const together = ['--cluster-enabled', 'yes', '--cluster-port', `${bus}`, '--cluster-announce-ip', host];
  const watching = join(folder, 'sentinel.conf');
  try {
    await start(settings(single), 'Ready to accept');
    await start([...settings(cluster), ...together], 'Ready to accept');
    await joinAlone(cluster);
    await writeFile(
      watching,
      `port ${sentinel}\nbind ${host}\nsentinel monitor streams ${host} ${single} 1\n`,
    );
    await start([watching, '--sentinel'], '+monitor');
  } catch (error) {
    await stop();
    throw error;
  }
  const places = {
    'redis.internal:6379': single,
    ...Object.fromEntries([1, 2, 3].map((n) => [`sentinel-${n}:26379`, sentinel])),
    ...Object.fromEntries([1, 2, 3].map((n) => [`redis-${n}:6379`, cluster])),
  };
  const preload = pathToFileURL(join(import.meta.dirname, 'private-network.mjs')).href;
  return {
    env: { PRIVATE_NETWORK: JSON.stringify(places), NODE_OPTIONS: `--import=${preload}` },
    [Symbol.asyncDispose]: stop,
  };
}

/** Gives a node all slots. */
async function joinAlone(port: number): Promise<void> {
  const client = new Redis({ host, port, commandTimeout: startMs });
  try {
    await client.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
    const end = Date.now() + startMs;
    while (!String(await client.call('CLUSTER', 'INFO')).includes('cluster_state:ok')) {
      if (Date.now() > end) throw new Error('The cluster of one node does not come up.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    client.disconnect();
  }
}
