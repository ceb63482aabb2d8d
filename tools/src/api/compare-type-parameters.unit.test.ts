import { describe, expect, it } from '@jest/globals';
import { changedLines } from './changed-lines.js';

describe('of type parameters and what they decide, the guard refuses', () => {
  it.each<[string, string, string, string]>([
    [
      'constraint tighter',
      'f<N extends string>(n: N): void',
      "f<N extends 'a'>(n: N): void",
      'f<N> was string, is "a"',
    ],
    [
      'constraint new',
      'f<N>(n: N): void',
      'f<N extends object>(n: N): void',
      'f<N> took any type, takes object',
    ],
    [
      'method constraint tighter',
      "export interface C { call<N extends 'a'|'b'>(n: N): void } export declare function c(): C;",
      "export interface C { call<N extends 'a'>(n: N): void } export declare function c(): C;",
      'c().call<N> no longer has the value "b"',
    ],
    [
      'type constraint tighter',
      "type K = 'a'|'b'; export type S<N extends K> = {x: N};",
      "type K = 'a'|'b'; export type S<N extends 'a'> = {x: N};",
      'S<N> no longer has the value "b"',
    ],
    [
      'held type constraint',
      "export type S<N extends string> = {x: N}; export declare const s: S<'a'>;",
      "export type S<N extends 'a'> = {x: N}; export declare const s: S<'a'>;",
      'S<N> was string, is "a"',
    ],
    [
      'type default other',
      'export interface S<N = string> {x: N}',
      'export interface S<N = number> {x: N}',
      'S<N> by default was string, is number',
    ],
    [
      'type default gone',
      'export interface S<N = string> {x: N}',
      'export interface S<N> {x: N}',
      'S<N> no longer has a default',
    ],
    [
      'function default other',
      'f<N = string>(): N',
      'f<N = number>(): N',
      'f<N> by default was string, is number',
    ],
    [
      'function type parameter gone',
      'f<N>(a: N): void',
      'f(a: unknown): void',
      'f had 1 type parameters, has 0',
    ],
    [
      'function type parameter new',
      'f<N>(a: N): void',
      'f<N, M>(a: N): void',
      'f had 1 type parameters, has 2',
    ],
    [
      'class constraint',
      'export declare class A<N extends string> { constructor(a: N); }',
      "export declare class A<N extends 'a'> { constructor(a: N); }",
      'A.constructor<N> was string, is "a"',
    ],
    ['type parameter swapped', 'f<A, B>(a: A, b: B): A', 'f<A, B>(a: A, b: B): B', 'f() was A, is B'],
    [
      'any generic alias',
      "export type R<N extends string> = N extends 'a' ? 1 : 2; export declare function f<N extends string>(a: N): R<N>;",
      'export type R<N extends string> = any; export declare function f<N extends string>(a: N): R<N>;',
      'f() was R<N>, is any',
    ],
    [
      'open alias changed, held',
      'export type A<T> = T extends string ? 1 : 2; export declare function f<T>(a: T): A<T>;',
      'export type A<T> = T extends string ? 1 : 3; export declare function f<T>(a: T): A<T>;',
      'f() was 2, is 3',
    ],
    [
      'open private alias changed',
      'type A<T> = T extends string ? 1 : 2; export declare function f<T>(a: T): A<T>;',
      'type A<T> = T extends string ? 1 : 3; export declare function f<T>(a: T): A<T>;',
      'f() was 2, is 3',
    ],
    [
      'open alias argument',
      "type A<T, U> = T extends string ? U : 2; export declare function f<T>(a: T): A<T, 'x'>;",
      "type A<T, U> = T extends string ? U : 2; export declare function f<T>(a: T): A<T, 'y'>;",
      'f() was A<T, "x">, is A<T, "y">',
    ],
    [
      'conditional extends',
      'export type A<T> = T extends string | number ? 1 : 2;',
      'export type A<T> = T extends string ? 1 : 2;',
      'A no longer takes number',
    ],
    [
      'mapped template',
      'export type A<T> = {[K in keyof T]: string};',
      'export type A<T> = {[K in keyof T]: number};',
      'A was string, is number',
    ],
    [
      'mapped optional',
      'export type A<T> = {[K in keyof T]: string};',
      'export type A<T> = {[K in keyof T]?: string};',
      'A is another A<T>',
    ],
    [
      'mapped readonly',
      'export type A<T> = {[K in keyof T]: string};',
      'export type A<T> = {readonly [K in keyof T]: string};',
      'A is another A<T>',
    ],
    [
      'mapped as',
      'export type A<T> = {[K in keyof T as `a${string & K}`]: string};',
      'export type A<T> = {[K in keyof T as `b${string & K}`]: string};',
      'A was `a${string & K}`, is `b${string & K}`',
    ],
    [
      'mapped in function',
      'f<T>(a: T): {[K in keyof T]: string}',
      'f<T>(a: T): {[K in keyof T]: number}',
      'f() was { [K in keyof T]: string; }, is { [K in keyof T]: number; }',
    ],
    [
      'indexed access',
      'interface M {a: 1; b: 2} export declare function f<K extends keyof M>(a: K): M[K];',
      'interface M {a: 1; b: 3} export declare function f<K extends keyof M>(a: K): M[K];',
      'f()[b] was 2, is 3',
    ],
    [
      'template literal',
      'export declare const a: `a-${string}`;',
      'export declare const a: `b-${string}`;',
      'a was `a-${string}`, is `b-${string}`',
    ],
    [
      'template literal parameter',
      'f(a: `a-${string}`): void',
      'f(a: `a-${number}`): void',
      'f(a) was `a-${string}`, is `a-${number}`',
    ],
    [
      'template to string',
      'export declare const a: `a-${string}`;',
      'export declare const a: string;',
      'a was `a-${string}`, is string',
    ],
    [
      'open template',
      'f<T extends string>(a: T): `on${T}`',
      'f<T extends string>(a: T): `off${T}`',
      'f() was `on${T}`, is `off${T}`',
    ],
    [
      'intersection open',
      'f<T, U>(a: T, b: U): T & {a: 1}',
      'f<T, U>(a: T, b: U): U & {a: 1}',
      'f() was T & { a: 1; }, is U & { a: 1; }',
    ],
    [
      'keyof',
      'interface M {a: 1; b: 1} export declare function f(a: keyof M): void;',
      'interface M {a: 1} export declare function f(a: keyof M): void;',
      'f(a) no longer has the value "b"',
    ],
    [
      'infer',
      'export type E<T> = T extends Promise<infer U> ? U : T;',
      'export type E<T> = T extends Promise<infer U> ? T : T;',
      'E was U, is T',
    ],
    ['const type parameter lost', 'f<const T>(a: T): T', 'f<T>(a: T): T', 'f<T> no longer keeps literals'],
    [
      'type with a new parameter that is another',
      'export interface A { a: 1 }',
      'export interface A<T = 1> { b: T }',
      'A.a is gone',
    ],
  ])('%s', (_what, before, after, line) => expect(changedLines(before, after)).toContain(`@x/lib: ${line}`));
});

