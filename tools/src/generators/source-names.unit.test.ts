import { describe, expect, it } from '@jest/globals';
import { createTree } from 'nx/src/generators/testing-utils/create-tree.js';
import { declaredNames, exportedNames, membersOf, syntaxErrorOf } from './source-names.js';

describe('the names in a source file', () => {
  it('are those of its imports, constants, functions and classes, each as often as it is declared', () => {
    const text = `import a, { b, c as d, type E } from './a.js';
import * as f from './f.js';
const g = 1, a = 2;
function h(one: string): void;
function h(one: unknown) {}
class I {}
export type J = string;
`;
    expect(declaredNames(text)).toEqual(['a', 'b', 'd', 'E', 'f', 'g', 'a', 'h', 'I']);
  });

  it('are, of what it exports, also those of other files', () => {
    const tree = createTree();
    tree.write('src/index.ts', "export * from './far/near.js';\nexport { x as y } from './x.js';\n");
    tree.write('src/far/near.ts', 'export const near = 1;\nconst hidden = 2;\nexport function act() {}\n');
    expect([...exportedNames(tree, 'src/index.ts')]).toEqual(['near', 'act', 'y']);
  });

  it('are, of an interface, its members', () => {
    expect(membersOf('interface A { readonly b: string; c(): void }', 'A')).toEqual(['b', 'c']);
  });
});

describe('a source file', () => {
  it.each(["import { delete } from './a.js';", '/** a */ b */', "const a = 'b\nc';"])(
    'that cannot be read has an error: %j',
    (text) => expect(syntaxErrorOf(text)).toEqual(expect.any(String)),
  );

  it('that can be read has none', () => expect(syntaxErrorOf('const a: number = 1;')).toBeUndefined());
});
