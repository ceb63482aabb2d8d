import { join } from 'node:path';
import { bundleEntries } from './packages/bundle-entries.js';
import { workspaceRoot } from './workspace.js';

const [project] = process.argv.slice(2);
if (project === undefined || !/^[a-z][a-z-]*$/.test(project)) {
  console.error('Usage: tsx tools/src/bundle-library.ts <library>, for example anonymizer');
  process.exit(1);
}
await bundleEntries(project, join(workspaceRoot, 'libs', project, 'dist'));
