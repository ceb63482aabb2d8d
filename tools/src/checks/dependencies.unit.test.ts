import { describe, expect, it } from '@jest/globals';
import { findLooseDependencies, findRegistryAddresses } from './dependencies.js';
import { listFiles, readText } from './repository-files.js';

describe('checking dependencies', () => {
  it('finds ranges, also inside nested overrides', () => {
    const manifest = JSON.stringify({
      dependencies: { fixed: '1.2.3', wide: '^1.2.3' },
      devDependencies: { renamed: 'npm:@a/b@1.2.3', newest: 'npm:@a/b', older: 'npm:b@^1.2.3' },
      overrides: { outer: { inner: '~2.0.0', kept: '2.0.1' } },
      peerDependencies: { host: '>=1' },
    });
    expect(findLooseDependencies(manifest)).toEqual([
      'dependencies wide ^1.2.3',
      'devDependencies newest npm:@a/b',
      'devDependencies older npm:b@^1.2.3',
      'overrides outer inner ~2.0.0',
    ]);
  });

  it('tells a registry address from a link in the workspace', () => {
    const lock = {
      packages: {
        'node_modules/a': { resolved: 'https://packages.example/a.tgz' },
        'node_modules/b': { resolved: 'libs/b' },
        'node_modules/c': {},
      },
    };
    expect(findRegistryAddresses(JSON.stringify(lock))).toEqual(['node_modules/a']);
  });
});

describe('the dependencies of this repository', () => {
  it('are pinned exactly', () => {
    const manifests = listFiles('.', /^package\.json$/);
    const loose = manifests.flatMap((path) =>
      findLooseDependencies(readText(path)).map((entry) => `${path}: ${entry}`),
    );
    expect(manifests.length).toBeGreaterThan(5);
    expect(loose).toEqual([]);
  });

  it('are locked without the address of a registry', () => {
    expect(findRegistryAddresses(readText('package-lock.json'))).toEqual([]);
  });
});
