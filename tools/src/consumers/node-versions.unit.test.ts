import { describe, expect, it } from '@jest/globals';
import { judgeNodeVersions } from './node-versions.js';

const library = { name: 'lib', engines: { node: '>=20.3' } };

describe('the version of Node', () => {
  it('is in the README as in the package, with those of peers that ask for more', () => {
    const peers = [
      { name: 'express', engines: { node: '>= 18' } },
      { name: 'msw', engines: { node: '>=22.12.0' } },
      { name: 'any' },
    ];
    const readme = 'Node 20.3 or\nlater; the handlers: 22.12 or later.';
    expect(judgeNodeVersions(library, readme, peers)).toEqual([]);
    expect(judgeNodeVersions(library, 'Node 20.3 or later', peers)).toEqual([
      'the README does not say that msw needs Node 22.12 or later',
    ]);
    expect(judgeNodeVersions(library, 'Node 20 or later', [])).toEqual([
      'the README does not say that lib needs Node 20.3 or later',
    ]);
  });

  it('has to be said by the package', () => {
    expect(judgeNodeVersions({ name: 'lib' }, '', [])).toEqual(['lib does not say which Node it needs']);
  });
});
