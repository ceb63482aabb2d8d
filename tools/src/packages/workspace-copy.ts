import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

const ownScope = '@portal';
const skipped = new Set(['.git', '.nx', 'dist', 'node_modules', 'test-output', 'tmp']);

/**
 * Copies the sources of the repository to another folder where all commands work: installed packages are linked, and the
 * repository's own packages are those of the copy.
 */
export async function copyWorkspace(root: string, target: string): Promise<void> {
  await cp(root, target, { recursive: true, filter: (source) => !skipped.has(basename(source)) });
  await linkInstalled(root, target);
}

/** Makes `node_modules` of a copy or a clone of the repository. */
export async function linkInstalled(root: string, target: string): Promise<void> {
  const modules = join(root, 'node_modules');
  await mkdir(join(target, 'node_modules', ownScope), { recursive: true });
  for (const name of await readdir(modules))
    if (name !== ownScope && name !== '.cache')
      await symlink(join(modules, name), join(target, 'node_modules', name));
  for (const folder of await listProjectFolders(target)) {
    const name = basename(folder);
    await symlink(folder, join(target, 'node_modules', ownScope, name));
    const nested = join(root, relative(target, folder), 'node_modules');
    if (existsSync(nested)) await symlink(nested, join(folder, 'node_modules'));
  }
}

/** The folders of the projects, apps and libs first. */
export async function listProjectFolders(target: string): Promise<string[]> {
  const groups = await Promise.all(
    ['apps', 'libs'].map(async (group) =>
      (await readdir(join(target, group))).map((name) => join(target, group, name)),
    ),
  );
  const folders = [...groups.flat(), join(target, 'tools'), join(target, 'e2e')];
  return folders.filter((folder) => existsSync(join(folder, 'package.json')));
}
