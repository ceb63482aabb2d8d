import { Cluster, type Redis } from 'ioredis';
import type { RedisClient } from './run-script.js';

/**
 * Publishes what one instance says, in the order in which it says it. A cluster takes a message at any node and carries it to
 * the others, so that of two messages given to two nodes the second may arrive first: all go to one node, until that fails.
 */
export class Speaker {
  #node: Redis | undefined;

  constructor(private readonly redis: RedisClient) {}

  async publish(channel: string, message: string): Promise<void> {
    const at = this.redis instanceof Cluster ? this.#nodeOf(this.redis) : this.redis;
    try {
      await at.publish(channel, message);
    } catch (error) {
      if (at === this.#node) this.#node = undefined;
      throw error;
    }
  }

  /** Any node, so that the instances together burden all alike. The client's own choice while it has no connection yet. */
  #nodeOf(cluster: Cluster): RedisClient {
    const nodes = cluster.nodes('master');
    if (this.#node?.status === 'ready' && nodes.includes(this.#node)) return this.#node;
    const ready = nodes.filter(({ status }) => status === 'ready');
    this.#node = ready[Math.floor(Math.random() * ready.length)];
    return this.#node ?? cluster;
  }
}
