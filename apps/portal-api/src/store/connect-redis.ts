import { Redis } from 'ioredis';

/** No command waits longer; a request that needs Redis fails within this bound. */
const commandTimeoutMs = 600;

/**
 * A client that never makes a caller wait: commands fail at once while Redis is away and after 600 ms when it hangs, and
 * the connection comes back by itself within 2 s.
 */
export function connectRedis(url: string, onTrouble: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    commandTimeout: commandTimeoutMs,
    connectTimeout: 2_000,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  });
  redis.on('error', onTrouble);
  return redis;
}
