import { relative, join } from 'node:path';
import { listPublishable } from '../packages/publishable.js';
import { packStaged, stagePackage } from '../packages/stage.js';
import { workspaceRoot } from '../workspace.js';

/**
 * Packs the libraries as they are published: freshly built, with API documents. `npm publish` takes the tarballs. Names of
 * projects behind the command leave the others out.
 */
const output = join(workspaceRoot, 'dist/packages');
const wanted = process.argv.slice(2);
const libraries = listPublishable(workspaceRoot);
const known = libraries.map(({ project }) => project);
const unknown = wanted.filter((project) => !known.includes(project));
if (unknown.length > 0) {
  console.error(`There is no library ${unknown.join(', ')}, only ${known.join(', ')}.`);
  process.exit(1);
}

const chosen = libraries.filter(({ project }) => wanted.length === 0 || wanted.includes(project));
const tarballs = chosen.map(async (library) => {
  const staged = join(output, library.project);
  await stagePackage(workspaceRoot, library, staged);
  return packStaged(staged, output, process.env);
});
for (const tarball of await Promise.all(tarballs)) console.log(relative(workspaceRoot, tarball));
