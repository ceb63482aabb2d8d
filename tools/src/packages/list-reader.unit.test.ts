import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readerOf } from './list-reader.js';

const lists = {
  BYTES: Uint8Array.of(0, 255, 10, 128),
  ESCAPED: 'caf\u00e9',
  NUMBERS: [1, -2],
  WORDS: 'apes\nmoths',
};
const source = 'var a=Buffer.from("AP8KgA==","base64"),b="caf\\xE9",c=`apes\nmoths`;';
const errors = { gone: 'lists.js is not there: copy it', changed: 'lists.js is another one: copy it again' };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-lists-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'reader.js'), readerOf('lists.js', source, lists, errors));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const read = (): Promise<object> => import(pathToFileURL(join(folder, 'reader.js')).href) as Promise<object>;

describe('what reads lists from the text of their module', () => {
  test('gives texts, bytes and whatever is written otherwise there as the module does', async () => {
    await writeFile(join(folder, 'lists.js'), source);
    const found = await read();
    expect({ ...found }).toEqual({ ...lists, BYTES: Buffer.from(lists.BYTES) });
  });

  test('reads them from nowhere else', async () => {
    await writeFile(join(folder, 'lists.js'), source.replace('moths', 'newts').replace('AP8K', 'AQ8K'));
    expect(await read()).toMatchObject({ WORDS: 'apes\nnewts', BYTES: Buffer.from([1, 15, 10, 128]) });
  });

  test('refuses a file of another size, as what stands where is no longer known', async () => {
    await writeFile(join(folder, 'lists.js'), `${source}\n`);
    await expect(read()).rejects.toThrow(errors.changed);
  });

  test('is not made for bytes that do not stand there in base64', () => {
    const lost = { BYTES: Uint8Array.of(1, 2, 3) };
    expect(() => readerOf('lists.js', source, lost, errors)).toThrow(RangeError);
  });

  test('says that the file is not there, and what to do', async () => {
    await expect(read()).rejects.toThrow(errors.gone);
  });
});
