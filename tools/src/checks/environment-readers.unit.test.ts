import { describe, expect, it } from '@jest/globals';
import { listFiles, readText } from './repository-files.js';

const readsEnvironment =
  /\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*['"])\s*env\b|\benv\b[^\n]*from 'node:process'|\{[^}\n]*\benv\b[^}\n]*\} = process\b/;

describe('settings', () => {
  it.each([
    'process.env.A',
    'process?.env',
    "process['env'].A",
    "import { env } from 'node:process'",
    'const { env } = process;',
  ])('would be caught in another file: %s', (code) => expect(code).toMatch(readsEnvironment));

  it('are read from the environment in config.ts alone', () => {
    const sources = ['apps', 'libs']
      .flatMap((folder) => listFiles(folder, /\.ts$/))
      .filter((path) => path.includes('/src/') && !path.endsWith('.test.ts'));
    const readers = sources.filter((path) => readsEnvironment.test(readText(path)));
    expect(sources.length).toBeGreaterThan(20);
    expect(readers.filter((path) => !path.endsWith('/src/config.ts'))).toEqual([]);
  });
});
