import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Row } from './counts.js';

const linesOfOne = 20;

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly PlaywrightError[];
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
  const failures = [
    ...(report.suites ?? []).flatMap(failuresOf),
    ...report.errors.map((error) => tell('outside of a test', [error])),
  ];
  return {
    stage: 'e2e',
    passed: report.stats.expected,
    failed: exitCode === 0 ? failed : Math.max(1, failed),
    ...(failures.length > 0 && { failures }),
  };
}

function failuresOf({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        tell(
          `${file}:${line}: ${title}`,
          results.flatMap(({ errors }) => errors),
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

function tell(head: string, errors: readonly PlaywrightError[]): string {
  const lines = stripVTControlCharacters(errors.map(({ message = '' }) => message).join('\n')).split('\n');
  const said = lines.map((line) => line.trim()).filter((line) => line !== '');
  return [head, ...said.slice(0, linesOfOne).map((line) => `    ${line}`)].join('\n');
}
