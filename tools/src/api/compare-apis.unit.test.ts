import { describe, expect, it } from '@jest/globals';
import { workspaceRoot } from '../workspace.js';
import { apiOf, changedLines } from './changed-lines.js';
import { compareApis, describeChange } from './compare-apis.js';

const zod = (fields: string) =>
  `import { z } from 'zod'; export declare const course: z.ZodObject<{ id: z.ZodString; ${fields} }, z.core.$strict>; export type Course = z.infer<typeof course>;`;
const call = (body: string) =>
  `import { z } from 'zod'; export declare const create: { name: 'create'; method: 'POST'; path: '/a'; status: 201; body: z.ZodObject<{ id: z.ZodString; ${body} }, z.core.$strict>; };`;
const run = (options: string, result = 'number') =>
  `export interface Options { name: string; ${options} } export interface Port { send(text: string): void } export declare function run(options: Options, port?: Port): ${result};`;
const roles = (...names: string[]) =>
  `export declare const roles: readonly [${names.map((name) => `'${name}'`).join(', ')}]; export type Role = (typeof roles)[number]; export declare function allowed(role: Role, told: (role: Role) => void): Role | null;`;

describe('the guard of published types refuses', () => {
  it.each<[string, string, string, string]>([
    [
      'a lost name',
      'export declare const a: 1; export declare const b: 2;',
      'export declare const b: 2;',
      'a is gone',
    ],
    ['a lost type', 'export interface A { a: 1 } export {};', 'export {};', 'A is gone'],
    [
      'a value that is only a type',
      'export declare class A {}',
      'export interface A {}',
      'A is no longer a value',
    ],
    [
      'a narrower parameter',
      'export declare function f(a: string | number): void;',
      'export declare function f(a: string): void;',
      'f(a) no longer takes number',
    ],
    [
      'another parameter',
      'export declare function f(a: string): void;',
      'export declare function f(a: number): void;',
      'f(a) was string, is number',
    ],
    [
      'a new required parameter',
      'export declare function f(): void;',
      'export declare function f(a: string): void;',
      'f(a) is new and required',
    ],
    [
      'a lost parameter',
      'export declare function f(a: 1): void;',
      'export declare function f(): void;',
      'f(a) is gone',
    ],
    [
      'a parameter that is now required',
      'export declare function f(a?: 1): void;',
      'export declare function f(a: 1): void;',
      'f(a) is now required',
    ],
    [
      'another result',
      'export declare function f(): string;',
      'export declare function f(): number;',
      'f() was string, is number',
    ],
    [
      'a result that may be missing',
      'export declare function f(): string;',
      'export declare function f(): string | undefined;',
      'f() may now be undefined',
    ],
    [
      'another promise',
      'export declare function f(): Promise<{ a: 1 }>;',
      'export declare function f(): Promise<{ b: 1 }>;',
      'f().a is gone',
    ],
    [
      'a guard that is none any more',
      'export declare function f(a: unknown): a is string;',
      'export declare function f(a: unknown): boolean;',
      'f no longer tells',
    ],
    ['a new required option', run(''), run('size: number;'), 'run(options).size is new and required'],
    [
      'an option that is now required',
      run('size?: number;'),
      run('size: number;'),
      'run(options).size is now required',
    ],
    ['a lost option', run('size?: number;'), run(''), 'run(options).size is gone'],
    [
      'a narrower option',
      run('at?: string | Date;'),
      run('at?: Date;'),
      'run(options).at no longer takes string',
    ],
    [
      'a narrower method of a result',
      'export declare function f(): { go(a: string | number): void };',
      'export declare function f(): { go(a: string): void };',
      'f().go(a) no longer takes number',
    ],
    [
      'a port that must do more',
      run(''),
      run('').replace('send(text: string): void', 'send(text: string): void; end(): void'),
      'run(port).end is new and required',
    ],
    [
      'a callback that is given less',
      'export declare function f(a: (b: string, c: number) => void): void;',
      'export declare function f(a: (b: string) => void): void;',
      'f(a)(c) is no longer given',
    ],
    ['a lost property of a result', run('', '{ a: 1; b: 2 }'), run('', '{ a: 1 }'), 'run().b is gone'],
    [
      'a result property that may be left out',
      run('', '{ a: 1 }'),
      run('', '{ a?: 1 }'),
      'run().a may now be left out',
    ],
    ['a lost value of an enumeration', roles('a', 'b'), roles('a'), 'no longer has the value "b"'],
    [
      'any text instead of values',
      "export declare const a: 'x' | 'y';",
      'export declare const a: string;',
      'a was "x" | "y", is string',
    ],
    [
      'a new required constructor argument',
      'export declare class A { constructor(a: 1); }',
      'export declare class A { constructor(a: 1, b: 2); }',
      'A.constructor(b) is new and required',
    ],
    [
      'a lost method of a class',
      'export declare class A { go(): void; }',
      'export declare class A {}',
      'A.go is gone',
    ],
    [
      'a type for consumers that asks for more',
      'export interface A { a: 1 }',
      'export interface A { a: 1; b: 2 }',
      'A.b is new and required',
    ],
    ['a lost field of a schema', zod('a: z.ZodString;'), zod(''), 'course.a is gone'],
    [
      'another field of a schema',
      zod('a: z.ZodString;'),
      zod('a: z.ZodNumber;'),
      'course.a was string, is number',
    ],
    [
      'a new required field of a body',
      call(''),
      call('a: z.ZodString;'),
      'create.body.a is new and required',
    ],
    [
      'a rest parameter that needs more',
      'export declare function f(...a: [b?: 1]): void;',
      'export declare function f(...a: [b: 1]): void;',
      'f(a) needed 0 elements, needs 1',
    ],
    [
      'an open type that is another',
      'export declare function f<T>(a: T): T extends string ? 1 : 2;',
      'export declare function f<T>(a: T): T extends string ? 1 : 3;',
      'f() was T extends string ? 1 : 2, is T extends string ? 1 : 3',
    ],
    [
      'a lost type parameter',
      'export interface A<T> { a: T }',
      'export interface A { a: 1 }',
      'A had 1 type parameters, has 0',
    ],
  ])('%s', (_what, before, after, line) => {
    const lines = changedLines(before, after);
    expect(lines.join('\n')).toContain(`@x/lib: ${line.startsWith('no longer') ? '' : line}`);
    expect(lines.join('\n')).toContain(line);
  });

  it('a lost entry', () => {
    const before = { ...apiOf(''), entries: { '.': 'index.d.ts', './more': 'index.d.ts' } };
    expect(compareApis(workspaceRoot, before, apiOf('')).map(describeChange)).toEqual([
      '@x/lib/more: the whole entry is gone',
    ]);
  });
});

