import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Leaves the run's figures as a file, so that the closing line can add up projects that Nx took from its cache. */
export default class CountsReporter {
  constructor(_globalConfig, options) {
    this.directory = options.directory;
  }

  onRunComplete(_contexts, results) {
    const failedSuites = results.testResults.filter((suite) => suite.testExecError).length;
    mkdirSync(this.directory, { recursive: true });
    writeFileSync(
      join(this.directory, 'counts.json'),
      JSON.stringify({ passed: results.numPassedTests, failed: results.numFailedTests + failedSuites }),
    );
  }
}
