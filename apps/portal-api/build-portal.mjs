import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');

/** Where the tests find the anonymizer in one file. */
export const anonymizer = join(import.meta.dirname, 'dist/anonymizer.js');

/**
 * Before the tests: bundles the portal, for those that run it as a process of its own, as it is deployed and up in a third of
 * the time; and the anonymizer, whose 350 modules every test file would load anew one by one, in half a second.
 */
export default async function buildPortal() {
  const app = ['--import=tsx', 'tools/src/build-app.ts', 'portal-api'];
  execFileSync(process.execPath, app, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  await build({
    entryPoints: [join(root, 'libs/anonymizer/src/index.ts')],
    outfile: anonymizer,
    bundle: true,
    platform: 'node',
    format: 'esm',
    charset: 'utf8',
    logLevel: 'warning',
  });
}
