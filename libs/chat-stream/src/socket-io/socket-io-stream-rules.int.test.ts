import { createHub, type Hub } from '../hub.js';
import { SharedMemory } from '../memory-relay.js';
import { createRedisRelay } from '../redis.js';
import { RedisServer } from '../testing/redis-server.fixture.js';
import { describeStreamRaces } from '../testing/stream-races.fixture.js';
import { describeStreamRules, type World } from '../testing/stream-rules.fixture.js';
import { SocketIoServer, type Transport } from './socket-io-server.fixture.js';

const onOneInstance = async (hub: Hub, transport: Transport, end?: () => Promise<void>): Promise<World> => {
  const listener = await SocketIoServer.start(hub, transport);
  return {
    producer: hub,
    listener,
    close: async () => {
      await listener.stop();
      await end?.();
    },
  };
};

const fromAnother = async (producer: Hub, hub: Hub, end?: () => Promise<void>) => {
  const world = await onOneInstance(hub, 'websocket', end);
  const close = async () => {
    await producer.close();
    await world.close();
  };
  return { ...world, producer, close };
};

const hubOver = (redis: RedisServer) => createHub({ relay: createRedisRelay({ redis: redis.client() }) });

for (const transport of ['websocket', 'polling'] as const) {
  const name = `over Socket.IO (${transport})`;

  describeStreamRules(`the stream ${name}, kept in memory, on one instance`, () =>
    onOneInstance(createHub(), transport),
  );

  describeStreamRules(`the stream ${name}, shared through Redis, on the same instance`, async () => {
    const redis = await RedisServer.start();
    return onOneInstance(hubOver(redis), transport, () => redis.stop());
  });
}

describeStreamRules('the stream over Socket.IO, shared in memory, from another instance', () => {
  const memory = new SharedMemory();
  const hub = () => createHub({ relay: memory.relay() });
  return fromAnother(hub(), hub());
});

describeStreamRules('the stream over Socket.IO, shared through Redis, from another instance', async () => {
  const redis = await RedisServer.start();
  return fromAnother(hubOver(redis), hubOver(redis), () => redis.stop());
});

describeStreamRaces('races over Socket.IO, on one instance', () => onOneInstance(createHub(), 'websocket'));
