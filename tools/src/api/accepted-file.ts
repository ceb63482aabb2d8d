import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Api } from './declarations.js';

const head =
  'Made by `npm run api:accept`. What consumers of this version rely on; changes are held against it.';
const entryMark = '//// entry ';
const promiseMark = '//// promise ';
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
export function toText({ name, entries, promises, files }: Api): string {
  const lines = [
    ...Object.entries(entries).map(([key, file]) => `${entryMark}${key} ${file}`),
    ...Object.entries(promises).map(([promise, value]) => `${promiseMark}${promise}: ${value}`),
  ];
  const parts = Object.entries(files).map(([file, text]) => `${fileMark}${file}\n${text.trimEnd()}`);
  return `${[`//// ${name}. ${head}`, lines.join('\n'), ...parts].join('\n\n')}\n`;
}

export function fromText(text: string): Api {
  const [first = '', ...parts] = text.split(`\n\n${fileMark}`);
  const [title = '', ...lines] = first.split('\n').filter((line) => line !== '');
  const behind = (mark: string, between: string) =>
    lines
      .filter((line) => line.startsWith(mark))
      .map((line) => line.slice(mark.length))
      .map((line) => [
        line.slice(0, line.indexOf(between)),
        line.slice(line.indexOf(between) + between.length),
      ]);
  const files = parts.map((part): [string, string] => {
    const end = part.indexOf('\n');
    return [part.slice(0, end), `${part.slice(end + 1).trimEnd()}\n`];
  });
  return {
    name: title.slice('//// '.length, title.indexOf('. ')),
    entries: Object.fromEntries(behind(entryMark, ' ')) as Api['entries'],
    promises: Object.fromEntries(behind(promiseMark, ': ')) as Api['promises'],
    files: Object.fromEntries(files),
  };
}
