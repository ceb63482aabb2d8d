import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One personal value found where it must not be; the value itself is never printed. */
export interface Leak {
  readonly kind: string;
  readonly file: string;
  readonly line: number;
}

/** Looks for every planted value in a text, also where it was percent-encoded, JSON-escaped or coloured. */
export function findLeaks(planted: Readonly<Record<string, string>>, file: string, text: string): Leak[] {
  const lines = text.split('\n').map((line) => withoutColours(line).toLowerCase());
  return Object.entries(planted).flatMap(([kind, value]) => {
    const encoded = encodeURIComponent(value);
    // A form, and a query that is made like one, has "+" for a space.
    const forms = [value, encoded, encoded.replaceAll('%20', '+'), escapeNonAscii(value)].map((form) =>
      form.toLowerCase(),
    );
    return lines.flatMap((line, index) =>
      forms.some((form) => line.includes(form)) ? [{ kind, file, line: index + 1 }] : [],
    );
  });
}

/** The files under a folder that a scan reads; empty when there is no such folder. */
export async function listLogs(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.log')).map((name) => join(folder, name));
}

/** Scans files; one that cannot be read is an error, for a scan that skips is worth nothing. */
export async function scanFiles(
  planted: Readonly<Record<string, string>>,
  files: readonly string[],
): Promise<Leak[]> {
  const found = await Promise.all(
    files.map(async (file) => findLeaks(planted, file, await readFile(file, 'utf8'))),
  );
  return found.flat();
}

/** The line as it came, too: not all that a terminal hides is a colour. */
function withoutColours(line: string): string {
  return line.includes('\u001b') ? `${line}\n${stripVTControlCharacters(line)}` : line;
}

function escapeNonAscii(value: string): string {
  return value.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
