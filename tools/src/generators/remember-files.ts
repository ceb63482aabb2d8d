import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tree } from '@nx/devkit';

/**
 * Remembers the files that a tree is about to write, and some more, as they are on disk. The result puts them back; files
 * that were not there go, with the folders that only they were in.
 */
export function rememberFiles(tree: Tree, more: readonly string[]): () => void {
  const paths = [...tree.listChanges().map(({ path }) => path), ...more].map((path) => join(tree.root, path));
  const kept = paths.map((path) => [path, existsSync(path) ? readFileSync(path) : undefined] as const);
  return () => {
    for (const [path, content] of kept) {
      if (content === undefined) removeFile(path, tree.root);
      else {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, content);
      }
    }
  };
}

function removeFile(path: string, root: string): void {
  rmSync(path, { force: true });
  for (let folder = dirname(path); folder !== root; folder = dirname(folder)) {
    if (!existsSync(folder) || readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  }
}
