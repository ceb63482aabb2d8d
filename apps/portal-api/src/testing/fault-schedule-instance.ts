import type { CoreFake } from '@portal/core-fake';
import { Queue, type JobType } from 'bullmq';
import { Redis } from 'ioredis';
import { startPortalProcess } from './portal-process.js';
import { startTestPortal } from './test-portal.js';

/** An instance that schedules of faults are played on. */
export interface FaultInstance {
  readonly url: string;
  /** Ends it as an operator does. */
  end(graceMs: number): Promise<void>;
  /** No last words. */
  kill(): Promise<void>;
  /** How many exchanges the core still has to get. */
  waiting(): Promise<number>;
  /** What it has logged. */
  log(): string;
}

export type StartFaultInstance = (settings: Record<string, string>, core: CoreFake) => Promise<FaultInstance>;

export const maxAttempts = 2;

export const faultSettings = {
  PORTAL_LOG_LEVEL: 'error',
  PORTAL_CHAT_ATTEMPTS: String(maxAttempts),
  PORTAL_CHAT_FIRST_TOKEN_MS: '500',
  PORTAL_CHAT_START_MS: '2000',
  PORTAL_CHAT_IDLE_MS: '400',
  PORTAL_CHAT_TOTAL_MS: '1500',
  PORTAL_DATA_TIMEOUT_MS: '500',
  PORTAL_CACHE_FRESH_MS: '3000',
  PORTAL_OUTBOX_PATIENCE_MS: '1000',
  PORTAL_QUESTIONS_PER_MINUTE: '100000',
  PORTAL_REQUESTS_PER_MINUTE: '100000',
  PORTAL_ADDRESS_REQUESTS_PER_MINUTE: '10000000',
  PORTAL_LOGIN_FAILURES: '100000',
  PORTAL_LOGINS_PER_ID: '100000',
};

/** In this process: cheap, and cannot be killed. */
export const startInProcess: StartFaultInstance = async (settings, core) => {
  const { portal, url, log } = await startTestPortal(settings, { core });
  return {
    url,
    end: (graceMs) => portal.close(graceMs),
    kill: () => Promise.reject(new Error('this instance shares its process with the test')),
    waiting: async () =>
      (await portal.context.outbox.size()) +
      (await countWaiting(settings['REDIS_URL'] as string, ['delayed'])),
    log,
  };
};

/** A process of its own. */
export const startAsProcess: StartFaultInstance = async (settings) => {
  const portal = await startPortalProcess({
    NODE_ENV: 'test',
    PORTAL_HEALTH_POLL_MS: '100',
    PORTAL_AUDIT_FILE: '/dev/null',
    ...settings,
  });
  return {
    url: portal.url,
    end: async () => void (await portal.end()),
    kill: () => portal.kill(),
    waiting: () => countWaiting(settings['REDIS_URL'] as string, ['wait', 'active', 'delayed']),
    log: portal.log,
  };
};

/** In the outbox that all instances share; those that are expected or let others go first are delayed. */
async function countWaiting(redisUrl: string, types: JobType[]): Promise<number> {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue('exchange', { prefix: 'outbox', connection });
  try {
    return await queue.getJobCountByTypes(...types);
  } finally {
    await queue.close();
    connection.disconnect();
  }
}
