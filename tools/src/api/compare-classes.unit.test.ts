import { describe, expect, it } from '@jest/globals';
import { changedLines } from './changed-lines.js';

describe('of classes and namespaces, the guard refuses', () => {
  it.each<[string, string, string, string]>([
    [
      'member private',
      'export declare class A { go(): void; }',
      'export declare class A { private go; }',
      'A.constructor().go is now private',
    ],
    [
      'member protected',
      'export declare class A { go(): void; }',
      'export declare class A { protected go(): void; }',
      'A.constructor().go is now protected',
    ],
    [
      'constructor private',
      'export declare class A { constructor(a: 1); static of(): A; }',
      'export declare class A { private constructor(); static of(): A; }',
      'A.constructor is now private',
    ],
    [
      'constructor protected',
      'export declare class A { constructor(); static of(): A; }',
      'export declare class A { protected constructor(); static of(): A; }',
      'A.constructor is now protected',
    ],
    [
      'class abstract',
      'export declare class A { go(): void; }',
      'export declare abstract class A { go(): void; }',
      'A is now abstract',
    ],
    [
      'abstract member new',
      'export declare abstract class A { go(): void; }',
      'export declare abstract class A { go(): void; abstract end(): void }',
      'A.end is now left to subclasses',
    ],
    [
      'member abstract now',
      'export declare abstract class A { go(): void; }',
      'export declare abstract class A { abstract go(): void; }',
      'A.go is now left to subclasses',
    ],
    [
      'static gone',
      'export declare class A { static of(): A; }',
      'export declare class A { }',
      'A.of is gone',
    ],
    [
      'static to instance',
      'export declare class A { static of(): A; }',
      'export declare class A { of(): A; }',
      'A.of is gone',
    ],
    [
      'not Error any more',
      "export declare class A extends Error { code: 'a'; }",
      "export declare class A { code: 'a'; name: string; message: string; stack?: string; cause?: unknown }",
      'A.constructor can no longer be called as (message?: string | undefined): A',
    ],
    [
      'not own base any more',
      "export declare class P extends Error { kind: 'a' } export declare class A extends P { }",
      "export declare class P extends Error { kind: 'a' } export declare class A extends Error { kind: 'a' }",
      'A no longer extends P',
    ],
    [
      'literal error code',
      "export declare class A extends Error { readonly code = 'x'; }",
      "export declare class A extends Error { readonly code = 'y'; }",
      'A.constructor().code was "x", is "y"',
    ],
    [
      'namespace value gone',
      'export declare namespace N { const a: 1; const b: 2 }',
      'export declare namespace N { const a: 1 }',
      'N.b is gone',
    ],
    [
      'namespace type gone',
      'export declare namespace N { const a: 1; interface B {a: 1} }',
      'export declare namespace N { const a: 1 }',
      'N.B is gone',
    ],
    [
      'type only export',
      'declare class A {} export { A };',
      'declare class A {} export type { A };',
      'A is no longer a value',
    ],
    [
      'a class that became a function',
      'export declare class A { constructor(); }',
      'export declare const A: () => {}; export type A = {};',
      'A.constructor can no longer be called',
    ],
  ])('%s', (_what, before, after, line) => expect(changedLines(before, after)).toContain(`@x/lib: ${line}`));
});

describe('of classes and namespaces, the guard lets pass', () => {
  it.each<[string, string, string]>([
    [
      'class parameter renamed',
      'export declare class A<T> { constructor(a: T); a: T; b(c: T[]): Promise<T>; }',
      'export declare class A<U> { constructor(a: U); a: U; b(c: U[]): Promise<U>; }',
    ],
    [
      'abstract same',
      'export declare abstract class A { abstract go(): void; }',
      'export declare abstract class A { abstract go(): void; end(): void }',
    ],
    [
      'abstract gone',
      'export declare abstract class A { go(): void; }',
      'export declare class A { go(): void; }',
    ],
    [
      'protected becomes public',
      'export declare class A { protected go(): void; }',
      'export declare class A { go(): void; }',
    ],
    [
      'private base between',
      'export declare class A extends Error { a: 1 }',
      'declare class B extends Error { } export declare class A extends B { a: 1 }',
    ],
    [
      'private base gone',
      'declare class B extends Error { } export declare class A extends B { a: 1 }',
      'export declare class A extends Error { a: 1 }',
    ],
    [
      'new member of class',
      'export declare class A { a: 1 }',
      'export declare class A { a: 1; b: 2; static c: 1 }',
    ],
    [
      'method void to value',
      'export declare class A { go(): void }',
      'export declare class A { go(): this }',
    ],
    [
      'namespace new',
      'export declare namespace N { const a: 1 }',
      'export declare namespace N { const a: 1; const b: 2; interface C {a: 1} }',
    ],
    [
      'this type same',
      'export declare class A { go(): this; }',
      'export declare class A { go(): this; b: 1 }',
    ],
  ])('%s', (_what, before, after) => expect(changedLines(before, after)).toEqual([]));
});
