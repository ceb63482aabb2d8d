import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bounds of a scan: a knowledge folder that is larger is read in part. */
const most = { files: 1_000, folders: 100, depth: 8 } as const;

export interface FolderContent {
  /** A mark of each file's version, by path with "/" between its parts. */
  readonly files: ReadonlyMap<string, string>;
  /** The folders that were read, as the file system names them. */
  readonly folders: readonly string[];
}

/** What is in a folder, nearest first; hidden names and symbolic links are left out. Rejects when the folder is missing. */
export async function listTexts(root: string): Promise<FolderContent> {
  const files = new Map<string, string>();
  const folders: string[] = [];
  const waiting: { path: string; depth: number }[] = [{ path: '', depth: 0 }];
  for (let next = waiting.shift(); next && folders.length < most.folders; next = waiting.shift()) {
    const folder = join(root, next.path);
    const entries = await readdir(folder, { withFileTypes: true });
    folders.push(folder);
    for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name, 'en'))) {
      if (entry.name.startsWith('.')) continue;
      const path = next.path === '' ? entry.name : `${next.path}/${entry.name}`;
      if (entry.isDirectory() && next.depth < most.depth) waiting.push({ path, depth: next.depth + 1 });
      if (entry.isFile() && files.size < most.files) {
        const { mtimeMs, size } = await stat(join(root, path));
        files.set(path, `${mtimeMs}:${size}`);
      }
    }
  }
  return { files, folders };
}
