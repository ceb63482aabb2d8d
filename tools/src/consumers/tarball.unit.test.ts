import { describe, expect, it } from '@jest/globals';
import { judgeFiles } from './tarball.js';

const good = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js', 'dist/index.d.ts'];

describe('the files of a published package', () => {
  it('are fine with the built files and the four documents', () => expect(judgeFiles(good)).toEqual([]));

  it.each([
    'src/index.ts',
    'dist/index.unit.test.js',
    'dist/server.fixture.d.ts',
    'dist/a.tsbuildinfo',
    'tsconfig.json',
    'dist/index.js.map',
  ])('may not hold %s', (name) => expect(judgeFiles([...good, name])).toHaveLength(1));

  it.each(good.slice(0, 4))('must hold %s', (name) =>
    expect(judgeFiles(good.filter((file) => file !== name))).toEqual([`${name} is missing`]),
  );
});
