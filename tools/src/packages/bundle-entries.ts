import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleAscii } from './ascii-bundle.js';
import { leaveListsApart, listFiles } from './lists-apart.js';

/**
 * Compiled entries that are put together into one file, by project. Loading the three hundred small modules of the anonymizer
 * takes Node longer than what they do, and a third of the memory; a library of a few modules stays as it is.
 */
const bundled: Readonly<Record<string, readonly string[]>> = {
  anonymizer: ['index.js', 'cli.js'],
};

/** What the entries share. */
const shared = 'library';
/** The lists that it imports, as `imports` of its package.json tells: bundlers take the module, and Node what reads its text. */
const lists = '#lists';
const target = 'node20';

/**
 * Bundles the compiled entries of a project in place: what they share becomes `library.js` beside them, and the data
 * without a letter beyond Latin `lists.js`, with `lists-of-node.js` to read them from there.
 */
export async function bundleEntries(project: string, dist: string): Promise<void> {
  const entries = bundled[project];
  if (entries === undefined) return;
  const apart = leaveListsApart(join(dist, 'data'), lists);
  const code = await bundleAscii({
    entryPoints: entries.map((entry) => join(dist, entry)),
    outdir: dist,
    target,
    splitting: true,
    chunkNames: shared,
    plugins: [apart.plugin],
  });
  const data = await listFiles(apart.files(), {
    folder: dist,
    target,
    errors: {
      gone: `lists.js of @portal/${project} cannot be read. In a bundle, let the condition "module" be met, or leave the package out of it.`,
      changed: `lists.js of @portal/${project} was changed: install it again.`,
    },
  });
  for (const { path, text } of [...code, ...data]) await writeFile(path, text);
}
