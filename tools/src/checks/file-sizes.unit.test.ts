import { describe, expect, it } from '@jest/globals';
import { isDataFile, longestFile, measureFiles } from './file-sizes.js';
import { listFiles, readText } from './repository-files.js';

const ofLines = (count: number) => 'x\n'.repeat(count);

describe('measuring', () => {
  it('takes the mean of the two middle files', () => {
    const texts: Record<string, string> = { a: ofLines(10), b: ofLines(20), c: ofLines(30), d: ofLines(400) };
    expect(measureFiles(Object.keys(texts), (path) => texts[path]!)).toEqual({ median: 25, tooLong: ['d'] });
  });

  it('accepts the longest length and nothing above it', () => {
    expect(measureFiles(['a'], () => ofLines(longestFile)).tooLong).toEqual([]);
    expect(measureFiles(['a'], () => ofLines(longestFile + 1)).tooLong).toEqual(['a']);
  });

  it('counts out data, and nothing else by its name', () => {
    expect(isDataFile('libs/x/src/names/data/given.ts')).toBe(true);
    expect(isDataFile('libs/x/src/given.data.ts')).toBe(true);
    expect(isDataFile('libs/x/src/database.ts')).toBe(false);
    expect(isDataFile('libs/x/src/data/reader/load.ts')).toBe(false);
  });
});

describe('the sources of this repository', () => {
  const sources = ['apps', 'libs', 'tools', 'e2e'].flatMap((folder) => listFiles(folder, /\.(ts|mts|mjs)$/));
  const sizes = measureFiles(
    sources.filter((path) => !isDataFile(path)),
    readText,
  );

  it('have a median under 100 lines', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sizes.median).toBeLessThan(100);
  });

  it('have no file over 300 lines', () => {
    expect(sizes.tooLong).toEqual([]);
  });
});
