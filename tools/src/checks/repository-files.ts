import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { workspaceRoot } from '../workspace.js';

const skipped = new Set(['node_modules', 'dist', 'test-output', 'tmp']);

/** Files of the repository below a folder whose names match, as paths from the root with forward slashes. */
export function listFiles(folder: string, matches: RegExp): string[] {
  return readdirSync(join(workspaceRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isSkipped(entry.name) ? [] : listFiles(path, matches);
    return entry.isFile() && matches.test(entry.name) ? [relative('.', path).split(sep).join('/')] : [];
  });
}

export function readText(path: string): string {
  return readFileSync(join(workspaceRoot, path), 'utf8');
}

function isSkipped(name: string): boolean {
  return skipped.has(name) || name.startsWith('.');
}
