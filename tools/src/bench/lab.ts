import { spawnSync } from 'node:child_process';
import { nodeArguments } from '../workspace.js';
import { bundleScript } from './bundle.js';
import type { Effort } from './effort.js';
import { findFreePorts } from './free-ports.js';
import { LoadGenerator } from './load-generator.js';
import { startRedis } from './redis.js';
import { Servers, type Measured, type Server } from './servers.js';

const host = 'http://127.0.0.1';

/** The portal, and where its figures for operators are. */
export interface MeasuredPortal extends Measured {
  readonly opsUrl: string;
}

/** What scenarios share, each a process of its own; what none asks for is not started. */
export interface Lab {
  readonly effort: Effort;
  /** Undefined when there is no redis-server on the PATH; the portal then has its embedded store. */
  readonly redisUrl: string | undefined;
  readonly load: LoadGenerator;
  /** core-mock without rhythm. */
  core(): Promise<Measured>;
  portal(): Promise<MeasuredPortal>;
  /**
   * Starts a server of a scenario's own. It finds PORT and what else is given in its environment, and answers `GET /`
   * when it is ready.
   */
  startServer(name: string, script: string, env?: NodeJS.ProcessEnv): Promise<Server>;
  /** Says what is going on. */
  tell(line: string): void;
  stop(): Promise<void>;
}

/** Limits that no bench reaches: it measures the path of a request, and one user asks more than a class. */
const noLimits = {
  PORTAL_REQUESTS_PER_MINUTE: '10000000',
  PORTAL_ADDRESS_REQUESTS_PER_MINUTE: '10000000',
  PORTAL_QUESTIONS_PER_MINUTE: '10000000',
  PORTAL_LOGINS_PER_ID: '10000000',
};

export async function openLab(effort: Effort, profileTo?: string): Promise<Lab> {
  const [redisPort] = await findFreePorts(1);
  const redis = await startRedis(redisPort!);
  const load = new LoadGenerator();
  const servers = new Servers(profileTo);

  const startCore = async () => {
    buildApp('core-mock');
    const [port] = await findFreePorts(1);
    const url = `${host}:${port}`;
    // The mock works no queue here: what it does beside its answers would be measured too.
    const env = { CORE_MOCK_PORT: String(port), CORE_MOCK_TOKEN_MS: '0', CORE_MOCK_FIRST_TOKEN_MS: '0' };
    const script = 'apps/core-mock/dist/main.js';
    return servers.start({ name: 'core-mock', script, env, url, readyUrl: `${url}/v1/health` });
  };
  const startPortal = async () => {
    buildApp('portal-api');
    const core = await lab.core();
    const [port, opsPort] = await findFreePorts(2);
    const opsUrl = `${host}:${opsPort}`;
    const production = {
      NODE_ENV: 'production',
      REDIS_URL: redis?.url,
      PORTAL_SECRET: 'only-the-bench-uses-this-secret-0123456789',
    };
    const env = {
      ...noLimits,
      ...(redis === undefined ? {} : production),
      CORE_URL: core.url,
      PORTAL_PORT: String(port),
      PORTAL_OPS_PORT: String(opsPort),
      PORTAL_LOG_LEVEL: 'warn',
    };
    const script = 'apps/portal-api/dist/main.js';
    const order = { name: 'portal-api', script, env, url: `${host}:${port}`, readyUrl: `${opsUrl}/readyz` };
    return { ...(await servers.start(order)), opsUrl };
  };

  const lab: Lab = {
    effort,
    redisUrl: redis?.url,
    load,
    core: once(startCore),
    portal: once(startPortal),
    async startServer(name, script, env = {}) {
      const [port] = await findFreePorts(1);
      const url = `${host}:${port}`;
      return servers.start({
        name,
        script: await bundleScript(script),
        env: { NODE_ENV: 'production', ...env, PORT: String(port) },
        url,
        readyUrl: `${url}/`,
      });
    },
    tell: (line) => console.error(line),
    async stop() {
      load.stop();
      await servers.stop();
      await redis?.stop();
    },
  };
  return lab;
}

function once<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => (started ??= start());
}

function buildApp(app: string): void {
  const { status } = spawnSync(process.execPath, [...nodeArguments('tools/src/build-app.ts'), app], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${app} could not be built.`);
}
