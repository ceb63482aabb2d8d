import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../support/free-port.js';
import { NpmScript } from '../support/npm-script.js';
import { workspaceRoot } from '../support/workspace.js';

const readyMs = 15_000;

async function choosePorts() {
  const [portal, ops, core] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const env = { PORTAL_PORT: String(portal), PORTAL_OPS_PORT: String(ops), CORE_MOCK_PORT: String(core) };
  return { portal, ops, core, env };
}

async function isTaken(port: number): Promise<boolean> {
  const server = createServer();
  const taken = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(true));
    server.listen(port, '127.0.0.1', () => resolve(false));
  });
  server.close();
  return taken;
}

function signIn(portal: number): Promise<Response> {
  return fetch(`http://127.0.0.1:${portal}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"student_id":"stu-1001"}',
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
  test(`runs the product on the embedded store, and leaves nothing behind after ${signal}`, async () => {
    const { portal, ops, core, env } = await choosePorts();
    const start = new NpmScript('start', [], env);
    await expect.poll(() => start.output, { timeout: readyMs }).toContain('Portal is up');
    for (const shown of [
      `127.0.0.1:${portal}/api/v1`,
      `127.0.0.1:${ops}`,
      `127.0.0.1:${core}`,
      'stu-1001',
      'sys-8001',
    ]) {
      expect(start.output).toContain(shown);
    }
    expect((await signIn(portal)).status).toBe(200);
    expect(await start.end(signal)).toBe(signal === 'SIGKILL' ? null : 0);
    for (const port of [portal, ops, core]) await expect.poll(() => isTaken(port)).toBe(false);
  });
}

test('ends with the npm that was told to end', async () => {
  const { portal, ops, core, env } = await choosePorts();
  const npm = spawn('npm', ['start'], {
    cwd: workspaceRoot,
    env: { PATH: process.env['PATH'], ...env },
    stdio: 'ignore',
  });
  const readyz = () =>
    fetch(`http://127.0.0.1:${ops}/readyz`).then(
      ({ status }) => status,
      () => undefined,
    );
  await expect.poll(readyz, { timeout: readyMs }).toBe(200);
  npm.kill('SIGTERM');
  for (const port of [portal, ops, core])
    await expect.poll(() => isTaken(port), { timeout: readyMs }).toBe(false);
});

test('runs with a token between the portal and its core, and an address that ends in a slash', async () => {
  const { portal, core, env } = await choosePorts();
  const start = new NpmScript('start', [], {
    ...env,
    CORE_TOKEN: 'a-token',
    CORE_URL: `http://127.0.0.1:${core}/`,
  });
  await expect.poll(() => start.output, { timeout: readyMs }).toContain('Portal is up');
  expect((await fetch(`http://127.0.0.1:${core}/v1/health`)).status).toBe(401);
  expect((await signIn(portal)).status).toBe(200);
  expect(await start.end('SIGTERM')).toBe(0);
});

test('names a port that is taken, and the variable that changes it', async () => {
  const { portal, env } = await choosePorts();
  const other = createServer();
  await once(other.listen(portal, '127.0.0.1'), 'listening');
  const start = new NpmScript('start', [], env);
  expect(await start.end()).toBe(1);
  other.close();
  expect(start.output).toMatch(new RegExp(`^Port ${portal} is taken\\. Set PORTAL_PORT [^\\n]*\\n$`));
});

test('names the wrong settings of both servers', async () => {
  const start = new NpmScript('start', [], { PORTAL_LOG_LEVEL: 'loud', CORE_MOCK_PORT: 'abc' });
  expect(await start.end()).toBe(1);
  expect(start.output).toContain('PORTAL_LOG_LEVEL');
  expect(start.output).toContain('CORE_MOCK_PORT');
  expect(start.output).not.toContain('CORE_URL');
});

test('names every wrong setting in one message', async () => {
  const start = new NpmScript('start', [], { PORTAL_PORT: 'abc', CORE_URL: 'x' });
  expect(await start.end()).toBe(1);
  expect(start.output).toContain('PORTAL_PORT');
  expect(start.output).toContain('CORE_URL');
  expect(start.output).not.toContain('    at ');
});
