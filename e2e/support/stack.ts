import { findFreePort } from './free-port.js';
import { startRedis } from './redis.js';
import { Server } from './server.js';
import { bundleOf } from './workspace.js';

/** What a test may set of both apps. */
export interface StackSettings {
  readonly portal?: Readonly<Record<string, string>>;
  readonly core?: Readonly<Record<string, string>>;
}

/** The whole product, running: Redis, core-mock and the portal, each a process of its own. */
export interface Stack {
  readonly portalUrl: string;
  readonly opsUrl: string;
  readonly coreUrl: string;
  /** Ends the core like a crash. */
  killCore(): Promise<void>;
  /** Starts the core again at the same address. */
  startCore(): Promise<void>;
  stop(): Promise<void>;
}

const host = 'http://127.0.0.1';

export async function startStack(name: string, settings: StackSettings = {}): Promise<Stack> {
  const [portalPort, opsPort, corePort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const redis = await startRedis();
  const coreUrl = `${host}:${corePort}`;
  const opsUrl = `${host}:${opsPort}`;
  const base = { PATH: process.env['PATH'], NODE_ENV: 'test', REDIS_URL: redis.url };
  const coreEnv = {
    ...base,
    CORE_MOCK_PORT: String(corePort),
    CORE_MOCK_FIRST_TOKEN_MS: '50',
    ...settings.core,
  };
  const startCore = () =>
    Server.start(`${name}-core`, bundleOf('core-mock'), coreEnv, `${coreUrl}/v1/health`);
  let core: Server | undefined = await startCore();
  const portal = await Server.start(
    `${name}-portal`,
    bundleOf('portal-api'),
    {
      ...base,
      PORTAL_PORT: String(portalPort),
      PORTAL_OPS_PORT: String(opsPort),
      CORE_URL: coreUrl,
      ...settings.portal,
    },
    `${opsUrl}/readyz`,
  );
  return {
    portalUrl: `${host}:${portalPort}`,
    opsUrl,
    coreUrl,
    killCore: async () => {
      await core?.kill();
      core = undefined;
    },
    startCore: async () => {
      core = await startCore();
    },
    stop: async () => {
      await portal.stop();
      await core?.stop();
      await redis.stop();
    },
  };
}
