import { join } from 'node:path';
import { listPublishable } from '../packages/publishable.js';
import { workspaceRoot } from '../workspace.js';
import { writeApiDocs } from './write-api-docs.js';

/** Writes the API documents of all libraries; packages carry the same pages in their folder `docs`. */
for (const library of listPublishable(workspaceRoot)) {
  const folder = join('dist/docs/api', library.project);
  await writeApiDocs(workspaceRoot, library, join(workspaceRoot, folder));
  console.log(`${library.name}: ${folder}/README.md`);
}
