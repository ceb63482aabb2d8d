import { describe, expect, it } from '@jest/globals';
import { changedLines } from './changed-lines.js';

describe('of values, the guard refuses', () => {
  it.each<[string, string, string, string]>([
    ['any result', 'f(): {a: 1}', 'f(): any', 'f() was { a: 1; }, is any'],
    ['any alias', 'export type R = {a: 1};', 'export type R = any;', 'R was R, is any'],
    [
      'any element',
      'export declare const a: readonly string[];',
      'export declare const a: readonly any[];',
      'a[] was string, is any',
    ],
    ['any parameter', 'f(a: string): void', 'f(a: any): void', 'f(a) was string, is any'],
    ['any union', 'f(): string | null', 'f(): any', 'f() was string | null, is any'],
    ['any promise', 'f(): Promise<string>', 'f(): Promise<any>', 'f() was string, is any'],
    ['any function', 'f(): string', 'export declare const f: any;', 'f was () => string, is any'],
    ['unknown result', 'f(): string', 'f(): unknown', 'f() was string, is unknown'],
    ['unknown gone', 'f(a: unknown): void', 'f(a: string): void', 'f(a) was unknown, is string'],
    ['never result', 'f(): string', 'f(): never', 'f() was string, is never'],
    [
      'brand lost',
      "declare const b: unique symbol; export type Id = string & {readonly [b]: 'id'}; export declare function f(): Id;",
      'declare const b: unique symbol; export type Id = string; export declare function f(): Id;',
      'f() was Id, is string',
    ],
    [
      'brand new',
      'declare const b: unique symbol; export declare function f(a: string): void;',
      "declare const b: unique symbol; export type Id = string & {readonly [b]: 'id'}; export declare function f(a: Id): void;",
      'f(a) was string, is Id',
    ],
    [
      'brand other',
      "declare const b: unique symbol; export type Id = string & {readonly [b]: 'id'}; export declare function f(): Id;",
      "declare const b: unique symbol; export type Id = string & {readonly [b]: 'other'}; export declare function f(): Id;",
      'f().[b] was "id", is "other"',
    ],
    [
      'const value',
      "export declare const A: { readonly one: 'a'; readonly two: 'b' };",
      "export declare const A: { readonly one: 'a'; readonly two: 'c' };",
      'A.two was "b", is "c"',
    ],
    [
      'const value gone',
      "export declare const A: { readonly one: 'a'; readonly two: 'b' };",
      "export declare const A: { readonly one: 'a' };",
      'A.two is gone',
    ],
    [
      'const value any text',
      "export declare const A: { readonly one: 'a' };",
      'export declare const A: { readonly one: string };',
      'A.one was "a", is string',
    ],
    [
      'enum value',
      "export declare enum E { A = 'a', B = 'b' }",
      "export declare enum E { A = 'a' }",
      'E.B is gone',
    ],
    [
      'AsyncDisposable gone',
      'export interface H extends AsyncDisposable { a: 1 } export declare function f(): H;',
      'export interface H { a: 1 } export declare function f(): H;',
      'f().[asyncDispose] is gone',
    ],
    [
      'a type with the name of a constant',
      'export declare const R: {a: 1}; export type R = { a: 1; b?: string };',
      'export declare const R: {a: 1}; export type R = { a: 1; b: string };',
      'R.b is now required',
    ],
    [
      'zod object to pipe',
      "import { z } from 'zod'; export declare const s: z.ZodObject<{a: z.ZodString}>;",
      "import { z } from 'zod'; export declare const s: z.ZodPipe<z.ZodObject<{a: z.ZodString}>, z.ZodTransform<{a: string}, {a: string}>>;",
      's was a ZodObject, is a ZodPipe',
    ],
    [
      'zod object to any',
      "import { z } from 'zod'; export declare const s: z.ZodObject<{a: z.ZodString}>;",
      "import { z } from 'zod'; export declare const s: z.ZodAny;",
      's was a ZodObject, is a ZodAny',
    ],
    [
      'zod field any',
      "import { z } from 'zod'; export declare const s: z.ZodObject<{a: z.ZodString}>;",
      "import { z } from 'zod'; export declare const s: z.ZodObject<{a: z.ZodAny}>;",
      's.a was string, is any',
    ],
    [
      'unique symbol to string',
      'export declare const a: unique symbol;',
      'export declare const a: string;',
      'a was typeof a, is string',
    ],
    [
      'change far inside',
      "f(): {a:{b:{c:{d:{e:{f:{g:{h:{i:{j:{k:{l:{m:{n:'x'}}}}}}}}}}}}}}",
      "f(): {a:{b:{c:{d:{e:{f:{g:{h:{i:{j:{k:{l:{m:{n:'y'}}}}}}}}}}}}}}",
      'f().a.b.c.d.e.f.g.h.i.j.k.l.m.n was "x", is "y"',
    ],
    ['foreign class arg', 'f(): Map<string, {a: 1}>', 'f(): Map<string, {}>', 'f().a is gone'],
    ['bigint literal', 'export declare const a: 1n;', 'export declare const a: 2n;', 'a was 1n, is 2n'],
    [
      'optional method result',
      'export interface A { a(): void } export declare function f(): A;',
      'export interface A { a?(): void } export declare function f(): A;',
      'f().a may now be left out',
    ],
    [
      'a parameter that takes another nothing',
      'f(a: string | null): void',
      'f(a: string | undefined): void',
      'f(a) was null, is undefined',
    ],
    [
      'generic type that gives itself',
      'export interface Box<T> { map<U>(f: (a: T) => U): Box<U> } export declare function f<T>(a: T): Box<T>;',
      'export interface Box<T> { map<U>(f: (a: T) => U): Box<T> } export declare function f<T>(a: T): Box<T>;',
      'f().map() was U, is T',
    ],
  ])('%s', (_what, before, after, line) => expect(changedLines(before, after)).toContain(`@x/lib: ${line}`));
});

