import { describe, expect, it } from '@jest/globals';
import { changedLines } from './changed-lines.js';

describe('of lists and what may be changed, the guard refuses', () => {
  it.each<[string, string, string, string]>([
    [
      'read-only parameter mutable',
      'f(a: readonly string[]): void',
      'f(a: string[]): void',
      'f(a) no longer takes a read-only list',
    ],
    [
      'read-only option mutable',
      'export interface O { s?: readonly string[] } export declare function f(a: O): void;',
      'export interface O { s?: string[] } export declare function f(a: O): void;',
      'f(a).s no longer takes a read-only list',
    ],
    [
      'read-only tuple parameter mutable',
      'f(a: readonly [string, number]): void',
      'f(a: [string, number]): void',
      'f(a) no longer takes a read-only list',
    ],
    [
      'read-only literal tuple parameter mutable',
      "f(a: readonly ['a', 'b']): void",
      "f(a: ['a', 'b']): void",
      'f(a) no longer takes a read-only list',
    ],
    ['mutable result read-only', 'f(): string[]', 'f(): readonly string[]', 'f() may no longer be changed'],
    [
      'mutable tuple result read-only',
      'f(): [string, number]',
      'f(): readonly [string, number]',
      'f() may no longer be changed',
    ],
    [
      'promise result read-only',
      'f(): Promise<string[]>',
      'f(): Promise<readonly string[]>',
      'f() may no longer be changed',
    ],
    ['property read-only', 'f(): {a: 1}', 'f(): {readonly a: 1}', 'f().a may no longer be changed'],
    [
      'getter without setter',
      'export declare class A { get a(): string; set a(v: string); }',
      'export declare class A { get a(): string; }',
      'A.constructor().a may no longer be changed',
    ],
    [
      'mapped property read-only',
      'interface X {a: 1} export declare function f(): X;',
      'interface X {a: 1} export declare function f(): Readonly<X>;',
      'f().a may no longer be changed',
    ],
    [
      'index read-only',
      'f(): {[k: string]: 1}',
      'f(): {readonly [k: string]: 1}',
      'f()[name] may no longer be changed',
    ],
    [
      'const list no longer fixed',
      "export declare const A: readonly ['a', 'b'];",
      "export declare const A: readonly ('a' | 'b')[];",
      'A was readonly ["a", "b"], is readonly ("a" | "b")[]',
    ],
    ['index gone', 'f(): {[k: string]: 1}', 'f(): {}', 'f()[name] is gone'],
    ['number index gone', 'f(): {[k: number]: 1}', 'f(): {}', 'f()[number] is gone'],
    ['number index other', 'f(): {[k: number]: 1}', 'f(): {[k: number]: 2}', 'f()[number] was 1, is 2'],
    [
      'template index other',
      'f(): {[k: `a-${string}`]: 1}',
      'f(): {[k: `a-${string}`]: 2}',
      'f()[`a-${string}`] was 1, is 2',
    ],
    ['symbol index other', 'f(): {[k: symbol]: 1}', 'f(): {[k: symbol]: 2}', 'f()[symbol] was 1, is 2'],
    [
      'given index narrower',
      'f(a: {[k: string]: string | number}): void',
      'f(a: {[k: string]: string}): void',
      'f(a)[name] no longer takes number',
    ],
    [
      'given index gone',
      'f(a: {[k: string]: string}): void',
      'f(a: {a: string}): void',
      'f(a).a is new and required',
    ],
    [
      'an option that may no longer be undefined, only left out',
      'f(a: {b?: string | undefined}): void',
      'f(a: {b?: string}): void',
      'f(a).b no longer takes undefined',
    ],
    [
      'a result that may be undefined, not only left out',
      'f(): {b?: string}',
      'f(): {b?: string | undefined}',
      'f().b may now be undefined',
    ],
    [
      'map readonly',
      'f(): Map<string, 1>',
      'f(): ReadonlyMap<string, 1>',
      'f() was Map<string, 1>, is ReadonlyMap<string, 1>',
    ],
    ['tuple element', 'f(): [string, {a: 1}]', 'f(): [string, {}]', 'f()[1].a is gone'],
    ['tuple order', 'f(): [string, number]', 'f(): [number, string]', 'f()[0] was string, is number'],
    [
      'tuple optional read',
      'f(): [string, number]',
      'f(): [string, number?]',
      'f() had 2 elements for certain, has 1',
    ],
    [
      'tuple read rest',
      'f(): [string, string]',
      'f(): [string, ...string[]]',
      'f() had 2 elements for certain, has 1',
    ],
    [
      'tuple that may no longer be as long',
      'f(a: [b: 1, ...c: 2[]]): void',
      'f(a: [b: 1, c?: 2]): void',
      'f(a) may no longer be as long',
    ],
  ])('%s', (_what, before, after, line) => expect(changedLines(before, after)).toContain(`@x/lib: ${line}`));
});

describe('of lists and what may be changed, the guard lets pass', () => {
  it.each<[string, string, string]>([
    ['mutable parameter read-only', 'f(a: string[]): void', 'f(a: readonly string[]): void'],
    ['mutable tuple parameter read-only', 'f(a: [string, 1]): void', 'f(a: readonly [string, 1]): void'],
    ['read-only result mutable', 'f(): readonly string[]', 'f(): string[]'],
    ['read-only property mutable', 'f(): {readonly a: 1}', 'f(): {a: 1}'],
    ['read-only given property', 'f(a: {a: 1}): void', 'f(a: {readonly a: 1}): void'],
    [
      'getter gets a setter',
      'export declare class A { get a(): string; }',
      'export declare class A { get a(): string; set a(v: string); }',
    ],
    [
      'field becomes accessor',
      'export declare class A { a: string; }',
      'export declare class A { get a(): string; set a(v: string); }',
    ],
    [
      'readonly field becomes getter',
      'export declare class A { readonly a: string; }',
      'export declare class A { get a(): string; }',
    ],
    ['index new', 'f(): {a: 1}', 'f(): {a: 1; [k: string]: 1};'],
    ['index wider', 'f(a: {[k: string]: string}): void', 'f(a: {[k: string]: string | number}): void'],
    [
      'an option that may be undefined as well',
      'f(a: {b?: string}): void',
      'f(a: {b?: string | undefined}): void',
    ],
    ['accessor in given', 'f(a: {readonly a: 1}): void', 'f(a: {a: 1}): void'],
    [
      'tuple literal grows',
      "export declare const A: readonly ['a', 'b'];",
      "export declare const A: readonly ['a', 'b', 'c'];",
    ],
  ])('%s', (_what, before, after) => expect(changedLines(before, after)).toEqual([]));
});
