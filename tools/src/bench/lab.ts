import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { ServerProcess } from '../start/server-process.js';
import { waitUntilReady } from '../start/wait-until-ready.js';
import { nodeArguments } from '../workspace.js';
import { LoadGenerator } from './load-generator.js';
import { startRedis } from './redis.js';

const readyMs = 20_000;
const host = 'http://127.0.0.1';

/** All that a scenario measures, each a process of its own: core-mock without rhythm, portal, least relay, load. */
export interface Lab {
  readonly portalUrl: string;
  readonly relayUrl: string;
  readonly coreUrl: string;
  readonly portal: ServerProcess;
  readonly relay: ServerProcess;
  readonly load: LoadGenerator;
  readonly store: 'Redis' | 'embedded store';
  stop(): Promise<void>;
}

/** Limits that no bench reaches: it measures the path of an answer, and one user asks more than a class. */
const noLimits = {
  PORTAL_REQUESTS_PER_MINUTE: '10000000',
  PORTAL_ADDRESS_REQUESTS_PER_MINUTE: '10000000',
  PORTAL_QUESTIONS_PER_MINUTE: '10000000',
};

export async function openLab(): Promise<Lab> {
  for (const app of ['core-mock', 'portal-api']) buildApp(app);
  const [portalPort, opsPort, corePort, relayPort, redisPort] = await findFreePorts(5);
  const coreUrl = `${host}:${corePort}`;
  const redis = await startRedis(redisPort!);
  const base = { PATH: process.env['PATH'], CORE_URL: coreUrl };
  const production = {
    NODE_ENV: 'production',
    PORTAL_SECRET: 'only-the-bench-uses-this-secret-0123456789',
    REDIS_URL: redis?.url,
  };
  const servers = {
    core: start('core-mock', 'apps/core-mock/dist/main.js', {
      ...base,
      CORE_MOCK_PORT: String(corePort),
      CORE_MOCK_TOKEN_MS: '0',
      CORE_MOCK_FIRST_TOKEN_MS: '0',
    }),
    relay: start('least-relay', 'tools/src/bench/least-relay.ts', { ...base, RELAY_PORT: String(relayPort) }),
    portal: start('portal-api', 'apps/portal-api/dist/main.js', {
      ...base,
      ...noLimits,
      ...(redis === undefined ? {} : production),
      PORTAL_PORT: String(portalPort),
      PORTAL_OPS_PORT: String(opsPort),
      PORTAL_LOG_LEVEL: 'warn',
    }),
  };
  const load = new LoadGenerator();
  const stop = async () => {
    load.stop();
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    await redis?.stop();
  };
  const urls = [`${coreUrl}/v1/health`, `${host}:${relayPort}/`, `${host}:${opsPort}/readyz`];
  const ready = await Promise.all(
    urls.map((url) => waitUntilReady(url, readyMs, AbortSignal.timeout(readyMs))),
  );
  if (ready.includes(false)) {
    Object.values(servers).forEach((server) => server.release());
    await stop();
    throw new Error(`Not ready: ${urls.filter((_, index) => !ready[index]).join(', ')}`);
  }
  return {
    portalUrl: `${host}:${portalPort}`,
    relayUrl: `${host}:${relayPort}`,
    coreUrl,
    portal: servers.portal,
    relay: servers.relay,
    load,
    store: redis === undefined ? 'embedded store' : 'Redis',
    stop,
  };
}

function start(name: string, script: string, env: NodeJS.ProcessEnv): ServerProcess {
  return new ServerProcess(name, script, env, (line) => console.error(`${name}: ${line}`));
}

function buildApp(app: string): void {
  const { status } = spawnSync(process.execPath, [...nodeArguments('tools/src/build-app.ts'), app], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${app} could not be built.`);
}

async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
