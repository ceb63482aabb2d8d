import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleEntries } from './bundle-entries.js';

let dist: string;

/** As the library tells it: bundlers take the module of the lists, and Node what reads its text. */
const manifest = JSON.stringify({
  type: 'module',
  imports: { '#lists': { module: './lists.js', node: './lists-of-node.js', default: './lists.js' } },
});

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

  test('have no letter beyond Latin, in words, patterns or raw texts that become patterns', async () => {
    await writeFile(join(dist, 'package.json'), manifest);
    await writeFile(
      join(dist, 'index.js'),
      "export const all = [/[а-я]+ё/u, /[\\ud83d\\ude00😀]/u, new RegExp(String.raw`\\d[а-я]`), 'слово'];\n",
    );
    await writeFile(join(dist, 'cli.js'), `export { all } from './index.js';\n`);
    await bundleEntries('anonymizer', dist);
    for (const file of ['index.js', 'cli.js', 'library.js'])
      expect(await readFile(join(dist, file), 'utf8')).toMatch(/^[\0-\x7f]*$/);
    const { all } = (await import(join(dist, 'cli.js'))) as { all: [RegExp, RegExp, RegExp, string] };
    const [letters, smile, classes, word] = all;
    expect([letters.test('мёё'), smile.test('😀'), classes.test('7б'), word]).toEqual([
      true,
      true,
      true,
      'слово',
    ]);
  });

  test('are refused where a backslash stands before such a letter, as it would change what is meant', async () => {
    await writeFile(join(dist, 'index.js'), 'export const all = /\\—/;\n');
    await writeFile(join(dist, 'cli.js'), `export { all } from './index.js';\n`);
    await expect(bundleEntries('anonymizer', dist)).rejects.toThrow('\\—');
  });

  test('do what the modules did, by lists that Node reads and by those that a bundler takes', async () => {
    await writeEntries(['zebras', 'apes']);
    await writeFile(join(dist, 'package.json'), manifest);
    await bundleEntries('anonymizer', dist);
    const { all } = (await import(join(dist, 'cli.js'))) as { all: string[] };
    expect(all).toEqual(['words of zebras', 'words of apes']);
    expect(await readFile(join(dist, 'library.js'), 'utf8')).toContain('"#lists"');
    const read: object = await import(join(dist, 'lists-of-node.js'));
    expect({ ...read }).toEqual({ ...((await import(join(dist, 'lists.js'))) as object) });
    expect(await readFile(join(dist, 'lists-of-node.js'), 'utf8')).not.toContain('words of');
  });
});
