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

async function missingIn(text: string): Promise<string[]> {
  await writeFile(join(folder, 'index.ts'), text);
  const subpaths = [{ key: '.', specifier: 'lib', source: 'index.ts', built: '' }];
  return listMissingDocs({ folder, subpaths } as unknown as Publishable);
}

describe('the documentation of exports', () => {
  it('is complete with a summary each, and with what functions throw', async () => {
    const text = `
      /** A number. */ export const one = 1;
      /** Fails. @throws Error always */ export function fail(): never { throw new Error(); }
      /** Cannot fail. */ export function save(): void { try { throw 1; } catch { one; } }
      /** Passes on. */ export function pass(): void { try { fail(); } catch (error) { save(); throw error; } }
      /** Makes one that fails. */ export function make() { return () => { throw 1; }; }
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
  ])('is missing in: %s', async (text, line) => expect(await missingIn(text)).toEqual([line]));
});
