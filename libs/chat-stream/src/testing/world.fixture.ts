import { createHub } from '../hub.js';
import type { HubOptions } from '../hub-options.js';
import { createRedisRelay } from '../redis.js';
import { RedisServer } from './redis-server.fixture.js';
import { StreamServer } from './stream-server.fixture.js';

/** Several instances around one Redis. */
export class RedisWorld {
  readonly #instances: StreamServer[] = [];

  private constructor(readonly redis: RedisServer) {}

  static async open(): Promise<RedisWorld> {
    return new RedisWorld(await RedisServer.start());
  }

  async instance(options: HubOptions = {}): Promise<StreamServer> {
    const relay = createRedisRelay({ redis: this.redis.client({ enableOfflineQueue: false }) });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const server = await StreamServer.start(createHub({ relay, ...options }));
    this.#instances.push(server);
    return server;
  }

  async close(): Promise<void> {
    for (const instance of this.#instances) await instance.stop();
    await this.redis.stop();
  }
}
