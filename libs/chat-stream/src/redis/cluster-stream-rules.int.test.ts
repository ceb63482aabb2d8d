import { afterAll, beforeAll } from '@jest/globals';
import { RedisCluster } from '../testing/redis-cluster.fixture.js';
import { describeStreamRaces } from '../testing/stream-races.fixture.js';
import { describeStreamRules } from '../testing/stream-rules.fixture.js';
import { fromAnother, storeOf } from '../testing/world.fixture.js';

/** One cluster for all, as it takes seconds until its nodes know each other. */
let cluster: RedisCluster;
beforeAll(async () => {
  cluster = await RedisCluster.start();
}, 40_000);
afterAll(() => cluster.stop());

for (const transport of ['ws', 'Socket.IO'] as const) {
  const world = () => openWorld(transport);

  describeStreamRules(
    `the stream over ${transport}, shared through a Redis Cluster, from another instance`,
    world,
  );
  describeStreamRaces(`races over ${transport}, between two instances over a Redis Cluster`, world);
}

/** A busy machine may be late for the first commands of clients that were just made: then once more. */
async function openWorld(transport: 'ws' | 'Socket.IO', tries = 3): ReturnType<typeof fromAnother> {
  try {
    return await fromAnother(storeOf(cluster), transport);
  } catch (error) {
    if (tries === 1) throw error;
    return openWorld(transport, tries - 1);
  }
}
