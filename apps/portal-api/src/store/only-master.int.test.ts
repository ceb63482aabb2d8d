import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { eventually } from '../testing/eventually.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { connectRedis } from './connect-redis.js';

describe('a client of a server that becomes a replica', () => {
  let server: RedisServer;
  let redis: Redis;
  const troubles: (string | undefined)[] = [];

  beforeEach(async () => {
    server = await startRedisServer();
    redis = connectRedis(server.url, (error) => troubles.push((error as NodeJS.ErrnoException).code));
    await once(redis, 'ready');
  });
  afterEach(async () => {
    redis.disconnect();
    await server.stop();
  });

  it('leaves it once, however many commands are refused at the same time, and comes back to a master', async () => {
    await redis.call('REPLICAOF', '127.0.0.1', '1');
    const { stream } = redis;
    const closed = once(redis, 'close');
    const writes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => redis.call('SET', `key ${index}`, '1')),
    );
    const refused = writes.filter(
      (write) => write.status === 'rejected' && /READONLY/.test(String(write.reason)),
    );
    expect(refused).toHaveLength(writes.length);
    // Node warns of more than ten.
    expect(stream.listenerCount('close')).toBeLessThan(10);
    await closed;
    expect(troubles).toContain('READONLY');

    const operator = new Redis(server.url);
    await operator.call('REPLICAOF', 'NO', 'ONE');
    operator.disconnect();
    await eventually(async () => expect(await redis.set('key', '2')).toBe('OK'));
  });
});
