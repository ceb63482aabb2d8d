import { openLab } from './lab.js';
import { formatResult } from './result-table.js';
import { selectScenarios, type Scenario } from './scenarios.js';

const boundMs = 115_000;

/** `npm run bench` runs all scenarios, `npm run bench -- courses` those that are named. */
try {
  await run(selectScenarios(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run(scenarios: readonly Scenario[]): Promise<void> {
  const lab = await openLab();
  const tooLong = setTimeout(() => {
    console.error(`The bench took more than ${boundMs / 1000} s.`);
    void lab.stop().finally(() => process.exit(1));
  }, boundMs);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void lab.stop().finally(() => process.exit(1)));
  }
  try {
    for (const measure of scenarios) console.log(`\n${formatResult(await measure(lab))}`);
  } finally {
    clearTimeout(tooLong);
    await lab.stop();
  }
}
