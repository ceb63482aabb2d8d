import { execFileSync } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');

/** Where the tests find the anonymizer in one file. No part of what is deployed. */
export const anonymizer = join(root, 'tmp/portal-api/anonymizer.mjs');

/**
 * Before the tests: bundles the portal, for those that run it as a process of its own, as it is deployed and up in a third of
 * the time; and the anonymizer, whose 350 modules every test file would load anew one by one, in half a second.
 */
export default async function buildPortal() {
  const app = ['--import=tsx', 'tools/src/build-app.ts', 'portal-api'];
  execFileSync(process.execPath, app, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  // Another run finds the old file or the new one, and never half of it.
  const beside = `${anonymizer}.${process.pid}`;
  await build({
    entryPoints: [join(root, 'libs/anonymizer/src/index.ts')],
    outfile: beside,
    bundle: true,
    platform: 'node',
    format: 'esm',
    charset: 'utf8',
    logLevel: 'warning',
  });
  await rename(beside, anonymizer);
}
