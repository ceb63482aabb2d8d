import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { bundleAscii, type AsciiFile } from './ascii-bundle.js';
import { readerOf, type ReaderErrors } from './list-reader.js';

/** Modules of lists that a bundle imports and does not hold. */
export interface ListsApart {
  readonly plugin: Plugin;
  /** The modules that were met so far. */
  files(): readonly string[];
}

/**
 * Leaves the modules of a folder that have no letter beyond Latin out of a bundle, which imports all of them from one.
 *
 * @param folder of modules that hold nothing but data, as an absolute path
 * @param specifier what the bundle imports them by
 */
export function leaveListsApart(folder: string, specifier: string): ListsApart {
  const latin = new Set<string>();
  const plugin: Plugin = {
    name: 'lists-apart',
    setup({ onResolve, resolve }) {
      onResolve(
        { filter: /\/data\/[\w-]+\.js$/ },
        async ({ path, resolveDir, kind, importer, pluginData }) => {
          if (pluginData === plugin || join(resolveDir, dirname(path)) !== folder) return undefined;
          const found = await resolve(path, { resolveDir, kind, importer, pluginData: plugin });
          if (found.errors.length > 0 || /[^\0-\xff]/.test(await readFile(found.path, 'utf8')))
            return undefined;
          latin.add(found.path);
          return { path: specifier, external: true };
        },
      );
    },
  };
  // They were met in the order in which the disk gave them: what is published is the same every time.
  return { plugin, files: () => [...latin].sort() };
}

export interface ListFilesOptions {
  /** Where the two will be. */
  readonly folder: string;
  /** What runs them, as esbuild calls it. */
  readonly target: string;
  readonly errors: ReaderErrors;
  /** Code that comes before all that reads: what imports the lists runs behind it. */
  readonly banner?: string;
}

const asModule = 'lists.js';
const asText = 'lists-of-node.js';

/**
 * The modules of lists as one, `lists.js`, and what reads its text instead, `lists-of-node.js`, which Node is quicker with.
 *
 * @param files the modules, as absolute paths
 * @throws RangeError as `readerOf` does
 */
export async function listFiles(
  files: readonly string[],
  { folder, target, errors, banner = '' }: ListFilesOptions,
): Promise<readonly AsciiFile[]> {
  const contents = files.map((file) => `export * from ${JSON.stringify(file)};`).join('\n');
  const outfile = join(folder, asModule);
  const [made] = await bundleAscii({ stdin: { contents, resolveDir: folder }, outfile, target });
  const source = made?.text ?? '';
  const address = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
  const values = (await import(address)) as Readonly<Record<string, unknown>>;
  const reader = readerOf(asModule, source, values, errors);
  return [
    { path: outfile, text: source },
    { path: join(folder, asText), text: banner + reader },
  ];
}
