import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { transform } from 'esbuild';

const packageFolder = join(import.meta.dirname, '..');
const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');

it('the first example of README.md runs as it is written, prints what README.md says, and ends by itself', async () => {
  const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  const { code } = await transform(example, { loader: 'ts' });
  const flags = ['--import=tsx', '--conditions=@portal/source', '--input-type=module', '--eval', code];
  const options = { cwd: packageFolder, timeout: 15_000 };
  const { stdout } = await promisify(execFile)(process.execPath, flags, options);
  const [, promised] = /It prints `(.*?)`/.exec(readme) ?? [];
  expect(stdout).toBe(`${promised}\n`);
});
