import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleEntries } from './bundle-entries.js';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-bundle-'));
  await mkdir(join(dist, 'data'));
});

afterEach(() => rm(dist, { recursive: true, force: true }));

/** The two entries of the library, which share lists. */
async function writeEntries(lists: readonly string[]): Promise<void> {
  for (const list of lists)
    await writeFile(join(dist, `data/${list}.js`), `export const ${list} = 'words of ${list}';\n`);
  const imports = lists.map((list) => `import { ${list} } from './data/${list}.js';`).join('\n');
  await writeFile(join(dist, 'index.js'), `${imports}\nexport const all = [${lists.join(', ')}];\n`);
  await writeFile(join(dist, 'cli.js'), `export { all } from './index.js';\n`);
}

describe('bundled entries', () => {
  test('have their lists in one file, in the order of their names, in whatever order they were met', async () => {
    await writeEntries(['zebras', 'apes', 'moths']);
    await bundleEntries('anonymizer', dist);
    const written = await readFile(join(dist, 'lists.js'), 'utf8');
    expect(written.match(/words of \w+/g)).toEqual(['words of apes', 'words of moths', 'words of zebras']);
  });

  test('do what the modules did', async () => {
    await writeEntries(['zebras', 'apes']);
    await writeFile(join(dist, 'package.json'), '{"type":"module"}');
    await bundleEntries('anonymizer', dist);
    const { all } = (await import(join(dist, 'cli.js'))) as { all: string[] };
    expect(all).toEqual(['words of zebras', 'words of apes']);
  });
});
