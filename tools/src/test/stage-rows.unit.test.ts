import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { e2eRow } from './e2e-row.js';
import { nxRows } from './nx-rows.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-rows-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function keep(name: string, value: unknown): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, JSON.stringify(value));
  return path;
}

const task = (target: string, projectName: string, status: number) => ({ target, projectName, status });

describe('rows of the Nx stage', () => {
  it('count a task that is no test as one, and tests one by one', async () => {
    const record = await keep('run.json', {
      tasks: [task('lint', 'a', 0), task('lint', 'b', 1), task('typecheck', 'a', 0), task('test', 'a', 0)],
    });
    await keep('a/counts.json', { passed: 12, failed: 0 });
    expect(await nxRows(record, folder, 1)).toEqual([
      { stage: 'typecheck', passed: 1, failed: 0 },
      { stage: 'lint', passed: 1, failed: 1, failures: ['b'] },
      { stage: 'build', passed: 0, failed: 0 },
      { stage: 'test a', passed: 12, failed: 0 },
    ]);
  });

  it('name a test target that is not called test after itself', async () => {
    const record = await keep('run.json', {
      tasks: [task('consumers', 'tools', 0), task('test', 'tools', 0)],
    });
    await keep('consumers/counts.json', { passed: 5, failed: 0, failures: [] });
    await keep('tools/counts.json', { passed: 7, failed: 0 });
    const rows = await nxRows(record, folder, 0);
    expect(rows.slice(3)).toEqual([
      { stage: 'test consumers', passed: 5, failed: 0 },
      { stage: 'test tools', passed: 7, failed: 0 },
    ]);
  });

  it('count a test task that died without figures as one failure', async () => {
    const record = await keep('run.json', { tasks: [task('test', 'a', 1), task('test', 'b', 1)] });
    await keep('b/counts.json', { passed: 3, failed: 0 });
    const rows = await nxRows(record, folder, 1);
    expect(rows.slice(3)).toEqual([
      { stage: 'test a', passed: 0, failed: 1 },
      { stage: 'test b', passed: 3, failed: 1 },
    ]);
  });

  it('count a test task that left no figures as a failure, whatever it says', async () => {
    const record = await keep('run.json', { tasks: [task('test', 'a', 0)] });
    expect((await nxRows(record, folder, 0)).at(-1)).toEqual({ stage: 'test a', passed: 0, failed: 1 });
  });

  it('name the tests that failed', async () => {
    const record = await keep('run.json', { tasks: [task('test', 'a', 1)] });
    const failures = [
      { head: 'src/a.unit.test.ts: a is b', message: '\u001b[31mno\u001b[39m\n  at node_modules/x' },
    ];
    await keep('a/counts.json', { passed: 3, failed: 1, failures });
    expect((await nxRows(record, folder, 1)).at(-1)).toEqual({
      stage: 'test a',
      passed: 3,
      failed: 1,
      failures: ['src/a.unit.test.ts: a is b\n    no'],
    });
  });

  it('are one failure when the run left no record', async () => {
    expect(await nxRows(join(folder, 'none.json'), folder, 1)).toEqual([
      { stage: 'nx', passed: 0, failed: 1 },
    ]);
  });

  it('show a failure that no task explains', async () => {
    const record = await keep('run.json', { tasks: [task('lint', 'a', 0)] });
    expect((await nxRows(record, folder, 1)).at(-1)).toEqual({ stage: 'nx', passed: 0, failed: 1 });
  });
});

describe('the row of the browser tests', () => {
  it('counts a test that passed at the second try as failed', async () => {
    const report = await keep('report.json', { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] });
    expect(await e2eRow(report, 1)).toEqual({ stage: 'e2e', passed: 5, failed: 2 });
  });

  it('names the tests that failed, and what failed outside of them', async () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'login.spec.ts',
      line: 5,
      tests: [{ status, results: [{ errors: [{ message: '\u001b[31mno cookie\u001b[39m' }] }] }],
    });
    const report = await keep('report.json', {
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      suites: [{ specs: [spec('asks', 'expected')], suites: [{ specs: [spec('signs in', 'unexpected')] }] }],
      errors: [{ message: 'the portal did not start' }],
    });
    expect((await e2eRow(report, 1)).failures).toEqual([
      'login.spec.ts:5: signs in\n    no cookie',
      'outside of a test\n    the portal did not start',
    ]);
  });

  it('fails without a report, and on an exit that the report does not explain', async () => {
    expect(await e2eRow(join(folder, 'none.json'), 0)).toEqual({ stage: 'e2e', passed: 0, failed: 1 });
    const report = await keep('report.json', { stats: { expected: 5, unexpected: 0, flaky: 0 }, errors: [] });
    expect((await e2eRow(report, 1)).failed).toBe(1);
  });
});
