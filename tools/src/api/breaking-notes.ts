import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Publishable } from '../packages/publishable.js';
import { describeChange, type BreakingChange } from './compare-apis.js';

const title =
  '# Breaking changes\n\nWritten by `npm run api:accept -- --breaking`; a release of what is listed must be a breaking one.\n';

const headingOf = (version: string): string => `## After ${version}`;

/** Where a library keeps the breaks that were accepted on purpose. */
export const notesPath = (folder: string): string => join(folder, 'api/breaking.md');

/** Adds accepted breaks to the library's notes, below the version that they come after. */
export async function recordBreaks(library: Publishable, breaks: readonly BreakingChange[]): Promise<void> {
  const path = notesPath(library.folder);
  const notes = existsSync(path) ? await readFile(path, 'utf8') : title;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, addBreaks(notes, library.manifest.version, breaks.map(describeChange)));
}

/** The notes with more lines below the heading of a version; the newest version stands first. */
export function addBreaks(notes: string, version: string, lines: readonly string[]): string {
  const known = listBreaks(notes, version);
  const fresh = lines.filter((line) => !known.includes(line)).map((line) => `- ${line}\n`);
  const heading = `${headingOf(version)}\n\n`;
  if (notes.includes(heading)) return notes.replace(heading, heading + fresh.join(''));
  const [head, ...rest] = notes.split(/^(?=## )/m);
  return [head!.trimEnd(), '\n\n', heading, ...fresh, ...(rest.length > 0 ? ['\n', ...rest] : [])].join('');
}

/** The breaks that were accepted after a version. */
export function listBreaks(notes: string, version: string): string[] {
  const part = notes.split(/^(?=## )/m).find((text) => text.startsWith(`${headingOf(version)}\n`));
  return (part ?? '')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));
}

/** The breaks of a library that no release has told of yet. */
export async function readBreaks({ folder, manifest }: Publishable): Promise<string[]> {
  const path = notesPath(folder);
  return existsSync(path) ? listBreaks(await readFile(path, 'utf8'), manifest.version) : [];
}
