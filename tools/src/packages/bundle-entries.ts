import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

/**
 * Compiled entries that are put together into one file, by project. Loading the three hundred small modules of the anonymizer
 * takes Node longer than what they do, and a third of the memory; a library of a few modules stays as it is.
 */
const bundled: Readonly<Record<string, readonly string[]>> = {
  anonymizer: ['index.js', 'cli.js'],
};

/** What the entries share, and the lists that it imports. */
const shared = 'library';
const lists = 'lists.js';

const options = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  // Half of the source is what makes it readable, and it is kept in memory for as long as the library is.
  minify: true,
  // Other letters escaped: the engine keeps a source in two bytes for each letter if it has a single one beyond Latin.
  charset: 'ascii',
  legalComments: 'inline',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * Bundles the compiled entries of a project in place: what they share becomes `library.js` beside them, and the data
 * without a letter beyond Latin `lists.js`. Two files are read one by one, which takes less memory than both at once.
 */
export async function bundleEntries(project: string, dist: string): Promise<void> {
  const entries = bundled[project];
  if (entries === undefined) return;
  const latin = new Set<string>();
  const apart: Plugin = {
    name: 'latin-data',
    setup({ onResolve }) {
      onResolve({ filter: /\/data\/[\w-]+\.js$/ }, async ({ path, resolveDir }) => {
        const file = join(resolveDir, path);
        if (/[^\0-\xff]/.test(await readFile(file, 'utf8'))) return undefined;
        latin.add(file);
        return { path: `./${lists}`, external: true };
      });
    },
  };
  await build({
    ...options,
    entryPoints: entries.map((entry) => join(dist, entry)),
    outdir: dist,
    allowOverwrite: true,
    splitting: true,
    chunkNames: shared,
    plugins: [apart],
  });
  // They were met in the order in which the disk gave them: what is published is the same every time.
  const contents = [...latin]
    .sort()
    .map((file) => `export * from ${JSON.stringify(file)};`)
    .join('\n');
  await build({
    ...options,
    stdin: { contents, resolveDir: dist },
    outfile: join(dist, lists),
  });
}
