import { Cluster } from 'ioredis';
import type { RedisClient } from './run-script.js';

/** Rejects when the reply is late; what the command did is then not known. */
export type InTime = <T>(reply: Promise<T>) => Promise<T>;

/**
 * The client's `commandTimeout`, counted from the moment at which a command is given. The client itself counts from when it
 * sends: a command that waits behind those of an earlier turn, which travel together, would wait for their time and its own.
 */
export function inTimeOf(redis: RedisClient): InTime {
  const options = redis instanceof Cluster ? redis.options.redisOptions : redis.options;
  const ms = options?.commandTimeout;
  return ms === undefined ? (reply) => reply : (reply) => within(ms, reply);
}

/** Rejects when there is no reply in time. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The store could not be reached in time')), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
