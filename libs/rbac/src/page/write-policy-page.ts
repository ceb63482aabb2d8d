import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { policyTable } from '../policy-table.js';
import { notesFile, readAccepted, readCells, writeAccepted } from './accepted-policy.js';
import { noteBreaks } from './note-breaks.js';
import { policyBreaks } from './policy-breaks.js';
import { policyPage, policyPageFile } from './policy-page.js';

/** Writes the page, and takes the table as what consumers rely on; one that takes something away only with `--breaking`. */
const { breaking: mayBreak } = parseArgs({ options: { breaking: { type: 'boolean' } } }).values;
const breaks = policyBreaks(readCells(await readAccepted()), policyTable());

if (breaks.length > 0 && !mayBreak) {
  const lines = breaks.map((line) => `  ${line}\n`).join('');
  process.stderr.write(`This breaks the consumers of @portal/rbac, so it is not accepted:\n${lines}`);
  process.stderr.write(
    'If it must be: npm run policy:page -- --breaking, and commit it as a breaking change.\n',
  );
  process.exitCode = 1;
} else {
  await writeFile(policyPageFile, policyPage());
  await writeAccepted();
  if (breaks.length > 0) await note(breaks);
}

async function note(lines: readonly string[]): Promise<void> {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const notes = existsSync(notesFile) ? await readFile(notesFile, 'utf8') : undefined;
  await writeFile(notesFile, noteBreaks(notes, version, lines));
  process.stdout.write('libs/rbac/api is written. The commit must say so: feat(rbac)!: …\n');
}
