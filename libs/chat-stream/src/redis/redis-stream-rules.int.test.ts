import { RedisWorld } from '../testing/redis-world.fixture.js';
import { describeStreamRules } from '../testing/stream-rules.fixture.js';
import { fromAnother, onOneInstance } from '../testing/world.fixture.js';

for (const transport of ['ws', 'Socket.IO', 'Socket.IO (polling)'] as const) {
  describeStreamRules(`the stream over ${transport}, shared through Redis, on the same instance`, async () =>
    onOneInstance(await RedisWorld.open(), transport),
  );
}

for (const transport of ['ws', 'Socket.IO'] as const) {
  describeStreamRules(`the stream over ${transport}, shared through Redis, from another instance`, async () =>
    fromAnother(await RedisWorld.open(), transport),
  );

  describeStreamRules(
    `the stream over ${transport}, shared through Redis under a secret, from another instance`,
    async () => fromAnother(await RedisWorld.open({ secret: 'known to all instances' }), transport),
  );
}
