import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { workspaceRoot } from '../workspace.js';
import { escapeBeyondAscii } from './ascii-bundle.js';
import { leaveListsApart, listFiles } from './lists-apart.js';
import { oneCopyOfEach } from './one-copy.js';

/** Older versions would end in an error of some package inside, which says nothing of them. */
const nodeNeeded = 24;
/** Code that stands before all other. */
export const refuseOlderNode = `if (Number.parseInt(process.versions.node, 10) < ${nodeNeeded}) {
  console.error(\`Node.js ${nodeNeeded} is needed; this is \${process.versions.node}.\`);
  process.exit(1);
}`;

const data = join(workspaceRoot, 'libs/anonymizer/src/data');
const listsBeside = './lists-of-node.js';
const errors = {
  gone: 'lists.js cannot be read: copy the whole folder that this was built into.',
  changed: 'lists.js is not the one that was built with this: copy the whole folder again.',
};

/**
 * Bundles a source file and everything it imports into one file that this repository's Node runs. If the anonymizer is among that, its
 * lists go beside, and Node reads them as data.
 *
 * @param more what this bundle differs in
 */
export async function bundleSource(entry: string, outfile: string, more: BuildOptions = {}): Promise<void> {
  const target = `node${nodeNeeded}`;
  const folder = dirname(outfile);
  const lists = leaveListsApart(data, listsBeside);
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target,
    format: 'esm',
    conditions: ['@portal/source'],
    charset: 'ascii',
    plugins: [lists.plugin, oneCopyOfEach(workspaceRoot)],
    logLevel: 'warning',
    ...more,
    write: false,
  });
  // Before a first build there is none, and what is bundled from nowhere is not found.
  await mkdir(folder, { recursive: true });
  const files = lists.files();
  const apart =
    files.length === 0
      ? []
      : await listFiles(files, { folder, target, errors, banner: `${refuseOlderNode}\n` });
  for (const { path, text } of apart) await replaceFile(path, text);
  for (const { path, text } of outputFiles)
    await replaceFile(path, /\.m?js$/.test(path) ? escapeBeyondAscii(text) : text);
}

/** At once: a process that starts meanwhile, and another build, find the old file or the new one, and never half of it. */
async function replaceFile(path: string, text: string): Promise<void> {
  const beside = `${path}.${process.pid}`;
  await writeFile(beside, text);
  await rename(beside, path);
}
