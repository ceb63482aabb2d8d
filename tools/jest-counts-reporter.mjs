import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const linesOfOne = 20;

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
      .map(({ fullName, failureMessages }) => tell(`${file}: ${fullName}`, failureMessages.join('\n')));
    return testExecError ? [...tests, tell(`${file}: did not run`, failureMessage ?? '')] : tests;
  }
}

/** A head, and the beginning of what was said, indented; where in the sources it was is the first line of a stack. */
function tell(head, message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return [head, ...lines.slice(0, linesOfOne).map((line) => `    ${line.trim()}`)].join('\n');
}
