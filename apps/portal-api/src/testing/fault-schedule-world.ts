import type { KeyObject } from 'node:crypto';
import { createCoreFake, type CoreFake } from '@portal/core-fake';
import { readConfig } from '../config.js';
import { deriveKeys } from '../keys.js';
import { eventually } from './eventually.js';
import { faultSettings, type FaultInstance, type StartFaultInstance } from './fault-schedule-instance.js';
import type { Moment, Place, Shock } from './fault-schedule.js';
import { startRedisServer } from './redis-server.js';
import { watchStandstills } from './standstills.js';
import { TestUser } from './test-user.js';

/** The product that schedules of faults are played on: two instances, one Redis, one core that keeps what it stores. */
export interface FaultWorld extends AsyncDisposable {
  readonly core: CoreFake;
  readonly redisUrl: string;
  /** What the cache is sealed with. */
  readonly vaultKey: KeyObject;
  /** One browser, led to either instance. */
  browser(): readonly [TestUser, TestUser];
  /** Plays a shock, after those that wait already. */
  strike(shock: Shock): Promise<void>;
  /** Kills an instance at once, and starts it again; nothing happens while another shock lasts. */
  kill(which: Place, moment: Moment): Promise<void>;
  /** The moments at which instances were killed. */
  readonly kills: readonly Moment[];
  hasKilledSince(at: number): boolean;
  /** Whether an instance is ending now, or was a moment ago, or at any time since then. */
  isRestarting(since?: number): boolean;
  /** For how long the core has been down, in all. */
  coreDownMs(): number;
  /** For how long since then this process, and with it the core, stood still. */
  stoodStillMs(since: number): number;
  /** Waits until no instance is ending or starting. */
  calm(): Promise<void>;
  /** Ends all faults and waits until nothing is on its way any more. */
  settle(): Promise<void>;
  /** What was logged as an error by any instance. */
  errors(): string[];
}

/** Requests that an ending instance had taken may fail for so long after its end. */
const aftermathMs = 1_000;
/** An exchange that lets others go first does so for half a minute. */
const settleMs = 45_000;

export async function openFaultWorld(startInstance: StartFaultInstance): Promise<FaultWorld> {
  const redis = await startRedisServer();
  const standstills = watchStandstills();
  const core = createCoreFake({ tokenMs: 1, firstTokenMs: 5, recordedRequests: 200_000 });
  const coreUrl = await core.listen();
  const start = (port: string) =>
    startInstance({ ...faultSettings, REDIS_URL: redis.url, CORE_URL: coreUrl, PORTAL_PORT: port }, core);
  const instances: [FaultInstance, FaultInstance] = [await start('0'), await start('0')];
  const ports = instances.map(({ url }) => new URL(url).port);
  const ended: FaultInstance[] = [];
  const kills: Moment[] = [];
  let last = Promise.resolve();
  let waiting = 0;
  let restarts = 0;
  let calmSince = 0;
  let killedAt = 0;
  let coreDownMs = 0;
  let coreLeftAt: number | null = null;

  const restartPortal = async (which: Place, end: (instance: FaultInstance) => Promise<void>) => {
    restarts += 1;
    ended.push(instances[which]);
    await end(instances[which]);
    instances[which] = await start(ports[which] as string);
    restarts -= 1;
    calmSince = Date.now();
  };
  const restartCore = async (downMs: number) => {
    coreLeftAt = Date.now();
    await core.close();
    await soon(downMs);
    await core.listen(Number(new URL(coreUrl).port));
    coreDownMs += Date.now() - coreLeftAt;
    coreLeftAt = null;
  };
  const next = (shock: () => Promise<void>) => {
    waiting += 1;
    last = last.then(shock).finally(() => (waiting -= 1));
    return last;
  };

  return {
    core,
    redisUrl: redis.url,
    vaultKey: deriveKeys(readConfig({ ...faultSettings, NODE_ENV: 'test' }).secret).vault,
    browser: () => [new TestUser(instances[0].url), new TestUser(instances[1].url)],
    strike: (shock) =>
      next(() =>
        shock.kind === 'core'
          ? restartCore(shock.downMs)
          : restartPortal(shock.which, (instance) => instance.end(shock.graceMs)),
      ),
    async kill(which, moment) {
      if (waiting > 0) return;
      kills.push(moment);
      killedAt = Date.now();
      await next(() => restartPortal(which, (instance) => instance.kill()));
    },
    kills,
    hasKilledSince: (at) => killedAt >= at,
    isRestarting: (since = Date.now()) => restarts > 0 || since - calmSince < aftermathMs,
    coreDownMs: () => coreDownMs + (coreLeftAt === null ? 0 : Date.now() - coreLeftAt),
    stoodStillMs: (since) => standstills.msSince(since),
    calm: () => last,
    async settle() {
      await last;
      core.faults.clear();
      await eventually(async () => {
        const left = [core.activeStreams(), ...(await Promise.all(instances.map((one) => one.waiting())))];
        if (left.some((count) => count > 0)) throw new Error(`not settled: ${JSON.stringify(left)}`);
      }, settleMs);
    },
    errors: () => [...ended, ...instances].flatMap((instance) => instance.log().split('\n').filter(Boolean)),
    async [Symbol.asyncDispose]() {
      await last;
      standstills[Symbol.dispose]();
      for (const instance of instances) await instance.end(0);
      await core.close();
      await redis.stop();
    },
  };
}

const soon = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
