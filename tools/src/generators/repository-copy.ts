import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nxPlaces } from '../packages/nx-places.js';
import { plainEnvironment, run, type RunResult } from '../packages/run.js';
import { copyWorkspace } from '../packages/workspace-copy.js';
import { workspaceRoot } from '../workspace.js';

/** Of a program that hangs: in the time that other tests leave, one may take some minutes. */
const withinMs = 5 * 60_000;

/** A copy of the repository in which a test may change anything. */
export interface RepositoryCopy extends AsyncDisposable {
  readonly root: string;
  /** Runs a generator; gives how it ended and what it said. */
  generate(...args: readonly string[]): Promise<RunResult>;
  /** What a program of node_modules says when it fails; empty when it is content. */
  complaints(folder: string, script: string, ...args: readonly string[]): Promise<string>;
  /** The same of the tests of a project. */
  failures(folder: string, ...patterns: readonly string[]): Promise<string>;
}

export async function copyRepository(): Promise<RepositoryCopy> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'portal-generators-')));
  await copyWorkspace(workspaceRoot, root);
  const env = plainEnvironment({
    ...nxPlaces(join(root, '.nx')),
    NX_DAEMON: 'false',
    NX_ISOLATE_PLUGINS: 'false',
    NX_TUI: 'false',
    FORCE_COLOR: '0',
  });
  const node = (folder: string, args: readonly string[]): Promise<RunResult> =>
    run(process.execPath, args, { cwd: join(root, folder), env, withinMs });
  const installed = (script: string): string => join(root, 'node_modules', script);
  const unlessFine = ({ code, stdout, stderr }: RunResult): string =>
    code === 0 ? '' : `${stdout}\n${stderr}`;
  const forTests = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  return {
    root,
    generate: (...args) => node('.', [installed('.bin/nx'), 'generate', ...args]),
    complaints: async (folder, script, ...args) =>
      unlessFine(await node(folder, [installed(script), ...args])),
    failures: async (folder, ...patterns) =>
      withoutPassed(
        unlessFine(await node(folder, [...forTests, installed('jest/bin/jest.js'), ...patterns])),
      ),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

/** What failed stands first, so that a log which keeps the beginning of a message alone tells it. */
const withoutPassed = (report: string): string => report.replaceAll(/^PASS .*\n/gm, '').trim();
