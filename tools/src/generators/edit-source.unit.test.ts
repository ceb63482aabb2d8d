import { describe, expect, it } from '@jest/globals';
import {
  addModuleLine,
  appendTo,
  appendToUnion,
  editRow,
  PlaceNotFoundError,
  readLiteral,
} from './edit-source.js';

describe('adding a line of imports', () => {
  const text =
    "import { z } from 'zod';\nimport { b } from '../b.js';\nimport {\n  d,\n} from './d.js';\n\nb(d, z);\n";

  it('keeps the order of the paths, over several lines too', () => {
    expect(addModuleLine(text, "import { c } from './c.js';")).toContain(
      "b.js';\nimport { c } from './c.js';\nimport {\n  d,",
    );
    expect(addModuleLine(text, "import { e } from './e.js';")).toContain(
      "'./d.js';\nimport { e } from './e.js';\n\nb(",
    );
    expect(addModuleLine(text, "import { a } from '../a.js';")).toContain(
      "'zod';\nimport { a } from '../a.js';\nimport { b }",
    );
  });

  it('works on exports, and in an empty file', () => {
    expect(addModuleLine("export * from './b.js';\n", "export * from './a.js';")).toBe(
      "export * from './a.js';\nexport * from './b.js';\n",
    );
    expect(addModuleLine('', "export * from './a.js';")).toBe("export * from './a.js';\n");
  });
});

describe('adding an element', () => {
  it.each([
    ["const list: string[] = [\n  'a',\n];", "const list: string[] = [\n  'a',\n'b',\n];"],
    ["const list = ['a'] as const;", "const list = ['a',\n'b'] as const;"],
    ['const list: string[] = [];', "const list: string[] = [\n'b'];"],
    ['function list() {\n  return [one()];\n}', "function list() {\n  return [one(),\n'b'];\n}"],
  ])('puts it at the end: %s', (before, after) => expect(appendTo(before, 'list', "'b'")).toBe(after));

  it('puts it before the first that has to come later', () => {
    const before = "const list = ['a', 'c', 'd'];";
    expect(appendTo(before, 'list', "'b'", (element) => element > "'b'")).toBe(
      "const list = ['a', 'b',\n'c', 'd'];",
    );
  });

  it('puts a member at the end of a union', () => {
    expect(appendToUnion("export type A =\n  | 'x'\n  | 'y';\n", 'A', "'z'")).toBe(
      "export type A =\n  | 'x'\n  | 'y' | 'z';\n",
    );
    expect(() => appendToUnion("type A = 'x';", 'A', "'z'")).toThrow('"A"');
  });

  it('changes the list of one row of a table', () => {
    const table = "it.each([['a', ['x']], ['b', ['x', 'y']]])";
    const more = (items: readonly string[]) => [...items, "'z'"];
    expect(editRow(table, 'b', more)).toBe("it.each([['a', ['x']], ['b', ['x', 'y', 'z']]])");
    expect(editRow(table, 'c', more)).toBe(table);
  });

  it('says which place it did not find', () => {
    expect(() => appendTo('const other = 1;', 'list', 'a')).toThrow(PlaceNotFoundError);
    expect(() => readLiteral('', 'list')).toThrow('"list"');
  });
});

describe('reading keys and values', () => {
  it('takes the quotes off', () => {
    expect([...readLiteral("const a: B = { x: 'one', 'y:z': two, ...rest };", 'a')]).toEqual([
      ['x', 'one'],
      ['y:z', 'two'],
    ]);
  });
});
