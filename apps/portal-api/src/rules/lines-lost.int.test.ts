import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCoreFake, type CoreFake } from '@portal/core-fake';
import { longestCloseMs } from '../portal.js';
import { eventually } from '../testing/eventually.js';
import { portalMain, startPortalProcess } from '../testing/portal-process.js';
import { TestUser } from '../testing/test-user.js';

describe('lines that cannot be written', () => {
  let core: CoreFake;
  let coreUrl: string;
  beforeAll(async () => {
    core = createCoreFake();
    coreUrl = await core.listen();
  });
  afterAll(async () => core.close());

  it.each([
    ['audit_file', { PORTAL_AUDIT_FILE: '/dev/full' }, undefined],
    ['stdout', {}, '/dev/full'],
  ] as [string, Record<string, string>, string | undefined][])(
    'are counted when %s is full, while the portal serves, and do not hold up its end',
    async (output, settings, stdout) => {
      await using portal = await startPortalProcess(
        { NODE_ENV: 'test', CORE_URL: coreUrl, ...settings },
        stdout,
      );
      const signIns = 20;
      for (let n = 0; n < signIns; n++) await new TestUser(portal.url).signIn('stu-1001');
      await eventually(async () => {
        const metrics = await (await fetch(`${portal.opsUrl}/metrics`)).text();
        const counted = metrics.match(`portal_lines_lost_total{output="${output}"} (\\d+)`)?.[1];
        expect(Number(counted)).toBeGreaterThanOrEqual(signIns);
      });
      const startedAt = performance.now();
      expect(await portal.end()).toBe(0);
      expect(performance.now() - startedAt).toBeLessThan(longestCloseMs);
    },
    60_000,
  );
});

describe('a file for the audit that cannot be opened', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-audit-'));
    await writeFile(join(folder, 'file'), '');
  });
  afterAll(async () => rm(folder, { recursive: true }));

  const start = (settings: Record<string, string>, ...more: string[]) =>
    new Promise<{ code: unknown; stderr: string }>((resolve) => {
      const env = { NODE_ENV: 'test', PORTAL_PORT: '0', PORTAL_OPS_PORT: '0', ...settings };
      execFile(process.execPath, [...portalMain, ...more], { env, timeout: 20_000 }, (error, _out, stderr) =>
        resolve({ code: error?.code, stderr }),
      );
    });

  it.each([
    ['a folder', '.'],
    ['below a file', 'file/audit.log'],
  ])(
    'is told with all other wrong settings, at the start and by --check-config: %s',
    async (_what, path) => {
      for (const more of [[], ['--check-config']]) {
        const settings = { PORTAL_AUDIT_FILE: join(folder, path), CORE_URL: 'x' };
        const { code, stderr } = await start(settings, ...more);
        expect(code).toBe(1);
        expect(stderr).toContain('The portal cannot start, 2 setting(s) are wrong:');
        expect(stderr).toContain('PORTAL_AUDIT_FILE: ');
        expect(stderr).not.toContain('    at ');
      }
    },
    60_000,
  );

  it('stops the start with the same message when only the try shows it', async () => {
    const { code, stderr } = await start({ PORTAL_AUDIT_FILE: '/proc/none/audit.log' });
    expect(code).toBe(1);
    expect(stderr).toContain('The portal cannot start, 1 setting(s) are wrong:\n  PORTAL_AUDIT_FILE: ');
    expect(stderr).not.toContain('    at ');
  }, 30_000);

  it('is not made by --check-config', async () => {
    const file = join(folder, 'new/audit.log');
    expect(await start({ PORTAL_AUDIT_FILE: file }, '--check-config')).toEqual({
      code: undefined,
      stderr: '',
    });
    expect(existsSync(join(folder, 'new'))).toBe(false);
  }, 30_000);
});
