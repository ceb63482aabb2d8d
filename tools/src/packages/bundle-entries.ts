import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { readerOf } from './list-reader.js';

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
const asModule = 'lists.js';
const asText = 'lists-of-node.js';

const options = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  // Half of the source is what makes it readable, and it is kept in memory for as long as the library is.
  minify: true,
  // The engine keeps a source in two bytes for each letter if it has a single one beyond Latin.
  charset: 'ascii',
  legalComments: 'inline',
  logLevel: 'warning',
  write: false,
} as const satisfies BuildOptions;

/** The units that esbuild leaves as they are: in patterns, and in raw texts that become patterns. Escaped they mean the same there. */
const beyondAscii = /\\?[^\0-\x7f]/g;

function escapeUnit(found: string): string {
  // Two backslashes would be one that stands for itself.
  if (found.startsWith('\\')) throw new Error(`Leave the backslash of ${found} out: it cannot be escaped.`);
  return `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

async function writeBundles(what: BuildOptions): Promise<void> {
  const { outputFiles } = await build({ ...what, ...options });
  for (const { path, text } of outputFiles) await writeFile(path, text.replace(beyondAscii, escapeUnit));
}

/**
 * Bundles the compiled entries of a project in place: what they share becomes `library.js` beside them, and the data
 * without a letter beyond Latin `lists.js`, with `lists-of-node.js` to read them from there.
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
        return { path: lists, external: true };
      });
    },
  };
  await writeBundles({
    entryPoints: entries.map((entry) => join(dist, entry)),
    outdir: dist,
    splitting: true,
    chunkNames: shared,
    plugins: [apart],
  });
  // They were met in the order in which the disk gave them: what is published is the same every time.
  const contents = [...latin]
    .sort()
    .map((file) => `export * from ${JSON.stringify(file)};`)
    .join('\n');
  const file = join(dist, asModule);
  await writeBundles({ stdin: { contents, resolveDir: dist }, outfile: file });
  const source = await readFile(file, 'latin1');
  // What is bundled again in one process is another module.
  const address = `${pathToFileURL(file).href}?${createHash('sha256').update(source).digest('hex')}`;
  const values = (await import(address)) as Readonly<Record<string, unknown>>;
  await writeFile(join(dist, asText), readerOf(asModule, source, values, `@portal/${project}`));
}