describe('of type parameters and what they decide, the guard lets pass', () => {
  it.each<[string, string, string]>([
    ['constraint wider', "f<N extends 'a'>(n: N): void", 'f<N extends string>(n: N): void'],
    ['constraint gone', "f<N extends 'a'>(n: N): void", 'f<N>(n: N): void'],
    [
      'type constraint wider',
      "export type S<N extends 'a'> = {x: N};",
      "export type S<N extends 'a' | 'b'> = {x: N};",
    ],
    ['type parameter renamed', 'f<A extends string>(a: A): A', 'f<B extends string>(a: B): B'],
    [
      'type parameter renamed in alias',
      'export type A<T> = T extends string ? 1 : {a: T};',
      'export type A<U> = U extends string ? 1 : {a: U};',
    ],
    [
      'type parameter renamed mapped',
      'export type A<T> = {[K in keyof T]: T[K]};',
      'export type A<U> = {[L in keyof U]: U[L]};',
    ],
    ['new type parameter with default', 'f<A>(a: A): void', 'f<A, B = A>(a: A, b?: B): void'],
    ['function becomes generic', 'f(a: string): string', 'f<T extends string>(a: T): T'],
    [
      'function becomes generic, deep',
      'f(a: readonly string[]): Promise<string>',
      'f<T extends string>(a: readonly T[]): Promise<T>',
    ],
    [
      'open alias same',
      'type A<T> = T extends string ? 1 : 2; export declare function f<T>(a: T): A<T>;',
      'type A<T> = T extends string ? 1 : 2; export declare function f<T>(a: T): A<T>;',
    ],
    [
      'mapped same',
      'export type A<T> = {readonly [K in keyof T]?: string}; export declare function f<T>(a: T): A<T>;',
      'export type A<T> = {readonly [K in keyof T]?: string}; export declare function f<T>(a: T): A<T>;',
    ],
    [
      'indexed growth',
      'interface M {a: 1; b: 2} export declare function f<K extends keyof M>(a: K): M[K];',
      'interface M {a: 1; b: 2; c: 3} export declare function f<K extends keyof M>(a: K): M[K];',
    ],
    [
      'conditional growth',
      'interface M {a: {x: 1}} export type R<K extends keyof M> = M[K] extends {x: infer X} ? X : never; export declare function f<K extends keyof M>(a: K): R<K>;',
      'interface M {a: {x: 1}; b: {x: 2}} export type R<K extends keyof M> = M[K] extends {x: infer X} ? X : never; export declare function f<K extends keyof M>(a: K): R<K>;',
    ],
    [
      'generic overloads same',
      'f<T>(a: T[]): T; export declare function f<T extends string>(a: T): T[];',
      'f<T>(a: T[]): T; export declare function f<T extends string>(a: T): T[];',
    ],
    ['template wider', 'f(a: `a-${string}`): void', 'f(a: string): void'],
    ['const type parameter new', 'f<T extends string>(a: T): T', 'f<const T extends string>(a: T): T'],
    [
      'generic self',
      'export interface N<T> { v: T; next: N<T[]> | null } export declare function f(): N<string>;',
      'export interface N<T> { v: T; next: N<T[]> | null; x?: 1 } export declare function f(): N<string>;',
    ],
    [
      'generic callbacks',
      'f<T, R>(a: T, map: (a: T) => R | Promise<R>): Promise<R>',
      'f<T, R>(a: T, map: (a: T) => R | Promise<R>): Promise<R>',
    ],
    [
      'schema generic',
      "import { z } from 'zod'; export declare function f<S extends z.ZodType>(s: S): z.output<S>;",
      "import { z } from 'zod'; export declare function f<S extends z.ZodType>(s: S): z.output<S>;",
    ],
    [
      'infer same',
      'export type E<T> = T extends Promise<infer U> ? U : T;',
      'export type E<T> = T extends Promise<infer V> ? V : T;',
    ],
    [
      'partial generic',
      'f<T extends object>(a: Partial<T>, b: Pick<T, keyof T>): Required<T>',
      'f<T extends object>(a: Partial<T>, b: Pick<T, keyof T>): Required<T>',
    ],
    [
      'type with a new parameter in its place',
      'export interface A { a: 1 }',
      'export interface A<T = 1> { a: T }',
    ],
  ])('%s', (_what, before, after) => expect(changedLines(before, after)).toEqual([]));
});
