import { beforeAll, describe, expect, it } from '@jest/globals';
import { listPublishable } from '../packages/publishable.js';
import { workspaceRoot } from '../workspace.js';
import { fromText, readAccepted, toText } from './accepted-file.js';
import { compareApis, describeChange } from './compare-apis.js';
import { readApi, type Api } from './declarations.js';

const withinMs = 60_000;
const libraries = listPublishable(workspaceRoot).map((library) => [library.name, library] as const);

describe.each(libraries)('the accepted API of %s', (name, library) => {
  let present: Api;
  beforeAll(() => {
    present = readApi(library);
  }, withinMs);

  it(
    'is kept: what consumers use is still there and means the same',
    async () => {
      const accepted = await readAccepted(library.folder);
      if (!accepted) throw new Error(`libs/${library.project}/api is missing. Run: npm run api:accept`);
      const breaks = compareApis(library.folder, accepted, present).map(describeChange);
      // Undo what is listed. If it must be: npm run api:accept -- --breaking, and commit it as a breaking change.
      expect(breaks).toEqual([]);
    },
    withinMs,
  );

  it(
    'would be missed, each entry by its names, if it were gone',
    () => {
      const gone = Object.values(present.entries).map((file) => [file, 'export {};']);
      const empty = { ...present, files: { ...present.files, ...Object.fromEntries(gone) } };
      const lines = compareApis(library.folder, present, empty).map(describeChange);
      expect(lines.filter((line) => !line.endsWith(' is gone'))).toEqual([]);
      for (const key of Object.keys(present.entries))
        expect(lines).toContainEqual(expect.stringMatching(`^${name + key.slice(1)}: `));
    },
    withinMs,
  );

  it('is the same when written and read', () => {
    expect(toText(fromText(toText(present)))).toBe(toText(present));
  });
});
