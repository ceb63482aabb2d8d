import { parseArgs } from 'node:util';
import { listPublishable } from '../packages/publishable.js';
import { workspaceRoot } from '../workspace.js';
import { readAccepted, toText, writeAccepted } from './accepted-file.js';
import { recordBreaks } from './breaking-notes.js';
import { compareApis, describeChange } from './compare-apis.js';
import { readApi } from './declarations.js';

/** Takes the present API of the libraries as what consumers rely on; one that breaks them only with `--breaking`. */
const { breaking: mayBreak } = parseArgs({ options: { breaking: { type: 'boolean' } } }).values;

for (const library of listPublishable(workspaceRoot)) {
  const present = readApi(library);
  const accepted = await readAccepted(library.folder);
  const breaks = accepted ? compareApis(library.folder, accepted, present) : [];
  const lines = breaks.map((change) => `  ${describeChange(change)}`);
  if (accepted && toText(accepted) === toText(present)) {
    console.log(`${library.name}: nothing has changed.`);
  } else if (breaks.length > 0 && !mayBreak) {
    console.error(`${library.name}: this breaks its consumers, so it is not accepted:\n${lines.join('\n')}`);
    console.error('If it must be: npm run api:accept -- --breaking, and commit it as a breaking change.');
    process.exitCode = 1;
  } else {
    await writeAccepted(library.folder, present);
    if (breaks.length > 0) await recordBreaks(library, breaks);
    console.log(`${library.name}: libs/${library.project}/api is written; commit it.`);
    if (breaks.length > 0) console.log(`  The commit must say so: feat(${library.project})!: …`);
  }
}
