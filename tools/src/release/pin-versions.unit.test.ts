import { describe, expect, it } from '@jest/globals';
import { pinLock, pinManifest } from './pin-versions.js';

const versions = { '@portal/rbac': '0.2.0' };

describe('new versions of released libraries', () => {
  it('are named by the packages that depend on them, and by nobody else', () => {
    const text = JSON.stringify({ name: 'app', dependencies: { '@portal/rbac': '0.1.0', zod: '4.0.0' } });
    expect(JSON.parse(pinManifest(text, versions)!)).toEqual({
      name: 'app',
      dependencies: { '@portal/rbac': '0.2.0', zod: '4.0.0' },
    });
    expect(
      pinManifest(JSON.stringify({ name: 'app', dependencies: { zod: '4.0.0' } }), versions),
    ).toBeUndefined();
  });

  it('are in the lock file, of the library itself and of its dependents', () => {
    const lock = {
      packages: {
        'libs/rbac': { name: '@portal/rbac', version: '0.1.0' },
        'apps/api': { name: 'api', version: '0.1.0', dependencies: { '@portal/rbac': '0.1.0' } },
        'node_modules/zod': { version: '4.0.0' },
      },
    };
    expect(JSON.parse(pinLock(JSON.stringify(lock), versions)).packages).toEqual({
      'libs/rbac': { name: '@portal/rbac', version: '0.2.0' },
      'apps/api': { name: 'api', version: '0.1.0', dependencies: { '@portal/rbac': '0.2.0' } },
      'node_modules/zod': { version: '4.0.0' },
    });
  });
});
