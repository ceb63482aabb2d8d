import { appendFile, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addBreaks, notesPath } from '../api/breaking-notes.js';
import { startRegistry, type Registry } from '../consumers/registry.js';
import { listPublishable } from '../packages/publishable.js';
import { run, runOrThrow, type RunResult } from '../packages/run.js';
import { copyWorkspace } from '../packages/workspace-copy.js';
import { workspaceRoot } from '../workspace.js';

const minuteMs = 60_000;
/** Another test packs and installs every library. Here three stand for all: to read and describe a large one takes long. */
const projects = ['chat-stream', 'contracts', 'rbac'];
const names = projects.map((project) => `@portal/${project}`);
let root: string;
let remote: string;
let registry: Registry;
let env: NodeJS.ProcessEnv;

const git = (...args: readonly string[]) => runOrThrow('git', args, { cwd: root, env });
const release = (...args: readonly string[]): Promise<RunResult> => {
  const node = ['--conditions=@portal/source', '--import=tsx', 'tools/src/release/main.ts'];
  return run(process.execPath, [...node, ...args], { cwd: root, env });
};
const read = (path: string) => readFile(join(root, path), 'utf8');
const versionOf = async (path: string) => (JSON.parse(await read(path)) as { version: string }).version;
const listTags = async (...where: readonly string[]) => (await git('tag', ...where)).trim().split('\n');

/** Releases, and does what it says comes next. */
async function releaseAndPublish(): Promise<string> {
  const { code, stdout, stderr } = await release();
  if (code !== 0) throw new Error(stdout + stderr);
  const commands = stdout.split('\nNext:\n')[1] ?? '';
  await runOrThrow('sh', ['-e', '-c', commands], { cwd: root, env });
  return commands;
}

/** What strangers get: the versions of a library in the registry. */
async function publishedVersions(name: string): Promise<string[]> {
  const printed = await runOrThrow('npm', ['view', name, 'versions', '--json'], { cwd: remote, env });
  return [JSON.parse(printed) as string | string[]].flat();
}

/** Makes a library one that nobody publishes. */
async function keepBack(project: string): Promise<void> {
  const path = join(root, 'libs', project, 'package.json');
  const manifest = await readFile(path, 'utf8');
  await writeFile(path, manifest.replace('"type:publishable"', '"type:testing"'));
}

/** Changes a file of a library and commits it. */
async function commit(project: string, message: string): Promise<void> {
  await appendFile(join(root, 'libs', project, 'README.md'), '\n');
  await git('commit', '--quiet', '--all', '--message', message);
}

beforeAll(async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'portal-release-')));
  [root, remote] = [join(folder, 'clone'), join(folder, 'remote.git')];
  registry = await startRegistry(workspaceRoot, join(folder, 'registry'));
  await copyWorkspace(workspaceRoot, root);
  const author = { GIT_AUTHOR_NAME: 'Somebody', GIT_AUTHOR_EMAIL: 'somebody@school.example' };
  env = {
    ...registry.env,
    ...author,
    GIT_COMMITTER_NAME: author.GIT_AUTHOR_NAME,
    GIT_COMMITTER_EMAIL: author.GIT_AUTHOR_EMAIL,
    GIT_CONFIG_GLOBAL: join(folder, 'none.gitconfig'),
    NX_DAEMON: 'false',
    NX_ISOLATE_PLUGINS: 'false',
    NX_TUI: 'false',
    FORCE_COLOR: '0',
  };
  for (const { project } of listPublishable(root)) {
    if (!projects.includes(project)) await keepBack(project);
    // What was accepted so far is another test's matter.
    await rm(join(root, 'libs', project, 'api'), { recursive: true, force: true });
  }
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'build: the beginning');
  await git('init', '--quiet', '--bare', remote);
  await git('remote', 'add', 'origin', remote);
  await git('push', '--quiet', '--set-upstream', 'origin', 'main');
}, 2 * minuteMs);
afterAll(async () => {
  await registry.close();
  await rm(dirname(root), { recursive: true, force: true });
}, minuteMs);

