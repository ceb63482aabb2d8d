import { once } from 'node:events';
import { createHub, type Hub } from '../hub.js';
import { SharedMemory } from '../memory-relay.js';
import { createRedisRelay, type RedisClient } from '../redis.js';
import { SocketIoServer } from './socket-io-server.fixture.js';
import { StreamServer } from './stream-server.fixture.js';

/** Where answers are produced and where sockets are opened; the same place, or two instances. */
export interface World {
  readonly producer: Hub;
  readonly listener: Pick<StreamServer, 'hub' | 'listen' | 'stop'>;
  close(): Promise<void>;
}

/** What hubs share. */
export interface Store {
  hub(): Hub | Promise<Hub>;
  close(): Promise<void>;
}

/** The ways in which a client can listen to a hub. */
export const transports = {
  ws: (hub: Hub) => StreamServer.start(hub),
  'Socket.IO': (hub: Hub) => SocketIoServer.start(hub),
  'Socket.IO (polling)': (hub: Hub) => SocketIoServer.start(hub, 'polling'),
} as const;

export type Transport = keyof typeof transports;

export const memory = (): Store => ({ hub: () => createHub(), close: async () => undefined });

export function sharedMemory(): Store {
  const shared = new SharedMemory();
  return { hub: () => createHub({ relay: shared.relay() }), close: async () => undefined };
}

/** Servers of Redis to which clients can be had, as one store. Whoever started them stops them. */
export function storeOf(servers: { client(): RedisClient }): Store {
  return {
    hub: async () => {
      const redis = servers.client();
      if (redis.status !== 'ready') await once(redis, 'ready');
      return createHub({ relay: createRedisRelay({ redis }) });
    },
    close: async () => undefined,
  };
}

/** The producer and the sockets are on the same instance. */
export async function onOneInstance(store: Store, transport: Transport): Promise<World> {
  const listener = await transports[transport](await store.hub());
  return worldOf(store, listener.hub, listener);
}

/** The producer is on one instance, the sockets are on another. */
export async function fromAnother(store: Store, transport: Transport): Promise<World> {
  const producer = await store.hub();
  return worldOf(store, producer, await transports[transport](await store.hub()));
}

function worldOf(store: Store, producer: Hub, listener: World['listener']): World {
  return {
    producer,
    listener,
    close: async () => {
      await producer.close();
      await listener.stop();
      await store.close();
    },
  };
}
