import { isAbsolute, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { build } from 'esbuild';

const source = join(import.meta.dirname, '..');
/** What a page loads: 3.1 kB were measured. */
const maxGzipBytes = 3_730;

it('the client brings nothing but itself into a page, and is small', async () => {
  const { metafile, outputFiles } = await build({
    entryPoints: [join(source, 'client.ts')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    metafile: true,
    write: false,
    absWorkingDir: source,
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.filter((input) => isAbsolute(input) || input.startsWith('..'))).toEqual([]);
  const shared = ['close-codes.ts', 'errors.ts', 'frames.ts', 'given.ts'];
  const outside = inputs.filter((input) => !input.startsWith('client') && !shared.includes(input));
  expect(outside).toEqual([]);
  expect(metafile.outputs[Object.keys(metafile.outputs)[0]!]?.imports).toEqual([]);
  expect(gzipSync(outputFiles[0]!.contents, { level: 9 }).length).toBeLessThan(maxGzipBytes);
});
