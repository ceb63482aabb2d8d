import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What an entry weighs in a web page that uses all of it. */
export interface BundleSize {
  readonly specifier: string;
  /** Minified, in bytes. */
  readonly minified: number;
  /** Minified and compressed by gzip, in bytes. */
  readonly gzip: number;
  /** Bytes left of a page that imports the entry and uses nothing: zero when it has no side effects. */
  readonly unused: number;
}

/** Measures an entry as installed in a folder. Fails when it needs something that a browser does not have. */
export async function measureBundle(folder: string, specifier: string): Promise<BundleSize> {
  const all = await bundle(folder, `export * from '${specifier}';`);
  const none = await bundle(folder, `import '${specifier}';`);
  return { specifier, minified: all.length, gzip: gzipSync(all, { level: 9 }).length, unused: none.length };
}

async function bundle(folder: string, contents: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'js' },
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]!.contents;
}

/** The sizes as a table for a terminal, in KiB. */
export function formatSizes(sizes: readonly BundleSize[], limits: Readonly<Record<string, number>>): string {
  const width = Math.max(...sizes.map(({ specifier }) => specifier.length));
  const kib = (bytes: number) => (bytes / 1024).toFixed(1).padStart(8);
  const line = (name: string, ...cells: string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join('  ');
  return [
    line('KiB', 'min', 'gzip', 'limit'),
    ...sizes.map(({ specifier, minified, gzip }) =>
      line(specifier, kib(minified), kib(gzip), kib(limits[specifier] ?? 0)),
    ),
  ].join('\n');
}