describe('of values, the guard lets pass', () => {
  it.each<[string, string, string]>([
    ['unknown parameter', 'f(a: string): void', 'f(a: unknown): void'],
    ['unknown result known', 'f(): unknown', 'f(): string'],
    ['any same', 'f(a: any): any[]', 'f(a: any, b?: 1): any[]'],
    ['never same', 'f(): never', 'f(a?: 1): never'],
    [
      'unique symbol same',
      'export declare const a: unique symbol;',
      'export declare const a: unique symbol; export declare const b: 1;',
    ],
    [
      'brand same',
      "declare const b: unique symbol; export type Id = string & {readonly [b]: 'id'}; export declare function f(a: Id): Id;",
      "declare const b: unique symbol; export type Id = string & {readonly [b]: 'id'}; export declare function f(a: Id): Id;",
    ],
    [
      'brand union same',
      "declare const b: unique symbol; export type Id = string & {readonly [b]: 'id'}; export declare function f(a: Id | null): Id | undefined;",
      "declare const b: unique symbol; export type Id = string & {readonly [b]: 'id'}; export declare function f(a: Id | null): Id | undefined;",
    ],
    [
      'brand taken off a parameter',
      "declare const b: unique symbol; export type Id = string & {readonly [b]: 'id'}; export declare function f(a: Id): void;",
      "declare const b: unique symbol; export type Id = string & {readonly [b]: 'id'}; export declare function f(a: string): void;",
    ],
    [
      'own symbol key same',
      'declare const b: unique symbol; export declare function f(): {[b]: 1};',
      'declare const b: unique symbol; export declare function f(): {[b]: 1; c: 2};',
    ],
    [
      'interface to alias',
      'export interface A { a: 1 } export declare function f(): A;',
      'export type A = { a: 1 }; export declare function f(): A;',
    ],
    [
      'zod same',
      "import { z } from 'zod'; export declare const s: z.ZodObject<{a: z.ZodString}>; export type S = z.infer<typeof s>",
      "import { z } from 'zod'; export declare const s: z.ZodObject<{a: z.ZodString; b: z.ZodNumber}>; export type S = z.infer<typeof s>",
    ],
    [
      'zod field format',
      "import { z } from 'zod'; export declare const s: z.ZodObject<{a: z.ZodString}>;",
      "import { z } from 'zod'; export declare const s: z.ZodObject<{a: z.ZodEmail}>;",
    ],
    [
      'a constructor without a class',
      'export declare const A: new (a: string) => {a: 1};',
      'export declare const A: new (a: string, b?: 1) => {a: 1};',
    ],
    [
      'union promise',
      'f(a: () => string | Promise<string>): void',
      'f(a: () => string | Promise<string> | null): void',
    ],
    [
      'generic type that gives others of itself',
      'export interface Box<T> { map<U>(f: (a: T) => U): Box<U> } export declare function f<T>(a: T): Box<T>;',
      'export interface Box<V> { map<W>(f: (a: V) => W): Box<W>; size?: 1 } export declare function f<T>(a: T): Box<T>;',
    ],
  ])('%s', (_what, before, after) => expect(changedLines(before, after)).toEqual([]));
});
