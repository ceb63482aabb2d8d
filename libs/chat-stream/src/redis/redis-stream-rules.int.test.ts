import { createHub } from '../hub.js';
import { createRedisRelay } from '../redis.js';
import { RedisServer } from '../testing/redis-server.fixture.js';
import { describeStreamRules } from '../testing/stream-rules.fixture.js';
import { StreamServer } from '../testing/stream-server.fixture.js';

describeStreamRules('the stream over ws, shared through Redis, on the same instance', async () => {
  const server = await RedisServer.start();
  const listener = await StreamServer.start(
    createHub({ relay: createRedisRelay({ redis: server.client() }) }),
  );
  return {
    producer: listener.hub,
    listener,
    close: async () => {
      await listener.stop();
      await server.stop();
    },
  };
});

describeStreamRules('the stream over ws, shared through Redis, from another instance', async () => {
  const server = await RedisServer.start();
  const producer = createHub({ relay: createRedisRelay({ redis: server.client() }) });
  const listener = await StreamServer.start(
    createHub({ relay: createRedisRelay({ redis: server.client() }) }),
  );
  return {
    producer,
    listener,
    close: async () => {
      await producer.close();
      await listener.stop();
      await server.stop();
    },
  };
});
