import { relative, join } from 'node:path';
import { listPublishable } from '../packages/publishable.js';
import { packStaged, stagePackage } from '../packages/stage.js';
import { workspaceRoot } from '../workspace.js';

/** Packs the libraries as they are published: freshly built, with API documents. `npm publish` takes the tarballs. */
const output = join(workspaceRoot, 'dist/packages');

const tarballs = listPublishable(workspaceRoot).map(async (library) => {
  const staged = join(output, library.project);
  await stagePackage(workspaceRoot, library, staged);
  return packStaged(staged, output, process.env);
});
for (const tarball of await Promise.all(tarballs)) console.log(relative(workspaceRoot, tarball));
