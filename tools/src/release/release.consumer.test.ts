import { appendFile, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addBreaks, notesPath } from '../api/breaking-notes.js';
import { listPublishable } from '../packages/publishable.js';
import { plainEnvironment, run, runOrThrow, type RunResult } from '../packages/run.js';
import { copyWorkspace } from '../packages/workspace-copy.js';
import { workspaceRoot } from '../workspace.js';

const minuteMs = 60_000;
const projects = listPublishable(workspaceRoot).map(({ project }) => project);
let root: string;
let env: NodeJS.ProcessEnv;

const git = (...args: readonly string[]) => runOrThrow('git', args, { cwd: root, env });
const release = (...args: readonly string[]): Promise<RunResult> => {
  const node = ['--conditions=@portal/source', '--import=tsx', 'tools/src/release/main.ts'];
  return run(process.execPath, [...node, ...args], { cwd: root, env });
};
const read = (path: string) => readFile(join(root, path), 'utf8');
const versionOf = async (path: string) => (JSON.parse(await read(path)) as { version: string }).version;

/** Changes a file of a library and commits it. */
async function commit(project: string, message: string): Promise<void> {
  await appendFile(join(root, 'libs', project, 'README.md'), '\n');
  await git('commit', '--quiet', '--all', '--message', message);
}

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'portal-release-')));
  await copyWorkspace(workspaceRoot, root);
  const author = { GIT_AUTHOR_NAME: 'Somebody', GIT_AUTHOR_EMAIL: 'somebody@school.example' };
  env = plainEnvironment({
    ...author,
    GIT_COMMITTER_NAME: author.GIT_AUTHOR_NAME,
    GIT_COMMITTER_EMAIL: author.GIT_AUTHOR_EMAIL,
    GIT_CONFIG_GLOBAL: join(root, '.none'),
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    FORCE_COLOR: '0',
  });
  // What was accepted so far is another test's matter.
  for (const project of projects)
    await rm(join(root, 'libs', project, 'api'), { recursive: true, force: true });
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'build: the beginning');
  for (const project of projects)
    await git('tag', `${project}@${await versionOf(`libs/${project}/package.json`)}`);
  await commit('rbac', 'feat(rbac): one more helper');
  await commit('anonymizer', 'fix(anonymizer): finds a value that it missed');
  await commit('contracts', 'feat(contracts)!: another shape');
  await commit('chat-stream', 'docs(chat-stream): other words');
}, 2 * minuteMs);
afterAll(() => rm(root, { recursive: true, force: true }));

describe('a release', () => {
  it(
    'that is only tried tells the versions that the commits ask for, and changes nothing',
    async () => {
      const { code, stdout, stderr } = await release('--dry-run');
      if (code !== 0) throw new Error(stdout + stderr);
      expect(stdout).toMatch(/contracts 0\.1\.0 → 0\.2\.0/);
      expect(stdout).toMatch(/rbac 0\.1\.0 → 0\.1\.1/);
      expect(stdout).toMatch(/anonymizer 0\.1\.0 → 0\.1\.1/);
      expect(stdout).toMatch(/chat-stream 0\.1\.0 → no change/);
      expect(await git('status', '--porcelain')).toBe('');
    },
    minuteMs,
  );

  it(
    'is refused while a break that was accepted is in no commit',
    async () => {
      const path = notesPath(join(root, 'libs/rbac'));
      const notes = addBreaks('# Breaking changes\n', '0.1.0', ['@portal/rbac: can is gone']);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, notes);
      const { code, stderr } = await release('--dry-run');
      await rm(path);
      expect(code).toBe(1);
      expect(stderr).toContain('rbac: 0.1.0 would become 0.1.1, but it breaks its consumers:');
      expect(stderr).toContain('@portal/rbac: can is gone');
    },
    minuteMs,
  );

  it(
    'is refused while something is not committed',
    async () => {
      await appendFile(join(root, 'README.md'), '\n');
      const { code, stderr } = await release();
      await git('checkout', '--quiet', '.');
      expect([code, stderr]).toEqual([1, expect.stringContaining('README.md')]);
    },
    minuteMs,
  );

  it(
    'makes versions, change logs, one commit and tags, and the repository still fits together',
    async () => {
      const { code, stdout, stderr } = await release();
      if (code !== 0) throw new Error(stdout + stderr);
      expect(await versionOf('libs/contracts/package.json')).toBe('0.2.0');
      expect(await git('log', '-1', '--format=%s')).toBe(
        'chore(release): anonymizer 0.1.1, contracts 0.2.0, rbac 0.1.1\n',
      );
      expect((await git('tag', '--points-at', 'HEAD')).trim().split('\n')).toEqual([
        'anonymizer@0.1.1',
        'contracts@0.2.0',
        'rbac@0.1.1',
      ]);
      expect(await read('libs/rbac/api/accepted.txt')).toContain('//// @portal/rbac.');
      const log = await read('libs/contracts/CHANGELOG.md');
      expect(log).toMatch(/^# Changelog\n[\s\S]*## 0\.2\.0 [\s\S]*another shape/);
      // What depends on a library by its exact version moves along; npm would else look for the old one in a registry.
      expect(await read('apps/portal-api/package.json')).toContain('"@portal/contracts": "0.2.0"');
      const lock = JSON.parse(await read('package-lock.json')) as {
        packages: Record<string, { version: string }>;
      };
      expect(lock.packages['libs/contracts']?.version).toBe('0.2.0');
      expect(await git('status', '--porcelain')).toBe('');
    },
    2 * minuteMs,
  );
});
