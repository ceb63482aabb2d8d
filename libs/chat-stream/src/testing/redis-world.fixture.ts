import { createHub, type Hub } from '../hub.js';
import type { HubOptions } from '../hub-options.js';
import { createRedisRelay, type RedisRelayOptions } from '../redis.js';
import { RedisServer } from './redis-server.fixture.js';
import { SocketIoServer } from './socket-io-server.fixture.js';
import { StreamServer } from './stream-server.fixture.js';
import { soon } from './wait.fixture.js';

/** Several instances around one Redis. */
export class RedisWorld {
  readonly #instances: { stop(): Promise<void> }[] = [];

  private constructor(
    readonly redis: RedisServer,
    private readonly relayOptions: Pick<RedisRelayOptions, 'secret'>,
  ) {}

  static async open(relayOptions: Pick<RedisRelayOptions, 'secret'> = {}): Promise<RedisWorld> {
    return new RedisWorld(await RedisServer.start(), relayOptions);
  }

  /** A hub whose commands fail at once while Redis is away, as the service's do. */
  async hub(options: HubOptions = {}): Promise<Hub> {
    const redis = this.redis.client({ enableOfflineQueue: false });
    await soon(50);
    return createHub({ relay: createRedisRelay({ redis, ...this.relayOptions }), ...options });
  }

  async instance(options: HubOptions = {}): Promise<StreamServer> {
    const server = await StreamServer.start(await this.hub(options));
    this.#instances.push(server);
    return server;
  }

  /** One more way to an instance: Socket.IO. */
  async socketIo({ hub }: StreamServer): Promise<SocketIoServer> {
    const server = await SocketIoServer.start(hub);
    this.#instances.unshift(server);
    return server;
  }

  /** Every connection to Redis breaks; each client finds its way back. */
  async breakConnections(): Promise<void> {
    const admin = this.redis.client();
    for (const type of ['pubsub', 'normal'])
      await admin.call('CLIENT', 'KILL', 'TYPE', type, 'SKIPME', 'yes');
    admin.disconnect();
  }

  async close(): Promise<void> {
    for (const instance of this.#instances) await instance.stop();
    await this.redis.stop();
  }
}
