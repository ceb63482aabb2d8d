import { readFile } from 'node:fs/promises';
import type { Row } from './counts.js';

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/** The row of the browser tests, from Playwright's JSON report; without a report, or with an odd exit, it failed. */
export async function e2eRow(reportPath: string, exitCode: number): Promise<Row> {
  const report = await readFile(reportPath, 'utf8').then(
    (text) => JSON.parse(text) as PlaywrightReport,
    () => undefined,
  );
  if (report === undefined) return { stage: 'e2e', passed: 0, failed: 1 };
  // A test that failed first and passed later has failed.
  const failed = report.stats.unexpected + report.stats.flaky + report.errors.length;
  return {
    stage: 'e2e',
    passed: report.stats.expected,
    failed: exitCode === 0 ? failed : Math.max(1, failed),
  };
}
