import { build, type BuildOptions } from 'esbuild';

const options = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  // Half of the source is what makes it readable, and it is kept in memory for as long as the library is.
  minify: true,
  charset: 'ascii',
  legalComments: 'inline',
  logLevel: 'warning',
  write: false,
} as const satisfies BuildOptions;

/** The units that esbuild leaves as they are: in patterns, and in raw texts that become patterns. Escaped they mean the same there. */
const beyondAscii = /\\?[^\0-\x7f]/g;

/**
 * A source with nothing but ASCII: the engine keeps it in two bytes for each letter if it has a single one beyond Latin.
 *
 * @param source one of which esbuild has escaped all other texts
 * @throws Error for a backslash before such a letter
 */
export const escapeBeyondAscii = (source: string): string => source.replace(beyondAscii, escapeUnit);

function escapeUnit(found: string): string {
  // Two backslashes would be one that stands for itself.
  if (found.startsWith('\\')) throw new Error(`Leave the backslash of ${found} out: it cannot be escaped.`);
  return `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A file of a bundle, of nothing but ASCII. */
export interface AsciiFile {
  readonly path: string;
  readonly text: string;
}

/** Bundles a library as small as it gets, and writes nothing. */
export async function bundleAscii(what: BuildOptions): Promise<readonly AsciiFile[]> {
  const { outputFiles } = await build({ ...what, ...options });
  return outputFiles.map(({ path, text }) => ({ path, text: escapeBeyondAscii(text) }));
}
