import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Scope } from '../permissions.js';
import { policyTable, reachWords } from '../policy-table.js';
import type { AcceptedCell } from './policy-breaks.js';

const file = fileURLToPath(new URL('../../api/policy.txt', import.meta.url));

/** Where accepted breaks are noted, those of the API and those of the table. */
export const notesFile = fileURLToPath(new URL('../../api/breaking.md', import.meta.url));

const head =
  '# Made by `npm run policy:page`. What consumers of this version may do; changes of the table are held against it.';

/** The accepted cells as text: a permission, a role and a reach in each line; what is not there is denied. */
export function acceptedText(): string {
  const held = policyTable().filter(({ reach }) => reach !== null);
  const lines = held.map(({ permission, role, reach }) => `${permission} ${role} ${reach}`);
  return `${head}\n\n${lines.join('\n')}\n`;
}

/** The text of the committed file. */
export const readAccepted = (): Promise<string> => readFile(file, 'utf8');

export const writeAccepted = (): Promise<void> => writeFile(file, acceptedText());

/** @throws {Error} for a line that is no cell. */
export function readCells(text: string): AcceptedCell[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [permission, role, reach, ...more] = line.split(' ');
    if (!permission || !role || !isScope(reach) || more.length > 0)
      throw new Error(`This is no cell: ${line}`);
    return { permission, role, reach };
  });
}

const isScope = (reach: string | undefined): reach is Scope =>
  reach !== undefined && Object.hasOwn(reachWords, reach);
