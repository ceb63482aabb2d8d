import { Cluster } from 'ioredis';
import type { RelayMessage } from '../relay.js';
import type { RedisClient } from './run-script.js';

type Receive = (from: string, messages: readonly RelayMessage[]) => void;

/** Receives the messages for one instance over a connection of its own. */
export class Inbox {
  readonly #subscriber: RedisClient;

  constructor(redis: RedisClient, subscriber: RedisClient | undefined) {
    this.#subscriber = subscriber ?? duplicate(redis);
  }

  /** @param missed is called when the connection is back after a loss. */
  async open(channels: readonly string[], self: string, receive: Receive, missed: () => void): Promise<void> {
    this.#subscriber.on('message', (_channel: string, raw: string) => {
      const { from, messages } = JSON.parse(raw) as { from: string; messages: readonly RelayMessage[] };
      if (from !== self) receive(from, messages);
    });
    // The client subscribes again by itself, but what was published in between is lost.
    this.#subscriber.on('error', () => undefined);
    await this.#subscriber.subscribe(...channels);
    this.#subscriber.on('ready', () => {
      void this.#subscriber.subscribe(...channels).then(missed, () => undefined);
    });
  }

  close(): void {
    this.#subscriber.removeAllListeners('message');
    this.#subscriber.removeAllListeners('ready');
    this.#subscriber.disconnect();
  }
}

/** A waiting subscription is fine where a waiting command is not, so the offline queue is on. */
function duplicate(redis: RedisClient): RedisClient {
  if (redis instanceof Cluster) return redis.duplicate([], { enableOfflineQueue: true });
  return redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
}
