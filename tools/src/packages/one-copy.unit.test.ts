import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { oneCopyOfEach } from './one-copy.js';

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'portal-copies-')));
});
afterEach(() => rm(root, { recursive: true }));

async function write(files: Readonly<Record<string, string | object>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** A package whose version is in its text. */
const tables = (place: string, version: string) => ({
  [`${place}/package.json`]: { name: 'tables', version, main: './lib/index.js' },
  [`${place}/lib/index.js`]: `module.exports = 'tables ${version} of ${place}';`,
});

async function bundle(): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'entry.js')],
    bundle: true,
    write: false,
    plugins: [oneCopyOfEach(root)],
  });
  return outputFiles[0]!.text.match(/tables [\d.]+ of [\w/]+/g) ?? [];
}

describe('packages in a bundle', () => {
  test('are there once for each version, however many places npm has put them into', async () => {
    const users = ['cookies', 'accepts', 'ranges'];
    const nested = (name: string) => `node_modules/${name}/node_modules/tables`;
    const packages: Record<string, object> = { 'node_modules/tables': { version: '2.0.0' } };
    for (const name of users) {
      packages[nested(name)] = { version: name === 'ranges' ? '1.5.0' : '1.0.0' };
      await write({
        ...tables(nested(name), name === 'ranges' ? '1.5.0' : '1.0.0'),
        [`node_modules/${name}/index.js`]: `module.exports = require('tables');`,
      });
    }
    await write({
      ...tables('node_modules/tables', '2.0.0'),
      'package-lock.json': { packages },
      'entry.js': [...users, 'tables'].map((name) => `require('${name}');`).join('\n'),
    });
    expect(await bundle()).toEqual([
      'tables 1.0.0 of node_modules/accepts/node_modules/tables',
      'tables 1.5.0 of node_modules/ranges/node_modules/tables',
      'tables 2.0.0 of node_modules/tables',
    ]);
  });

  test('that are not there are left to whoever bundles', async () => {
    await write({ 'package-lock.json': { packages: {} }, 'entry.js': `try { require('lost') } catch {}` });
    expect(await bundle()).toEqual([]);
  });
});
