import { createCoreFake, type CoreFake } from '@portal/core-fake';
import { eventually } from './eventually.js';
import type { Place, Shock } from './fault-schedule.js';
import { startRedisServer } from './redis-server.js';
import { startTestPortal, type TestPortal } from './test-portal.js';
import { TestUser } from './test-user.js';

/** The product that schedules of faults are played on: two instances, one Redis, one core that keeps what it stores. */
export interface FaultWorld extends AsyncDisposable {
  readonly core: CoreFake;
  readonly redisUrl: string;
  /** The instances that run now. */
  readonly instances: readonly [TestPortal, TestPortal];
  /** One browser, led to either instance. */
  browser(): readonly [TestUser, TestUser];
  /** Plays a shock, after those that wait already. */
  strike(shock: Shock): Promise<void>;
  /** Whether an instance is ending now, or was a moment ago. */
  isRestarting(): boolean;
  /** Ends all faults and waits until nothing is on its way any more. */
  settle(): Promise<void>;
  /** What was logged as an error by any instance. */
  errors(): string[];
}

export const maxAttempts = 2;

const settings = {
  PORTAL_LOG_LEVEL: 'error',
  PORTAL_CHAT_ATTEMPTS: String(maxAttempts),
  PORTAL_CHAT_FIRST_TOKEN_MS: '500',
  PORTAL_CHAT_START_MS: '2000',
  PORTAL_CHAT_IDLE_MS: '400',
  PORTAL_CHAT_TOTAL_MS: '1500',
  PORTAL_DATA_TIMEOUT_MS: '500',
  PORTAL_CACHE_FRESH_MS: '3000',
  PORTAL_QUESTIONS_PER_MINUTE: '100000',
  PORTAL_REQUESTS_PER_MINUTE: '100000',
  PORTAL_ADDRESS_REQUESTS_PER_MINUTE: '10000000',
  PORTAL_LOGIN_FAILURES: '100000',
  PORTAL_LOGINS_PER_ID: '100000',
};
/** Requests that an ending instance had taken may fail for so long after its end. */
const aftermathMs = 1_000;
const settleMs = 30_000;

export async function openFaultWorld(): Promise<FaultWorld> {
  const redis = await startRedisServer();
  const core = createCoreFake({ tokenMs: 1, firstTokenMs: 5, recordedRequests: 200_000 });
  const coreUrl = await core.listen();
  const start = (port: string) =>
    startTestPortal({ ...settings, REDIS_URL: redis.url, CORE_URL: coreUrl, PORTAL_PORT: port }, { core });
  const instances: [TestPortal, TestPortal] = [await start('0'), await start('0')];
  const ports = instances.map(({ portal }) => String(portal.port));
  const ended: TestPortal[] = [];
  let last = Promise.resolve();
  let restarts = 0;
  let calmSince = 0;

  const restartPortal = async (which: Place, graceMs: number) => {
    restarts += 1;
    ended.push(instances[which]);
    await instances[which].portal.close(graceMs);
    instances[which] = await start(ports[which] as string);
    restarts -= 1;
    calmSince = Date.now();
  };
  const restartCore = async (downMs: number) => {
    await core.close();
    await new Promise((resolve) => setTimeout(resolve, downMs));
    await core.listen(Number(new URL(coreUrl).port));
  };

  return {
    core,
    redisUrl: redis.url,
    instances,
    browser: () => [new TestUser(instances[0].url), new TestUser(instances[1].url)],
    strike(shock) {
      last = last.then(() =>
        shock.kind === 'core' ? restartCore(shock.downMs) : restartPortal(shock.which, shock.graceMs),
      );
      return last;
    },
    isRestarting: () => restarts > 0 || Date.now() - calmSince < aftermathMs,
    async settle() {
      await last;
      core.faults.clear();
      await eventually(async () => {
        const waiting = await Promise.all(instances.map(({ portal }) => portal.context.outbox.size()));
        const left = { streams: core.activeStreams(), waiting };
        if (left.streams > 0 || waiting.some((count) => count > 0))
          throw new Error(`not settled: ${JSON.stringify(left)}`);
      }, settleMs);
    },
    errors: () => [...ended, ...instances].flatMap((instance) => instance.log().split('\n').filter(Boolean)),
    async [Symbol.asyncDispose]() {
      await last;
      for (const { portal } of instances) await portal.close(0);
      await core.close();
      await redis.stop();
    },
  };
}
