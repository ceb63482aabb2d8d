import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../support/free-port.js';
import { startRedis } from '../support/redis.js';
import { Server } from '../support/server.js';
import { bundleOf } from '../support/workspace.js';

let folder: string;
let bundle: string;

/** The build output alone, far from any node_modules: what a deployment copies. */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-deployed-'));
  await cp(dirname(bundleOf('portal-api')), folder, { recursive: true });
  bundle = join(folder, 'main.js');
});

test.afterAll(() => rm(folder, { recursive: true }));

const base = { PATH: process.env['PATH'], NODE_ENV: 'production' };

test('demands Redis and a secret, in one message', async () => {
  const child = spawn(process.execPath, [bundle], { cwd: folder, env: base });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(1);
  expect(output).toContain('REDIS_URL');
  expect(output).toContain('PORTAL_SECRET');
  expect(output).not.toContain('    at ');
});

test('starts from the build output with both, and keeps its cookie to https', async ({ request }) => {
  const redis = await startRedis();
  const [port, opsPort, corePort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const coreUrl = `http://127.0.0.1:${corePort}`;
  const core = await Server.start(
    'production-core',
    bundleOf('core-mock'),
    { PATH: process.env['PATH'], CORE_MOCK_PORT: String(corePort) },
    `${coreUrl}/v1/health`,
  );
  const portal = await Server.start(
    'production-portal',
    bundle,
    {
      ...base,
      REDIS_URL: redis.url,
      PORTAL_SECRET: 'a-secret-that-only-this-test-uses-0123456789',
      PORTAL_PORT: String(port),
      PORTAL_OPS_PORT: String(opsPort),
      CORE_URL: coreUrl,
    },
    `http://127.0.0.1:${opsPort}/readyz`,
  );
  try {
    const login = await request.post(`http://127.0.0.1:${port}/api/v1/auth/login`, {
      data: { student_id: 'stu-1001' },
    });
    expect(login.status()).toBe(200);
    const cookie = login.headers()['set-cookie'] ?? '';
    expect(cookie).toMatch(/^session=.*; Secure/);
    const headers = { cookie: cookie.split(';', 1)[0] as string };
    const sessions = `http://127.0.0.1:${port}/api/v1/assistant/sessions`;
    const dialog = (await (await request.post(sessions, { headers })).json()) as { id: string };
    const question = { text: 'How many colours has a rainbow?' };
    const asked = await request.post(`${sessions}/${dialog.id}/messages`, { headers, data: question });
    expect(asked.status()).toBe(202);
    const viewer = await request.get(`http://127.0.0.1:${port}/docs/assets/swagger-ui-bundle.js`);
    expect(viewer.status()).toBe(200);
  } finally {
    await portal.stop();
    await core.stop();
    await redis.stop();
  }
});
