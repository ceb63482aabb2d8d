import { readFile } from 'node:fs/promises';
import type { Row } from './counts.js';
import { tellFailure } from './tell-failure.js';

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
    ...report.errors.map(({ message = '' }) => tellFailure({ head: 'outside of a test', message })),
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
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return tellFailure({ head: `${file}:${line}: ${title}`, message: messages.join('\n') });
      }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}
