import { describe, expect, it } from '@jest/globals';
import { listPublishable } from '../packages/publishable.js';
import { workspaceRoot } from '../workspace.js';
import { listMissingDocs } from './missing-docs.js';

describe('every export', () => {
  it.each(listPublishable(workspaceRoot).map((library) => [library.name, library] as const))(
    'of %s says what it is, what it throws, and in which units its numbers are',
    (_name, library) => {
      expect(listMissingDocs(library)).toEqual([]);
    },
    30_000,
  );
});
