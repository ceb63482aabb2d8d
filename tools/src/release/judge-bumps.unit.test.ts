import { describe, expect, it } from '@jest/globals';
import { isBreaking, judgeBumps } from './judge-bumps.js';

describe('a breaking version', () => {
  it.each([
    ['1.2.3', '2.0.0', true],
    ['1.2.3', '1.3.0', false],
    ['0.1.0', '0.2.0', true],
    ['0.1.0', '0.1.1', false],
    ['0.9.0', '1.0.0', true],
  ])('%s to %s: %s', (from, to, breaking) => expect(isBreaking(from, to)).toBe(breaking));
});

describe('a release', () => {
  const breaks = { rbac: ['@portal/rbac: can is gone'] };

  it('may break what its commits say that it breaks', () => {
    expect(judgeBumps([{ project: 'rbac', from: '0.1.0', to: '0.2.0' }], breaks)).toEqual([]);
    expect(judgeBumps([{ project: 'anonymizer', from: '0.1.0', to: '0.1.1' }], breaks)).toEqual([]);
  });

  it.each([['0.1.1'], [undefined]])('may not break in silence, as %s', (to) => {
    const lines = judgeBumps([{ project: 'rbac', from: '0.1.0', to }], breaks);
    expect(lines[1]).toBe('  @portal/rbac: can is gone');
    expect(lines.at(-1)).toContain('feat(rbac)!:');
  });
});
