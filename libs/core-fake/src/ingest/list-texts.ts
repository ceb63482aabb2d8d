import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bounds of a scan: a knowledge folder that is larger is read in part. */
const most = { files: 1_000, folders: 100, depth: 8 } as const;

/**
 * A mark of each file's version, by path with "/" between its parts, nearest first. Hidden names and symbolic links are
 * left out. `visit` gets every folder before it is read. Rejects when the folder is missing.
 */
export async function listTexts(
  root: string,
  visit: (folder: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  let folders = 0;
  const waiting: { path: string; depth: number }[] = [{ path: '', depth: 0 }];
  for (let next = waiting.shift(); next && folders < most.folders; next = waiting.shift()) {
    const folder = join(root, next.path);
    folders += 1;
    const entries = await readEntries(folder, visit).catch((error: unknown) => {
      if (next.path === '') throw error;
      return []; // removed while the others were read
    });
    for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name, 'en'))) {
      if (entry.name.startsWith('.')) continue;
      const path = next.path === '' ? entry.name : `${next.path}/${entry.name}`;
      if (entry.isDirectory() && next.depth < most.depth) waiting.push({ path, depth: next.depth + 1 });
      if (entry.isFile() && files.size < most.files) {
        const stats = await stat(join(root, path)).catch(() => undefined);
        if (stats) files.set(path, `${stats.mtimeMs}:${stats.size}`);
      }
    }
  }
  return files;
}

async function readEntries(folder: string, visit: (folder: string) => void): Promise<Dirent[]> {
  visit(folder);
  return readdir(folder, { withFileTypes: true });
}
