import { appendFile, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { writeApiDocs } from '../docs/write-api-docs.js';
import { bundleEntries } from './bundle-entries.js';
import type { Publishable } from './publishable.js';
import { publishedManifest } from './published-manifest.js';
import { listReached } from './reached-files.js';
import { runOrThrow } from './run.js';

const reference = `
## API reference

[docs/README.md](docs/README.md) describes every export of this version.
`;

/**
 * Puts a library together as it is published, into an empty folder: freshly compiled without source maps, only files
 * that an export or a command reaches, with API documents, licence and change log, and a manifest without what only
 * this repository needs.
 */
export async function stagePackage(root: string, library: Publishable, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const compiler = join(root, 'node_modules/native-typescript/bin/tsc');
  const project = join(library.folder, 'tsconfig.build.json');
  const output = ['--outDir', join(target, 'dist'), '--sourceMap', 'false', '--declarationMap', 'false'];
  await Promise.all([
    runOrThrow(process.execPath, [compiler, '-p', project, ...output], { cwd: library.folder }),
    writeApiDocs(root, library, join(target, 'docs'), { isCompiled: true }),
  ]);
  await bundleEntries(library.project, join(target, 'dist'));

  const manifest = publishedManifest(library.manifest);
  await writeFile(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const entry of new Set([...manifest.files, 'README.md'])) {
    const source = join(library.folder, entry);
    if (entry !== 'dist' && !entry.startsWith('!') && existsSync(source))
      await cp(source, join(target, entry), { recursive: true });
  }
  await cp(join(root, 'LICENSE'), join(target, 'LICENSE'));
  await appendFile(join(target, 'README.md'), reference);
  await removeUnreached(target, library);
}

async function removeUnreached(target: string, { manifest, subpaths }: Publishable): Promise<void> {
  const roots = [
    ...subpaths.map(({ built }) => built),
    ...Object.values(manifest.bin ?? {}),
    ...Object.values(manifest.imports ?? {}).flatMap((targets) => Object.values(targets)),
  ];
  const reached = await listReached(roots.map((file) => join(target, file)));
  const built = await readdir(join(target, 'dist'), { recursive: true, withFileTypes: true });
  const files = built.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.filter((file) => !reached.has(file)).map((file) => rm(file)));
}

/** Packs a staged folder by npm; gives the path of the tarball. */
export async function packStaged(
  staged: string,
  destination: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  await mkdir(destination, { recursive: true });
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination];
  const printed = await runOrThrow('npm', args, { cwd: staged, env });
  return join(destination, readFileName(printed, staged));
}

function readFileName(printed: string, staged: string): string {
  // npm prints a list of packages, newer ones an object of them by name.
  const [packed] = Object.values(JSON.parse(printed) as Record<string, { filename: string }>);
  if (!packed) throw new Error(`npm pack told nothing about ${relative(dirname(staged), staged)}.`);
  return packed.filename;
}
