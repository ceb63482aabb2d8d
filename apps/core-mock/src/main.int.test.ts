import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';

const main = resolve(import.meta.dirname, 'main.ts');
const started: ChildProcessWithoutNullStreams[] = [];

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@portal/source', main], {
    env: { PATH: '/usr/bin:/bin', ...environment },
    cwd: resolve(import.meta.dirname, '..'),
  });
  started.push(child);
  const output = { text: '' };
  child.stdout.on('data', (chunk) => (output.text += String(chunk)));
  child.stderr.on('data', (chunk) => (output.text += String(chunk)));
  return { child, output, exited: once(child, 'exit') };
}

async function address(output: { text: string }): Promise<string> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    const url = /listens on (http:\S+)/.exec(output.text)?.[1];
    if (url) return url;
    if (performance.now() > deadline) throw new Error(`no address: ${output.text}`);
    await new Promise((wait) => setTimeout(wait, 25));
  }
}

describe('the process', () => {
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });

  it('names the port and its variable in one line when the port is taken, and exits with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = (other.address() as AddressInfo).port;
    const { output, exited } = start({ CORE_MOCK_PORT: String(port) });
    expect((await exited)[0]).toBe(1);
    expect(output.text).toBe(
      `core-mock cannot start: port ${port} is taken; set CORE_MOCK_PORT to another one\n`,
    );
    other.close();
  });

  it.each(['192.0.2.1', 'core.invalid'])('names an address that this machine has not: %s', async (host) => {
    const { output, exited } = start({ CORE_MOCK_PORT: '0', CORE_MOCK_HOST: host });
    expect((await exited)[0]).toBe(1);
    expect(output.text).toBe(
      `core-mock cannot start: this machine has no address ${host}; set CORE_MOCK_HOST\n`,
    );
  });

  it('exits with 1 and no stack when settings are wrong', async () => {
    const { output, exited } = start({ CORE_MOCK_PORT: 'abc', CORE_MOCK_FIRST_TOKEN_MS: 'x' });
    expect((await exited)[0]).toBe(1);
    expect(output.text).toContain('CORE_MOCK_PORT=abc');
    expect(output.text).toContain('CORE_MOCK_FIRST_TOKEN_MS=x');
    expect(output.text).not.toMatch(/^\s+at /m);
  });

  it('shows its address and a sample ID of every role', async () => {
    const { output } = start({ CORE_MOCK_PORT: '0' });
    expect((await fetch(`${await address(output)}/v1/health`)).status).toBe(200);
    const samples = 'stu-1001 tea-2001 sch-3001 coo-4001 reg-5001 min-6001 ope-7001 sys-8001';
    for (const id of samples.split(' ')) expect(output.text).toContain(id);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends within a second at %s, also while an answer streams',
    async (signal) => {
      const { child, output, exited } = start({ CORE_MOCK_PORT: '0', CORE_MOCK_TOKEN_MS: '500' });
      const url = await address(output);
      const post = (path: string, body: unknown) =>
        fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const dialog = await post('/v1/sessions', { anonymous_user_id: 'anon', scenario: 'general' });
      const { id } = (await dialog.json()) as { id: string };
      const answer = await post('/v1/chat', {
        session_id: id,
        anonymous_user_id: 'anon',
        messages: [{ role: 'user', text: 'Hello' }],
        scenario: 'general',
      });
      const broken = answer.text().then(
        () => false,
        () => true,
      );
      const begun = performance.now();
      child.kill(signal);
      expect((await exited)[0]).toBe(0);
      expect(performance.now() - begun).toBeLessThan(1_000);
      expect(await broken).toBe(true);
    },
  );
});