describe('the guard of published types lets pass', () => {
  it.each<[string, string, string]>([
    ['nothing at all', run('size?: number;'), run('size?: number;')],
    ['a new name', 'export declare const a: 1;', 'export declare const a: 1; export declare const b: 2;'],
    [
      'a wider parameter',
      'export declare function f(a: string): void;',
      'export declare function f(a: string | number): void;',
    ],
    [
      'a new optional parameter',
      'export declare function f(): void;',
      'export declare function f(a?: string): void;',
    ],
    [
      'a parameter that may be left out',
      'export declare function f(a: 1): void;',
      'export declare function f(a?: 1): void;',
    ],
    [
      'a narrower result',
      'export declare function f(): string | undefined;',
      'export declare function f(): string;',
    ],
    ['a new optional option', run(''), run('size?: number;')],
    ['a wider option', run('at?: Date;'), run('at?: string | Date;')],
    ['a new property of a result', run('', '{ a: 1 }'), run('', '{ a: 1; b: 2 }')],
    [
      'a callback that is given more',
      'export declare function f(a: (b: string) => void): void;',
      'export declare function f(a: (b: string, c: number) => void): void;',
    ],
    ['a new value of an enumeration', roles('a', 'b'), roles('a', 'b', 'c')],
    ['a new field of a schema', zod(''), zod('a: z.ZodString;')],
    ['a new optional field of a body', call(''), call('a: z.ZodOptional<z.ZodString>;')],
    [
      'other private parts of a class',
      'export declare class A { constructor(a: 1); go(): A; }',
      'export declare class A { constructor(a: 1); go(): A; end(): void; }',
    ],
    [
      'a type parameter that has a default',
      'export interface A { a: 1 }',
      'export interface A<T = 1> { a: T }',
    ],
    [
      'a rest parameter that takes more',
      'export declare function f(...a: [b?: { c: 1 }]): void;',
      'export declare function f(...a: [b?: { c: 1; d?: 2 }, e?: 3]): void;',
    ],
    [
      'an open type that is the same',
      'export type A<T> = T extends string ? 1 : 2; export declare function f<T>(a: T): A<T>;',
      'export type A<T> = T extends string ? 1 : 2; export declare function f<T>(a: T, b?: 1): A<T>;',
    ],
    [
      'a type that names itself',
      'export interface A { next: A | null } export declare const a: A;',
      'export interface A { next: A | null; last?: A } export declare const a: A;',
    ],
  ])('%s', (_what, before, after) => expect(changedLines(before, after)).toEqual([]));
});
