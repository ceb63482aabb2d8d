import { createHub } from '../hub.js';
import { createRedisRelay } from '../redis.js';
import { RedisCluster } from '../testing/redis-cluster.fixture.js';
import { describeStreamRules } from '../testing/stream-rules.fixture.js';
import { StreamServer } from '../testing/stream-server.fixture.js';

describeStreamRules('the stream over ws, shared through a Redis Cluster, from another instance', async () => {
  const cluster = await RedisCluster.start();
  const producer = createHub({ relay: createRedisRelay({ redis: cluster.client() }) });
  const listener = await StreamServer.start(
    createHub({ relay: createRedisRelay({ redis: cluster.client() }) }),
  );
  return {
    producer,
    listener,
    close: async () => {
      await producer.close();
      await listener.stop();
      await cluster.stop();
    },
  };
});
