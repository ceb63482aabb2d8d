import { spawnSync } from 'node:child_process';
import { check } from './generator-error.js';

/** Runs scripts of the root's package.json after the files are written; when one fails, all is taken back. */
export function runScripts(root: string, names: readonly string[], takeBack: () => void): void {
  process.on('SIGINT', leaveToScript);
  try {
    for (const name of names) {
      const { status } = spawnSync('npm', ['run', '--silent', name], { cwd: root, stdio: 'inherit' });
      if (status !== 0) takeBack();
      check(status === 0, `npm run ${name} failed on what was written; all files are again as they were.`);
    }
  } finally {
    process.off('SIGINT', leaveToScript);
  }
}

/** Ctrl-C reaches the script as well, which then has failed: this process has to live on to take all back. */
const leaveToScript = (): void => undefined;
