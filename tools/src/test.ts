import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { closingLine, formatFailures, formatTable, hasFailures, type Row } from './test/counts.js';
import { e2eRow } from './test/e2e-row.js';
import { findChromium, provideMissingPrograms } from './test/missing-programs.js';
import { nxPlaces } from './packages/nx-places.js';
import { nxRows } from './test/nx-rows.js';
import { planted } from './test/planted-values.js';
import { listLogs, scanFiles } from './test/privacy-scan.js';
import { Transcript, type CommandOptions } from './test/run-command.js';
import { workspaceRoot } from './workspace.js';

/** A stage that hangs, for example on a test that leaves a timer behind, is ended and counts as failed. */
const stageMs = 20 * 60_000;
/** What gets the time that others leave takes longer. */
const besideMs = 30 * 60_000;
/** As Nx does by itself, but on two cores: the tests of more projects would be late for each other's Redis. */
const projectsAtOnce = Math.min(3, availableParallelism());
const output = join(workspaceRoot, 'test-output');
const nxFolder = join(workspaceRoot, '.nx');
/** The project whose tests take as long as those of all the others together. */
const longestTests = 'portal-api';
const report = join(output, 'e2e/results.json');

const toDo = provideMissingPrograms();
if (toDo !== undefined) {
  console.error(toDo);
  process.exit(1);
}

// Figures of an earlier run must not count; what Nx takes from its cache it puts back.
await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });

const transcript = new Transcript(join(output, 'transcript.log'));
const nx = join(workspaceRoot, 'node_modules/.bin/nx');
const env = {
  ...process.env,
  NX_DAEMON: 'false',
  // Nx starts a process for each of its plugins otherwise, and each run of it takes twice as long.
  NX_ISOLATE_PLUGINS: 'false',
  // Nx would ask for colours also where the output is a file.
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  NX_TUI: 'false',
  CHROMIUM_PATH: findChromium(),
};

/** Each in one process: nine, one for each project, would read anew what the projects share. */
const wholeChecks = [
  ['typecheck', 'native-typescript/bin/tsc', '-p', 'tsconfig.check.json'],
  ['typecheck e2e', 'native-typescript/bin/tsc', '-p', 'e2e', '--noEmit'],
  ['lint', 'eslint/bin/eslint.js', '.', '--max-warnings=0'],
  ['format', 'prettier/bin/prettier.cjs', '--check', '.'],
] as const;

// What only computes fills the time in which tests wait, and never makes a test late.
const checks = runChecks();
const built = await runTargets('build');
const { longest, others } = runTests();
// By then the tests of the longest project are alone, and leave much of a processor.
const generated = others.then(() => runBeside('generators', 'generators'));
const tested = (await Promise.all([longest, others])).flat();
const e2eCode = await transcript.run(nx, ['e2e', 'e2e', '--outputStyle=stream'], {
  env: { ...env, ...nxPlaces(nxFolder) },
  withinMs: stageMs,
});
const consumed = await runTargets('consumers');
const rows: Row[] = [
  ...(await checks),
  ...built,
  ...tested.sort((one, other) => one.stage.localeCompare(other.stage)),
  ...consumed,
  ...(await generated),
  await e2eRow(report, e2eCode),
];
await transcript.close();
rows.push(await privacyRow());

const failures = formatFailures(rows);
if (failures !== undefined) console.log(`\n${failures}`);
console.log(`\n${formatTable(rows)}\n`);
console.log(closingLine(rows));
process.exit(hasFailures(rows) ? 1 : 0);

async function runTargets(...targets: readonly string[]): Promise<Row[]> {
  return runNx(nxFolder, ['-t', ...targets, `--parallel=${projectsAtOnce}`]);
}

/** Beside what else runs, in the time that it leaves; in a folder of its own, as each run of Nx leaves its record there. */
async function runBeside(folder: string, ...targets: readonly string[]): Promise<Row[]> {
  const options = { withinMs: besideMs, isPatient: true };
  return runNx(join(nxFolder, folder), ['-t', ...targets, '--parallel=1'], options);
}

/**
 * The tests of the longest project beside those of all others. Nx alone would begin with what others depend on, so that
 * the longest came last. Each of the two runs of Nx has a folder of its own.
 */
function runTests(): Record<'longest' | 'others', Promise<Row[]>> {
  const parallel = `--parallel=${Math.max(1, projectsAtOnce - 1)}`;
  return {
    longest: runNx(join(nxFolder, longestTests), ['-t', 'test', `--projects=${longestTests}`]),
    others: runNx(nxFolder, ['-t', 'test', `--exclude=${longestTests}`, parallel]),
  };
}

async function runNx(
  folder: string,
  args: readonly string[],
  options: Omit<CommandOptions, 'env'> = { withinMs: stageMs },
): Promise<Row[]> {
  const places = nxPlaces(folder);
  const record = join(places.NX_CACHE_DIRECTORY, 'run.json');
  await rm(record, { force: true });
  const all = ['run-many', ...args, '--outputStyle=static'];
  const code = await transcript.run(nx, all, { ...options, env: { ...env, ...places } });
  const found = await nxRows(record, output, code);
  return found.filter(({ passed, failed }) => passed + failed > 0);
}

/** What they complain about is in the transcript. */
async function runChecks(): Promise<Row[]> {
  const rows: Row[] = [];
  const places = nxPlaces(join(nxFolder, 'checks'));
  // Lint makes the graph of the projects if there is none, and takes one of yesterday as it is.
  await rm(places.NX_WORKSPACE_DATA_DIRECTORY, { recursive: true, force: true });
  for (const [stage, script, ...args] of wholeChecks) {
    const whole = [join(workspaceRoot, 'node_modules', script), ...args];
    const options = { env: { ...env, ...places }, withinMs: besideMs, isPatient: true };
    const isFine = (await transcript.run(process.execPath, whole, options)) === 0;
    rows.push({ stage, passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 });
  }
  return rows;
}

/** No planted value in anything that this run printed or that its servers logged. */
async function privacyRow(): Promise<Row> {
  const logs = await listLogs(join(output, 'logs'));
  const leaks = await scanFiles(planted, [transcript.path, ...logs]);
  leaks.forEach(({ kind, file, line }) =>
    console.error(`Personal data in the output: ${kind}, ${file}:${line}`),
  );
  if (logs.length === 0) console.error('The end-to-end tests left no server logs to scan.');
  const clean = leaks.length === 0 && logs.length > 0;
  return { stage: 'privacy scan', passed: clean ? 1 : 0, failed: clean ? 0 : 1 };
}