describe('the first release', () => {
  it(
    'gives every library the version of its package.json, and what it says comes next publishes them',
    async () => {
      const tried = await release('--dry-run');
      expect(tried.stdout).toContain('rbac 0.1.0, the first version');
      expect(await git('tag')).toBe('');
      await releaseAndPublish();
      const tags = projects.map((project) => `${project}@0.1.0`);
      expect(await listTags('--points-at', 'HEAD')).toEqual(tags);
      expect((await git('ls-remote', '--tags', '--refs', 'origin')).match(/[\w-]+@.*$/gm)).toEqual(tags);
      expect(await git('rev-parse', 'HEAD')).toBe(await git('--git-dir', remote, 'rev-parse', 'main'));
      for (const name of names) expect(await publishedVersions(name)).toEqual(['0.1.0']);
      expect(await git('status', '--porcelain')).toBe('');
    },
    3 * minuteMs,
  );

  it(
    'is not made again from a clone that has no tags',
    async () => {
      await appendFile(join(root, 'libs/rbac/CHANGELOG.md'), '\n## 0.0.9\n');
      await git('tag', '--delete', 'rbac@0.1.0');
      const { code, stderr } = await release('--dry-run');
      await git('checkout', '--quiet', '.');
      await git('fetch', '--quiet', '--tags', 'origin');
      expect([code, stderr]).toEqual([1, expect.stringContaining('git fetch --tags')]);
    },
    2 * minuteMs,
  );
});

describe('a release', () => {
  beforeAll(async () => {
    await commit('chat-stream', 'feat(chat-stream): one more option');
    await commit('contracts', 'docs(contracts): other words');
    await commit('rbac', 'feat(rbac)!: another shape');
  });

  it(
    'that is only tried tells the versions that the commits ask for, and changes nothing',
    async () => {
      const { code, stdout, stderr } = await release('--dry-run');
      if (code !== 0) throw new Error(stdout + stderr);
      expect(stdout).toMatch(/chat-stream 0\.1\.0 → 0\.1\.1/);
      expect(stdout).toMatch(/contracts 0\.1\.0 → no change/);
      expect(stdout).toMatch(/rbac 0\.1\.0 → 0\.2\.0/);
      expect(await git('status', '--porcelain')).toBe('');
      expect(await listTags('--points-at', 'HEAD')).toEqual(['']);
    },
    2 * minuteMs,
  );

  it(
    'is refused while a break that was accepted is in no commit',
    async () => {
      const path = notesPath(join(root, 'libs/chat-stream'));
      const notes = addBreaks('# Breaking changes\n', '0.1.0', ['@portal/chat-stream: StreamHub is gone']);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, notes);
      const { code, stderr } = await release('--dry-run');
      await rm(path);
      expect(code).toBe(1);
      expect(stderr).toContain('chat-stream: 0.1.0 would become 0.1.1, but it breaks its consumers:');
      expect(stderr).toContain('@portal/chat-stream: StreamHub is gone');
    },
    2 * minuteMs,
  );

  it(
    'is refused while something is not committed',
    async () => {
      await appendFile(join(root, 'README.md'), '\n');
      const { code, stderr } = await release();
      await git('checkout', '--quiet', '.');
      expect([code, stderr]).toEqual([1, expect.stringContaining('README.md')]);
    },
    2 * minuteMs,
  );

  it(
    'makes versions, change logs, one commit and tags that can be pushed and published, and the repository still fits together',
    async () => {
      const commands = await releaseAndPublish();
      expect(commands).not.toContain('contracts');
      expect(await versionOf('libs/rbac/package.json')).toBe('0.2.0');
      expect(await git('log', '-1', '--format=%s')).toBe('chore(release): chat-stream 0.1.1, rbac 0.2.0\n');
      expect(await listTags('--points-at', 'HEAD')).toEqual(['chat-stream@0.1.1', 'rbac@0.2.0']);
      expect(await read('libs/rbac/api/accepted.txt')).toContain('//// @portal/rbac.');
      const log = await read('libs/rbac/CHANGELOG.md');
      expect(log).toMatch(/^# Changelog\n[\s\S]*## 0\.2\.0 [\s\S]*another shape/);
      // What depends on a library by its exact version moves along; npm would else look for the old one in a registry.
      expect(await read('apps/portal-api/package.json')).toContain('"@portal/rbac": "0.2.0"');
      const lock = JSON.parse(await read('package-lock.json')) as {
        packages: Record<string, { version: string }>;
      };
      expect(lock.packages['libs/rbac']?.version).toBe('0.2.0');
      expect(await git('status', '--porcelain')).toBe('');
      expect(await git('rev-parse', 'HEAD')).toBe(await git('--git-dir', remote, 'rev-parse', 'main'));
      expect(await publishedVersions('@portal/rbac')).toEqual(['0.1.0', '0.2.0']);
      expect(await publishedVersions('@portal/contracts')).toEqual(['0.1.0']);
    },
    3 * minuteMs,
  );
});
