import { describe, expect, it } from '@jest/globals';
import { listPublishable, type Publishable } from '../packages/publishable.js';
import { checkApi } from '../release/check-api.js';
import { workspaceRoot } from '../workspace.js';
import { readAccepted } from './accepted-file.js';

const withinMs = 60_000;
const libraries = listPublishable(workspaceRoot);

describe.each(libraries.map(({ name, ...rest }) => [name, { name, ...rest }] as const))(
  'the accepted API of %s',
  (name, library) => {
    it('tells what its package.json promises', async () => {
      const accepted = await readAccepted(library.folder);
      const keys = Object.keys(library.manifest.exports);
      expect(Object.keys(accepted?.promises ?? {})).toEqual(
        expect.arrayContaining([...keys.map((key) => `export ${key}`), 'engine node', 'field type']),
      );
    });

    it(
      'stands against a release that asks for a newer Node',
      async () => {
        const { reasons } = await checkApi(withManifest(library, { engines: { node: '>=99' } }));
        expect(reasons[0]).toBe(`${name} breaks its consumers:`);
        expect(reasons).toContainEqual(
          expect.stringMatching(/the engine node of package\.json was .*, is >=99$/),
        );
      },
      withinMs,
    );
  },
);

describe('a release is refused', () => {
  const libraryOf = (project: string) => libraries.find((library) => library.project === project)!;

  it(
    'without the schema file of the contracts',
    async () => {
      const library = libraryOf('contracts');
      const { './v1.schema.json': _gone, ...exports } = library.manifest.exports;
      expect((await checkApi(withManifest(library, { exports }))).reasons).toContain(
        '  @portal/contracts/v1.schema.json: the whole entry is gone',
      );
    },
    withinMs,
  );

  it(
    'without the command of the anonymizer',
    async () => {
      const { bin: _gone, ...manifest } = libraryOf('anonymizer').manifest;
      expect((await checkApi({ ...libraryOf('anonymizer'), manifest })).reasons).toContain(
        '  @portal/anonymizer: the command portal-anonymizer of package.json is gone',
      );
    },
    withinMs,
  );
});

function withManifest(library: Publishable, changes: Partial<Publishable['manifest']>): Publishable {
  return { ...library, manifest: { ...library.manifest, ...changes } };
}
