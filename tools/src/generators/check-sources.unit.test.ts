import { describe, expect, it } from '@jest/globals';
import { createTree } from 'nx/src/generators/testing-utils/create-tree.js';
import { checkSources } from './check-sources.js';

describe('what a generator is about to write', () => {
  it.each([
    ["import { delete } from './a.js';", 'src/a.ts could not be read'],
    ["import { a } from './b.js';\nconst a = 1;", 'src/a.ts has a "a" already'],
  ])('is refused: %j', (text, advice) => {
    const tree = createTree();
    tree.write('src/a.ts', text);
    expect(() => checkSources(tree)).toThrow(advice);
  });

  it('is let through when the compiler reads it, and when it is no source', () => {
    const tree = createTree();
    tree.write('src/a.ts', 'export const a = 1;\n');
    tree.write('a.md', '# import { delete }');
    expect(() => checkSources(tree)).not.toThrow();
  });
});
