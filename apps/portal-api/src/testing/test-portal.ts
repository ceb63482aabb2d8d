import { Writable } from 'node:stream';
import { createCoreFake, type CoreFake } from '@portal/core-fake';
import { readConfig } from '../config.js';
import type { Overrides } from '../context.js';
import { createLog } from '../log.js';
import { startPortal, type Portal } from '../portal.js';
import { TestUser } from './test-user.js';

/** The real portal beside the mock's engine, both on free ports of this process. */
export interface TestPortal extends AsyncDisposable {
  readonly portal: Portal;
  readonly core: CoreFake;
  readonly url: string;
  readonly opsUrl: string;
  /** Everything that was logged, as JSON lines. */
  log(): string;
  /** The audit lines, parsed. */
  audit(): Record<string, string>[];
  signIn(technicalId?: string): Promise<TestUser>;
  anonymous(): TestUser;
}

export async function startTestPortal(
  settings: Record<string, string> = {},
  options: { core?: CoreFake; overrides?: Overrides } = {},
): Promise<TestPortal> {
  const core = options.core ?? createCoreFake({ tokenMs: 0, firstTokenMs: 0 });
  const coreUrl = settings['CORE_URL'] ?? (await core.listen());
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const config = readConfig({
    NODE_ENV: 'test',
    PORTAL_PORT: '0',
    PORTAL_OPS_PORT: '0',
    PORTAL_LOG_LEVEL: 'debug',
    PORTAL_HEALTH_POLL_MS: '200',
    CORE_URL: coreUrl,
    ...settings,
  });
  const audit: string[] = [];
  const log = createLog(config.logLevel, destination);
  const auditLines = { write: (line: string) => void audit.push(line) };
  const portal = await startPortal(config, { log, auditLines }, options.overrides);
  const url = `http://127.0.0.1:${portal.port}`;
  await untilStoreAnswers(portal);
  return {
    portal,
    core,
    url,
    opsUrl: `http://127.0.0.1:${portal.opsPort}`,
    log: () => lines.join(''),
    audit: () => audit.map((line) => JSON.parse(line) as Record<string, string>),
    anonymous: () => new TestUser(url),
    async signIn(technicalId = 'stu-1001') {
      const user = new TestUser(url);
      await user.signIn(technicalId);
      return user;
    },
    async [Symbol.asyncDispose]() {
      await portal.close(0);
      await core.close();
    },
  };
}

async function untilStoreAnswers({ context: { store } }: Portal): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const up = await store.ping().then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the store did not answer within 2 s');
}
