import { describe, expect, it } from '@jest/globals';
import { judgeFirst } from './first-versions.js';

describe('a first version', () => {
  it('is what the change log tells of, and nothing else', () => {
    expect(judgeFirst('rbac', '0.1.0', '# Changelog\n\n## 0.1.0\n\nThe first version.\n')).toEqual([]);
    expect(judgeFirst('rbac', '0.1.0', '# Changelog\n\n## 0.1.0 (2026-01-02)\n')).toEqual([]);
  });

  it('is refused when the change log does not tell of it', () => {
    expect(judgeFirst('rbac', '0.1.0', '# Changelog\n')).toEqual([expect.stringContaining('CHANGELOG.md')]);
  });

  it('is refused where there were others, so that a clone without tags releases nothing twice', () => {
    const log = '# Changelog\n\n## 0.2.0 (2026-01-02)\n\n## 0.1.0\n';
    expect(judgeFirst('rbac', '0.2.0', log)).toEqual([expect.stringContaining('git fetch --tags')]);
  });
});
