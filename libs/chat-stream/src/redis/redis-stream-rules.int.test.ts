import { createHub } from '../hub.js';
import { createRedisRelay } from '../redis.js';
import { RedisServer } from '../testing/redis-server.fixture.js';
import { describeStreamRules, type World } from '../testing/stream-rules.fixture.js';
import { StreamServer } from '../testing/stream-server.fixture.js';

async function twoInstances(options: { secret?: string }): Promise<World> {
  const server = await RedisServer.start();
  const hub = () => createHub({ relay: createRedisRelay({ redis: server.client(), ...options }) });
  const producer = hub();
  const listener = await StreamServer.start(hub());
  return {
    producer,
    listener,
    close: async () => {
      await producer.close();
      await listener.stop();
      await server.stop();
    },
  };
}

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

describeStreamRules('the stream over ws, shared through Redis, from another instance', () =>
  twoInstances({}),
);

describeStreamRules('the stream over ws, shared through Redis under a secret, from another instance', () =>
  twoInstances({ secret: 'known to all instances' }),
);
