import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Row } from './counts.js';
import { tellFailure, type Failure } from './tell-failure.js';

/** What Nx leaves behind about a run, as far as it is read here. */
interface NxRun {
  readonly tasks: readonly {
    readonly target: string;
    readonly projectName: string;
    readonly status: number;
  }[];
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly Failure[];
}

/** Targets that run tests. Beside the projects' own there are those of tools that are named after what they test. */
const testTargets = ['test', 'consumers', 'generators'];

/**
 * Rows of the Nx stage: each type check, lint and build is one, tests count one by one. A test task without counts,
 * or one that failed and whose counts say that nothing did, is one failure; so is a run that left no record.
 */
export async function nxRows(recordPath: string, countsFolder: string, exitCode: number): Promise<Row[]> {
  const run = await readJson<NxRun>(recordPath);
  if (run === undefined) return [{ stage: 'nx', passed: 0, failed: 1 }];
  const rows: Row[] = ['typecheck', 'lint', 'build'].map((target) => {
    const tasks = run.tasks.filter((task) => task.target === target);
    const failures = tasks.filter(({ status }) => status !== 0).map(({ projectName }) => projectName);
    const failed = failures.length;
    return { stage: target, passed: tasks.length - failed, failed, ...(failed > 0 && { failures }) };
  });
  const tests = run.tasks
    .filter(({ target }) => testTargets.includes(target))
    .map(({ target, projectName, status }) => ({ name: target === 'test' ? projectName : target, status }))
    .sort((one, other) => one.name.localeCompare(other.name));
  for (const { name, status } of tests) {
    const counts = await readJson<Counts>(join(countsFolder, name, 'counts.json'));
    rows.push({ stage: `test ${name}`, ...truthful(counts, status) });
  }
  if (exitCode !== 0 && rows.every(({ failed }) => failed === 0))
    rows.push({ stage: 'nx', passed: 0, failed: 1 });
  return rows;
}

function truthful(counts: Counts | undefined, status: number): Omit<Row, 'stage'> {
  // Whoever leaves no counts has not run its tests, whatever it says.
  const { passed, failed, failures = [] } = counts ?? { passed: 0, failed: 1 };
  return {
    passed,
    failed: status === 0 ? failed : Math.max(1, failed),
    ...(failures.length > 0 && { failures: failures.map(tellFailure) }),
  };
}

async function readJson<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
