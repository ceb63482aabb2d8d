export { createRedisRelay, type RedisRelayOptions } from './redis/redis-relay.js';
export type { RedisClient } from './redis/run-script.js';
