import { describe, expect, it } from '@jest/globals';
import { changedLines } from './changed-lines.js';

describe('of calls, the guard refuses', () => {
  it.each<[string, string, string, string]>([
    [
      'overload removed',
      'f(a: string): 1; export declare function f(a: number): 2;',
      'f(a: string): 1',
      'f can no longer be called as (a: number): 2',
    ],
    [
      'overload order',
      'f(a: string): 1; export declare function f(a: string | number): 2;',
      'f(a: string | number): 2; export declare function f(a: string): 1;',
      'f() was 1, is 2',
    ],
    [
      'overload first special',
      'f(a: string): 1',
      "f(a: 'x'): 2; export declare function f(a: string): 1;",
      'f() was 1, is 2',
    ],
    [
      'overload result',
      'f(a: string): 1; export declare function f(a: number): 2;',
      'f(a: string): 1; export declare function f(a: number): 3;',
      'f() was 2, is 3',
    ],
    [
      'callback parameter may be left out',
      'f(a: (b: string) => void): void',
      'f(a: (b?: string) => void): void',
      'f(a)(b) may now be undefined',
    ],
    [
      'callback result that is now needed',
      'f(a: () => void): void',
      'f(a: () => number): void',
      'f(a)() was void, is number',
    ],
    [
      'callback is given wider',
      'f(a: (b: string) => void): void',
      'f(a: (b: string | number) => void): void',
      'f(a)(b) may now be number',
    ],
    [
      'asyncDispose gone',
      'f(): { a: 1; [Symbol.asyncDispose](): Promise<void> };',
      'f(): { a: 1 }',
      'f().[asyncDispose] is gone',
    ],
    [
      'asyncDispose other',
      'f(): { a: 1; [Symbol.asyncDispose](): Promise<void> };',
      'f(): { a: 1; [Symbol.asyncDispose](): string };',
      'f().[asyncDispose]() was Promise<void>, is string',
    ],
    ['async to sync', 'f(): Promise<string>', 'f(): string', 'f() was Promise<string>, is string'],
    ['sync to async', 'f(): string', 'f(): Promise<string>', 'f() was string, is Promise<string>'],
    ['void to promise', 'f(): void', 'f(): Promise<void>', 'f() was void, is Promise<void>'],
    ['value to void', 'f(): string', 'f(): void', 'f() was string, is void'],
    [
      'this parameter',
      'f(a: string): void',
      'f(this: {b: 1}, a: string): void',
      'f(this) has to be { b: 1; }',
    ],
    [
      'this parameter other',
      'f(this: {b: 1}, a: string): void',
      'f(this: {b: 1; c: 1}, a: string): void;',
      'f(this).c is new and required',
    ],
    ['rest gone', 'f(a: string, ...b: string[]): void', 'f(a: string): void', 'f(b) is gone'],
    [
      'rest narrower',
      'f(...b: (string|number)[]): void',
      'f(...b: string[]): void',
      'f(b)[] no longer takes number',
    ],
    [
      'rest parameter that became one',
      'f(...b: string[]): void',
      'f(b: string): void',
      'f(b) is now required',
    ],
    [
      'rest parameter that became an optional one',
      'f(...b: string[]): void',
      'f(b?: string): void',
      'f(b) is no longer any number of values',
    ],
    [
      'asserts lost',
      'f(a: unknown): asserts a is string',
      'f(a: unknown): a is string',
      'f no longer tells the type of what it checks',
    ],
    [
      'guard of another',
      'f(a: unknown, b: unknown): a is string',
      'f(a: unknown, b: unknown): b is string',
      'f no longer tells the type of what it checks',
    ],
    [
      'asserts type lost',
      'f(a: unknown): asserts a is string',
      'f(a: unknown): asserts a',
      'f no longer tells the type of what it checks',
    ],
    [
      'port method that has to be awaited',
      'export interface P { send(a: string): void } export declare function f(p: P): void;',
      'export interface P { send(a: string, b: string): Promise<void> } export declare function f(p: P): void;',
      'f(p).send() was void, is Promise<void>',
    ],
    [
      'construct gone',
      'export declare const A: { new (): {a: 1} };',
      'export declare const A: { (): {a: 1} };',
      'A.constructor can no longer be called',
    ],
    [
      'call gone',
      'export declare const A: { (): 1; b: 1 };',
      'export declare const A: { b: 1 };',
      'A can no longer be called',
    ],
    [
      'callback that is given any type',
      'f(a: <T extends string>(b: T) => void): void',
      'f(a: <T>(b: T) => void): void',
      'f(a)<T> may now be any type',
    ],
  ])('%s', (_what, before, after, line) => expect(changedLines(before, after)).toContain(`@x/lib: ${line}`));
});

describe('of calls, the guard lets pass', () => {
  it.each<[string, string, string]>([
    ['overload new at end', 'f(a: string): 1', 'f(a: string): 1; export declare function f(a: number): 2;'],
    [
      'overload new at end of two',
      'f(a: string): 1; export declare function f(a: number): 2;',
      'f(a: string): 1; export declare function f(a: number): 2; export declare function f(a: boolean): 2;',
    ],
    [
      'overloads same, one unreachable',
      'f(a: unknown): 2; export declare function f(a: string): 1;',
      'f(a: unknown): 2; export declare function f(a: string): 1;',
    ],
    [
      'overloads joined',
      'f(a: string): 1; export declare function f(a: number): 1;',
      'f(a: string | number): 1',
    ],
    ['callback parameter required', 'f(a: (b?: string) => void): void', 'f(a: (b: string) => void): void'],
    ['callback result void', 'f(a: () => number): void', 'f(a: () => void): void'],
    ['callback may be async', 'f(a: () => void): void', 'f(a: () => void | Promise<void>): void'],
    ['void to value', 'f(): void', 'f(): number'],
    ['rest new', 'f(a: string): void', 'f(a: string, ...b: string[]): void'],
    ['one to rest', 'f(a: string): void', 'f(...a: string[]): void'],
    ['this parameter gone', 'f(this: {b: 1}, a: string): void', 'f(a: string): void'],
    ['this void', 'f(a: string): void', 'f(this: void, a: string): void'],
  ])('%s', (_what, before, after) => expect(changedLines(before, after)).toEqual([]));
});
