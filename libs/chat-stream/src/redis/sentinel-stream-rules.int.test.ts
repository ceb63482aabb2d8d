import { RedisSentinel } from '../testing/redis-sentinel.fixture.js';
import { describeStreamRaces } from '../testing/stream-races.fixture.js';
import { describeStreamRules } from '../testing/stream-rules.fixture.js';
import { fromAnother, storeOf } from '../testing/world.fixture.js';

for (const transport of ['ws', 'Socket.IO'] as const) {
  const world = async () => fromAnother(storeOf(await RedisSentinel.start()), transport);

  describeStreamRules(
    `the stream over ${transport}, shared through a Redis behind Sentinel, from another instance`,
    world,
  );
  describeStreamRaces(`races over ${transport}, between two instances over a Redis behind Sentinel`, world);
}
