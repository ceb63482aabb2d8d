import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { listPublishable } from '../packages/publishable.js';
import { workspaceRoot } from '../workspace.js';
import { listOptions } from './command-options.js';
import { readPromises } from './package-promises.js';

const libraryOf = (project: string) =>
  listPublishable(workspaceRoot).find((library) => library.project === project)!;

describe('the promises of a package', () => {
  it('are its entries with their conditions, but not the one that only this repository sets', () => {
    const promises = readPromises(libraryOf('contracts'));
    expect(promises['export ./client']).toBe('types default');
    expect(promises['export ./v1.schema.json']).toBe('.json');
  });

  it('are an inner condition with those around it', () => {
    const library = libraryOf('rbac');
    const exports = { '.': { import: { types: './a.d.ts', default: './a.js' }, require: './a.cjs' } };
    const nested = { ...library, manifest: { ...library.manifest, exports: exports as never } };
    expect(readPromises(nested)['export .']).toBe('import>types import>default require');
  });

  it('are its peers, its engines, and how it is loaded', () => {
    expect(readPromises(libraryOf('contracts'))).toMatchObject({
      'peer msw': expect.stringMatching(/^\S+ optional$/),
      'engine node': expect.stringMatching(/^>=/),
      'field type': '"module"',
      'field sideEffects': 'false',
    });
  });

  it('are its commands with the options that they take', () => {
    expect(readPromises(libraryOf('anonymizer'))).toMatchObject({
      'command portal-anonymizer': 'installed',
      'option portal-anonymizer --explain': 'boolean',
      'option portal-anonymizer --help': 'boolean -h',
    });
  });

  it('are options under any name, with their kind, letter and number', () => {
    const text =
      "parseArgs({ options: { 'dry-run': { type: 'boolean' }, only: { type: 'string', multiple: true, short: 'o' } } })";
    const file = ts.createSourceFile('cli.ts', text, ts.ScriptTarget.ES2024);
    expect(listOptions(file)).toEqual([
      ['dry-run', 'boolean'],
      ['only', 'string -o repeated'],
    ]);
  });
});
