import { spawnSync } from 'node:child_process';
import { ServerProcess } from '../start/server-process.js';
import { waitUntilReady } from '../start/wait-until-ready.js';
import { nodeArguments } from '../workspace.js';
import { findFreePorts } from './free-ports.js';
import { LoadGenerator } from './load-generator.js';
import { startRedis } from './redis.js';

const readyMs = 20_000;
const host = 'http://127.0.0.1';

/** A server that a scenario measures. */
export interface Measured {
  readonly url: string;
  readonly pid: number;
}

/** What all scenarios share, each a process of its own: core-mock without rhythm, Redis, the portal, the load. */
export interface Lab {
  readonly coreUrl: string;
  /** Undefined when there is no redis-server on the PATH; the portal then has its embedded store. */
  readonly redisUrl: string | undefined;
  readonly portal: Measured;
  readonly load: LoadGenerator;
  /**
   * Starts what the portal is compared with. It finds PORT, CORE_URL and REDIS_URL in its environment and answers
   * `GET /` when it is ready.
   */
  startLeast(name: string, script: string): Promise<Measured>;
  stop(): Promise<void>;
}

/** Limits that no bench reaches: it measures the path of a request, and one user asks more than a class. */
const noLimits = {
  PORTAL_REQUESTS_PER_MINUTE: '10000000',
  PORTAL_ADDRESS_REQUESTS_PER_MINUTE: '10000000',
  PORTAL_QUESTIONS_PER_MINUTE: '10000000',
  PORTAL_LOGINS_PER_ID: '10000000',
};

export async function openLab(): Promise<Lab> {
  for (const app of ['core-mock', 'portal-api']) buildApp(app);
  const [portalPort, opsPort, corePort, redisPort] = await findFreePorts(4);
  const coreUrl = `${host}:${corePort}`;
  const redis = await startRedis(redisPort!);
  const shared = { PATH: process.env['PATH'], CORE_URL: coreUrl, REDIS_URL: redis?.url };
  const production = {
    NODE_ENV: 'production',
    PORTAL_SECRET: 'only-the-bench-uses-this-secret-0123456789',
  };

  const servers: ServerProcess[] = [];
  const load = new LoadGenerator();
  const stop = async () => {
    load.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await redis?.stop();
  };
  const start = async (
    name: string,
    script: string,
    env: NodeJS.ProcessEnv,
    urls: { own: string; ready: string },
  ) => {
    const server = new ServerProcess(name, script, env, (line) => console.error(`${name}: ${line}`));
    servers.push(server);
    if (await waitUntilReady(urls.ready, readyMs, AbortSignal.timeout(readyMs)))
      return { url: urls.own, pid: server.pid };
    server.release();
    await stop();
    throw new Error(`${name} is not ready at ${urls.ready}`);
  };

  // The mock works no queue here: what it does beside its answers would be measured too.
  const coreEnv = {
    ...shared,
    REDIS_URL: undefined,
    CORE_MOCK_PORT: String(corePort),
    CORE_MOCK_TOKEN_MS: '0',
    CORE_MOCK_FIRST_TOKEN_MS: '0',
  };
  const portalEnv = {
    ...shared,
    ...noLimits,
    ...(redis === undefined ? {} : production),
    PORTAL_PORT: String(portalPort),
    PORTAL_OPS_PORT: String(opsPort),
    PORTAL_LOG_LEVEL: 'warn',
  };
  await start('core-mock', 'apps/core-mock/dist/main.js', coreEnv, {
    own: coreUrl,
    ready: `${coreUrl}/v1/health`,
  });
  const portal = await start('portal-api', 'apps/portal-api/dist/main.js', portalEnv, {
    own: `${host}:${portalPort}`,
    ready: `${host}:${opsPort}/readyz`,
  });
  return {
    coreUrl,
    redisUrl: redis?.url,
    portal,
    load,
    async startLeast(name, script) {
      const [port] = await findFreePorts(1);
      const url = `${host}:${port}`;
      return start(
        name,
        script,
        { ...shared, NODE_ENV: 'production', PORT: String(port) },
        { own: url, ready: `${url}/` },
      );
    },
    stop,
  };
}

function buildApp(app: string): void {
  const { status } = spawnSync(process.execPath, [...nodeArguments('tools/src/build-app.ts'), app], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${app} could not be built.`);
}
