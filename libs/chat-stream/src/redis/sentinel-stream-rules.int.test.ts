import { afterAll, beforeAll } from '@jest/globals';
import { RedisSentinel } from '../testing/redis-sentinel.fixture.js';
import { describeStreamRaces } from '../testing/stream-races.fixture.js';
import { describeStreamRules } from '../testing/stream-rules.fixture.js';
import { fromAnother, storeOf } from '../testing/world.fixture.js';

/** One set of servers for all, as it takes ten seconds until sentinels know each other. */
let servers: RedisSentinel;
beforeAll(async () => {
  servers = await RedisSentinel.start();
}, 40_000);
afterAll(() => servers.stop());

for (const transport of ['ws', 'Socket.IO'] as const) {
  const world = () => fromAnother(storeOf(servers), transport);

  describeStreamRules(
    `the stream over ${transport}, shared through a Redis behind Sentinel, from another instance`,
    world,
  );
  describeStreamRaces(`races over ${transport}, between two instances over a Redis behind Sentinel`, world);
}
