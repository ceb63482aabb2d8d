import { describe, expect, it } from '@jest/globals';
import { allLines, inBlocks, LINES_OF_BLOCK, NumberedLines } from './numbered-lines.js';

const lines = Array.from({ length: 2 * LINES_OF_BLOCK + 3 }, (_, number) => `line ${number}`);

describe('numbered lines', () => {
  it('tell what stands in each of them, in whatever block', () => {
    const numbered = new NumberedLines(inBlocks(lines), (line) => [line]);
    expect(lines.map((_, number) => numbered.at(number))).toEqual(lines.map((line) => [line]));
    expect(allLines(inBlocks(lines))).toEqual(lines);
  });

  it('are none that are empty, which would shift the others', () => {
    expect(() => inBlocks(['one', '', 'three'])).toThrow(RangeError);
  });

  it('are read once, and not before somebody asks', () => {
    const read: string[] = [];
    const numbered = new NumberedLines(inBlocks(lines), (line) => read.push(line));
    expect(read).toEqual([]);
    numbered.at(LINES_OF_BLOCK);
    numbered.at(LINES_OF_BLOCK);
    expect(read).toEqual([lines[LINES_OF_BLOCK]]);
  });
});
