import { readCommand, type Command } from './command.js';
import { fullEffort, quickEffort } from './effort.js';
import { openLab } from './lab.js';
import { formatResult } from './result-table.js';
import { selectScenarios, type Scenario } from './scenarios.js';

const boundMs = 420_000;

/**
 * `npm run bench` runs all scenarios, `npm run bench -- courses` those that are named; `--quick` is for a first look,
 * `--profile=<folder>` for the CPU profiles of all servers.
 */
try {
  const command = readCommand(process.argv.slice(2));
  await run(selectScenarios(command.names), command);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run(scenarios: readonly Scenario[], { quick, profileTo }: Command): Promise<void> {
  const lab = await openLab(quick ? quickEffort : fullEffort, profileTo);
  const tooLong = setTimeout(() => {
    console.error(`The bench took more than ${boundMs / 1000} s.`);
    void lab.stop().finally(() => process.exit(1));
  }, boundMs);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void lab.stop().finally(() => process.exit(1)));
  }
  try {
    for (const measure of scenarios) {
      for (const table of await measure(lab)) console.log(`\n${formatResult(table)}`);
    }
  } finally {
    clearTimeout(tooLong);
    await lab.stop();
  }
}
