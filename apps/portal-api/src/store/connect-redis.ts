import { Redis } from 'ioredis';
import { onlyMaster } from './only-master.js';
import type { RedisInfo } from './redis-fitness.js';

/**
 * What a new connection first says is answered within this, or it is none. One that had been well is given up long before, by
 * redis-watch.ts; the client's own clock runs on while this process stands still, and would blame Redis for it.
 */
const commandTimeoutMs = 2_000;
/** One that hangs does not answer a farewell either. */
const disconnectTimeoutMs = 100;
export const connectTimeout = 2_000;
/** One that reads its data from disk says how long that will take, and is wrong. It is asked again after this. */
export const maxLoadingRetryTime = 500;

/**
 * A client that never makes a caller wait: commands fail at once while Redis is away and, under the watch, after 600 ms when it
 * hangs, and the connection comes back by itself within 2 s.
 */
export function connectRedis(
  url: string,
  onTrouble: (error: Error) => void,
  onServer?: (info: RedisInfo) => void,
): Redis {
  const redis = new Redis(url, {
    ...onlyMaster(onTrouble, onServer),
    commandTimeout: commandTimeoutMs,
    connectTimeout,
    maxLoadingRetryTime,
    disconnectTimeout: disconnectTimeoutMs,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(100 * attempt, 1_000),
  });
  redis.on('error', onTrouble);
  return redis;
}
