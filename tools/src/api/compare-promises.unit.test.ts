import { describe, expect, it } from '@jest/globals';
import { comparePromises } from './compare-promises.js';

const promises = {
  'export .': 'types default',
  'export ./v1.schema.json': '.json',
  'command tidy': 'installed',
  'option tidy --explain': 'boolean',
  'peer msw': '^3.0.0 optional',
  'peer ws': '^8.0.0',
  'engine node': '>=20.3',
  'field type': '"module"',
  'field sideEffects': 'false',
};
type Name = keyof typeof promises;

function broken(changes: Readonly<Record<string, string | undefined>>): string[] {
  const all = Object.entries({ ...promises, ...changes });
  const present = Object.fromEntries(
    all.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return comparePromises('@x/lib', promises, present).map(
    ({ entry, where, change }) => `${entry}: ${where} ${change}`,
  );
}

describe('the guard of packages refuses', () => {
  it.each<[string, Name | (string & {}), string | undefined, string]>([
    ['a lost file', 'export ./v1.schema.json', undefined, '@x/lib/v1.schema.json: the whole entry is gone'],
    ['a lost condition', 'export .', 'default', '@x/lib: its conditions no longer have types'],
    [
      'another kind of file',
      'export ./v1.schema.json',
      '.js',
      '@x/lib/v1.schema.json: its conditions no longer have .json',
    ],
    ['a lost command', 'command tidy', undefined, '@x/lib: the command tidy of package.json is gone'],
    ['a lost option', 'option tidy --explain', undefined, '@x/lib: the option tidy --explain is gone'],
    [
      'another kind of option',
      'option tidy --explain',
      'string',
      '@x/lib: the option tidy --explain was boolean, is string',
    ],
    [
      'a peer in other versions',
      'peer msw',
      '^4.0.0 optional',
      '@x/lib: the peer msw of package.json was ^3.0.0 optional, is ^4.0.0 optional',
    ],
    [
      'a peer that is no longer optional',
      'peer msw',
      '^3.0.0',
      '@x/lib: the peer msw of package.json was ^3.0.0 optional, is ^3.0.0',
    ],
    [
      'a new peer',
      'peer react',
      '^19.0.0',
      '@x/lib: the peer react of package.json is new and required: ^19.0.0',
    ],
    ['a newer Node', 'engine node', '>=26', '@x/lib: the engine node of package.json was >=20.3, is >=26'],
    [
      'another engine',
      'engine npm',
      '>=11',
      '@x/lib: the engine npm of package.json is new and required: >=11',
    ],
    [
      'another kind of module',
      'field type',
      '"commonjs"',
      '@x/lib: the field type of package.json was "module", is "commonjs"',
    ],
    ['side effects', 'field sideEffects', undefined, '@x/lib: the field sideEffects of package.json is gone'],
  ])('%s', (_what, promise, value, line) => expect(broken({ [promise]: value })).toEqual([line]));
});

describe('the guard of packages lets pass', () => {
  it.each<[string, Name | (string & {}), string | undefined]>([
    ['a new entry', 'export ./more', 'types default'],
    ['a new condition', 'export .', 'types browser default'],
    ['a new command', 'command more', 'installed'],
    ['a new option', 'option tidy --more', 'boolean'],
    ['a letter for an option', 'option tidy --explain', 'boolean -e'],
    ['more versions of a peer', 'peer msw', '^3.0.0 || ^4.0.0 optional'],
    ['a peer that became optional', 'peer ws', '^8.0.0 optional'],
    ['a lost peer', 'peer ws', undefined],
    ['a new optional peer', 'peer react', '^19.0.0 optional'],
    ['an older Node', 'engine node', '>=20'],
  ])('%s', (_what, promise, value) => expect(broken({ [promise]: value })).toEqual([]));
});
