import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { workspaceRoot } from '../workspace.js';
import { bundleSource } from './bundle-source.js';

let folder: string;
beforeAll(async () => {
  // One that is not there yet, as in a fresh clone.
  folder = join(await mkdtemp(join(tmpdir(), 'portal-source-')), 'dist');
  await bundleSource(join(workspaceRoot, 'libs/anonymizer/src/index.ts'), join(folder, 'bundle.mjs'));
}, 60_000);
afterAll(() => rm(dirname(folder), { recursive: true }));

const run = (where: string) => {
  const code = `import { anonymize } from ${JSON.stringify(join(where, 'bundle.mjs'))};
    console.log(anonymize('Меня зовут Маша Иванова').text);`;
  return promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
};

describe('a bundle of a source that needs lists', () => {
  it('is the bundle and its lists, of nothing but ASCII, which the engine keeps in half the memory', async () => {
    const files = (await readdir(folder)).sort();
    expect(files).toEqual(['bundle.mjs', 'lists-of-node.js', 'lists.js']);
    for (const file of files) expect(await readFile(join(folder, file), 'utf8')).toMatch(/^[\0-\x7f]*$/);
  });

  it('does what the source does, wherever its folder is', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'portal-elsewhere-'));
    await cp(folder, elsewhere, { recursive: true });
    expect((await run(elsewhere)).stdout).toBe('Меня зовут [PERSON_1]\n');
    await rm(join(elsewhere, 'lists.js'));
    await expect(run(elsewhere)).rejects.toThrow('lists.js cannot be read: copy the whole folder');
    await rm(elsewhere, { recursive: true });
  });

  it('says of a Node that is too old which one it needs, before it reads anything', async () => {
    const reader = await readFile(join(folder, 'lists-of-node.js'), 'utf8');
    const tooOld = `Object.defineProperty(process.versions, 'node', { value: '22.1.0' });\n`;
    const options = ['--input-type=module', '--eval', tooOld + reader];
    await expect(promisify(execFile)(process.execPath, options)).rejects.toThrow(
      'Node.js 24 is needed; this is 22.1.0.',
    );
  });
});
