import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Leaves the run's figures and its failures as a file, so that the closing of the whole run can add up projects that Nx
 * took from its cache, and says what failed where a shortened log ends.
 */
export default class CountsReporter {
  constructor(globalConfig, options) {
    this.root = globalConfig.rootDir;
    this.directory = options.directory;
  }

  onRunComplete(_contexts, results) {
    const failedSuites = results.testResults.filter((suite) => suite.testExecError).length;
    mkdirSync(this.directory, { recursive: true });
    writeFileSync(
      join(this.directory, 'counts.json'),
      JSON.stringify({
        passed: results.numPassedTests,
        failed: results.numFailedTests + failedSuites,
        failures: results.testResults.flatMap((suite) => this.failuresOf(suite)),
      }),
    );
  }

  failuresOf({ testFilePath, testExecError, failureMessage, testResults }) {
    const file = relative(this.root, testFilePath);
    const tests = testResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        head: `${file}: ${fullName}`,
        message: failureMessages.join('\n'),
      }));
    return testExecError
      ? [...tests, { head: `${file}: did not run`, message: failureMessage ?? '' }]
      : tests;
  }
}
