import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOrThrow } from '../packages/run.js';
import type { Publishable } from '../packages/publishable.js';
import { withTitleFirst } from './change-log.js';
import { pinLock, pinManifest, type Versions } from './pin-versions.js';

/** A library with its new version. */
export interface Released {
  readonly project: string;
  readonly to: string;
}

/** Names the new versions in every package.json of the repository, and in the lock file. */
export async function pinEverywhere(
  root: string,
  released: readonly Released[],
  libraries: readonly Publishable[],
): Promise<void> {
  const nameOf = new Map(libraries.map(({ project, name }) => [project, name]));
  const versions: Versions = Object.fromEntries(
    released.map(({ project, to }) => [nameOf.get(project)!, to]),
  );
  const listed = await runOrThrow('git', ['ls-files', '*package.json'], { cwd: root });
  for (const file of listed.split('\n').filter((line) => line !== '')) {
    const pinned = pinManifest(await readFile(join(root, file), 'utf8'), versions);
    if (pinned !== undefined) await writeFile(join(root, file), pinned);
  }
  const lock = join(root, 'package-lock.json');
  await writeFile(lock, pinLock(await readFile(lock, 'utf8'), versions));
}

/** Puts the titles of the change logs back to the top. */
export async function orderChangeLogs(libraries: readonly Publishable[]): Promise<void> {
  for (const { folder } of libraries) {
    const file = join(folder, 'CHANGELOG.md');
    if (existsSync(file)) await writeFile(file, withTitleFirst(await readFile(file, 'utf8')));
  }
}

/** One commit for all, and a tag for each: `rbac@0.2.0`. */
export async function commitRelease(root: string, released: readonly Released[]): Promise<void> {
  const git = (...args: readonly string[]) => runOrThrow('git', args, { cwd: root });
  const list = released.map(({ project, to }) => `${project} ${to}`).join(', ');
  await git('add', '--all');
  // First versions may need no change at all; the commit says nevertheless what was released.
  await git('commit', '--quiet', '--allow-empty', '--message', `chore(release): ${list}`);
  for (const { project, to } of released) {
    const tag = `${project}@${to}`;
    await git('tag', '--annotate', tag, '--message', tag);
  }
}
