import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Publishable } from '../packages/publishable.js';
import { listMissingDocs } from './missing-docs.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-docs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function missingIn(text: string, readme = ''): Promise<string[]> {
  await writeFile(join(folder, 'README.md'), readme);
  await writeFile(join(folder, 'index.ts'), text);
  const subpaths = [{ key: '.', specifier: 'lib', source: 'index.ts', built: '' }];
  return listMissingDocs({ folder, subpaths } as unknown as Publishable);
}

describe('the documentation of exports', () => {
  it('is complete with a summary each, with what functions throw, and with the units of numbers', async () => {
    const text = `
      /** A number. */ export const one = 1;
      /** Fails. @throws Error always */ export function fail(): never { throw new Error(); }
      /** Cannot fail. */ export function save(): void { try { throw 1; } catch { one; } }
      /** Passes on. */ export function pass(): void { try { fail(); } catch (error) { save(); throw error; } }
      /** Makes one that fails. */ export function make() { return () => { throw 1; }; }
      /** Waits. @param ms in ms */ export function wait(ms: number): void {}
      /** Shape. */ export interface Shape {
        /** Longest time, in ms. */
        readonly timeoutMs?: number;
        name: string;
      }
      const own = 2;`;
    expect(await missingIn(text)).toEqual([]);
  });

  it.each([
    ['export const one = 1;', 'lib: one says nothing of itself'],
    ['export type One = 1;', 'lib: One says nothing of itself'],
    ['/** Fails. */ export function fail() { if (1) throw 1; }', 'lib: fail throws, and does not say what'],
    [
      '/** Fails. */ export function fail() { try { 1; } catch (e) { throw Error(`more`, { cause: e }); } }',
      'lib: fail throws, and does not say what',
    ],
    [
      '/** Calls. */ export function call() { inner(); }\nfunction inner() { throw 1; }',
      'lib: call throws, and does not say what',
    ],
    [
      '/** Makes. */ export function make() { return new Own(); }\nclass Own { constructor() { throw 1; } }',
      'lib: make throws, and does not say what',
    ],
    [
      '/** Has one. */ export class Own { /** Fails. */ fail() { throw 1; } }',
      'lib: Own.fail throws, and does not say what',
    ],
    [
      '/** Fails. @throws when it fails */ export function fail() { throw 1; }',
      'lib: fail throws, and does not name the error',
    ],
    [
      '/** Shape. */ export interface Shape { times: number }',
      'lib: Shape: nothing says what the number times is',
    ],
    [
      '/** Shape. */ export interface Shape {\n/** Longest wait. */\nwaitMs?: number | undefined }',
      'lib: Shape: the unit of waitMs is not said',
    ],
    ['/** Waits. */ export function wait(waitMs: number) {}', 'lib: wait: the unit of waitMs is not said'],
  ])('is missing in: %s', async (text, line) => expect(await missingIn(text)).toEqual([line]));

  it('wants an example of every function that the README names, and of no other', async () => {
    const text = `
      /** Shown. */ export function shown(): void {}
      /** Known. @example known(); */ export function known(): void {}
      /** Other. @example shown(); */ export function other(): void {}
      /** Option. */ export function option(): void {}
      /** Word. */ export function word(): void {}`;
    const readme = 'A word, `known()`, `--option`:\n```ts\nshown();\nother();\n```\n';
    expect(await missingIn(text, readme)).toEqual([
      'lib: shown is in the README, and has no example',
      'lib: other is in the README, and has no example',
    ]);
  });
});
