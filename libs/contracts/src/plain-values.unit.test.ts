import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import * as client from './client/index.js';
import * as core from './core/index.js';
import * as main from './index.js';
import * as jobs from './jobs/index.js';

const entries = {
  './index.js': main,
  './client/index.js': client,
  './core/index.js': core,
  './jobs/index.js': jobs,
};

/** Data that says something without a schema: text, numbers, lists and tables of them, but no operation. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' || typeof value === 'number';
  return !('_zod' in value) && !('method' in value) && Object.values(value).every(isPlain);
}

const plain = Object.entries(entries).flatMap(([entry, names]) =>
  Object.entries(names).flatMap(([name, value]) => (isPlain(value) ? [{ entry, name }] : [])),
);
const light = [
  ...plain,
  ...['problemType', 'PortalProblem', 'createSessionJar'].map((name) => ({ entry: './index.js', name })),
];

describe('a page that takes one plain value', () => {
  it('has some to take', () => {
    const names = plain.map(({ name }) => name);
    for (const name of ['problemCodes', 'roleNames', 'questionLimit', 'streamPath', 'ingestQueue'])
      expect(names).toContain(name);
  });

  it.each(light)('gets no zod with $name of $entry', async ({ entry, name }) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `export { ${name} } from '${entry}';`,
        resolveDir: import.meta.dirname,
        loader: 'ts',
      },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
    });
    // The table of error codes is the largest of them; zod alone is ten times as much.
    expect(outputFiles[0]!.contents.length).toBeLessThan(4_000);
  });
});
