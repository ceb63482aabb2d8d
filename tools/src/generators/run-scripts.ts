import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@nx/devkit';
import { check } from './generator-error.js';

/** Runs scripts of the root's package.json after the files are written; the first that fails ends it. */
export function runScripts(names: readonly string[]): void {
  for (const name of names) {
    const { status } = spawnSync('npm', ['run', '--silent', name], {
      cwd: join(workspaceRoot),
      stdio: 'inherit',
    });
    check(status === 0, `The files are written, but npm run ${name} failed.`);
  }
}
