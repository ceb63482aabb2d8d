import { startRedisServer, type RedisServer } from './redis-server.js';
import { startTestPortal, type TestPortal } from './test-portal.js';

/** Two instances of the portal over one Redis and one core, behind a proxy on this machine that they trust. */
export interface TwoPortals extends AsyncDisposable {
  readonly one: TestPortal;
  readonly other: TestPortal;
  readonly redis: RedisServer;
}

export async function startTwoPortals(settings: Record<string, string> = {}): Promise<TwoPortals> {
  const redis = await startRedisServer();
  const shared = { REDIS_URL: redis.url, PORTAL_TRUSTED_PROXIES: '127.0.0.1', ...settings };
  const one = await startTestPortal(shared);
  const other = await startTestPortal({ ...shared, CORE_URL: one.core.url });
  return {
    one,
    other,
    redis,
    async [Symbol.asyncDispose]() {
      await other[Symbol.asyncDispose]();
      await one[Symbol.asyncDispose]();
      await redis.stop();
    },
  };
}
