import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Api } from './declarations.js';

const head =
  'Made by `npm run api:accept`. What consumers of this version rely on; changes are held against it.';
const entryMark = '//// entry ';
const fileMark = '//// file ';

/** Where a library keeps its accepted API. */
export const acceptedPath = (folder: string): string => join(folder, 'api/accepted.txt');

export async function readAccepted(folder: string): Promise<Api | undefined> {
  const path = acceptedPath(folder);
  return existsSync(path) ? fromText(await readFile(path, 'utf8')) : undefined;
}

export async function writeAccepted(folder: string, api: Api): Promise<void> {
  const path = acceptedPath(folder);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, toText(api));
}

/** One text a library, so that a change of its API is read in one place of a diff. */
export function toText({ name, entries, files }: Api): string {
  const entryLines = Object.entries(entries).map(([key, file]) => `${entryMark}${key} ${file}`);
  const parts = Object.entries(files).map(([file, text]) => `${fileMark}${file}\n${text.trimEnd()}`);
  return `${[`//// ${name}. ${head}`, entryLines.join('\n'), ...parts].join('\n\n')}\n`;
}

export function fromText(text: string): Api {
  const [first = '', ...parts] = text.split(`\n\n${fileMark}`);
  const [title = '', ...lines] = first.split('\n').filter((line) => line !== '');
  const entries = lines.map((line) => line.slice(entryMark.length).split(' ') as [string, string]);
  const files = parts.map((part): [string, string] => {
    const end = part.indexOf('\n');
    return [part.slice(0, end), `${part.slice(end + 1).trimEnd()}\n`];
  });
  return {
    name: title.slice('//// '.length, title.indexOf('. ')),
    entries: Object.fromEntries(entries),
    files: Object.fromEntries(files),
  };
}
