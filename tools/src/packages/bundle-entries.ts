import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Compiled entries that are put together into one file, by project. Loading the seventy small modules of the anonymizer
 * takes Node longer than what they do, and a third of the memory; a library of a few modules stays as it is.
 */
const bundled: Readonly<Record<string, readonly string[]>> = {
  anonymizer: ['index.js', 'cli.js'],
};

/**
 * Long lists without a letter beyond Latin stay files of their own: the engine keeps a source of Latin letters in half the
 * memory, and one that has a single other letter in it in two bytes for each.
 */
const latinData: Plugin = {
  name: 'latin-data',
  setup({ onResolve }) {
    onResolve(
      {
        filter:
          /\/data\/(?:en-(?:words|surnames|given-names|rare-names|figures|figures-texts)|ru-words|ru-given-forms-numbers|context-(?:names|weights))\.js$/,
      },
      ({ path }) => ({
        path: `./data/${basename(path)}`,
        external: true,
      }),
    );
  },
};

/** Bundles the compiled entries of a project in place: what they share becomes `library.js` beside them. */
export async function bundleEntries(project: string, dist: string): Promise<void> {
  const entries = bundled[project];
  if (entries === undefined) return;
  await build({
    entryPoints: entries.map((entry) => join(dist, entry)),
    outdir: dist,
    allowOverwrite: true,
    bundle: true,
    splitting: true,
    chunkNames: 'library',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [latinData],
    charset: 'utf8',
    legalComments: 'inline',
    logLevel: 'warning',
  });
}
