import { describe, expect, it } from '@jest/globals';
import { dataScope } from './data-scope.js';

describe('the data scope', () => {
  it('is the one school of a school administrator', () => {
    expect(dataScope('own_school', { school_ref: 'sch-a', region_ref: 'reg-a' })).toEqual({
      kind: 'schools',
      schools: ['sch-a'],
    });
  });

  it('is every school of a coordinator', () => {
    expect(dataScope('own_schools', { school_refs: ['sch-a', 'sch-b'] })).toEqual({
      kind: 'schools',
      schools: ['sch-a', 'sch-b'],
    });
  });

  it('is the region of a regional institute', () => {
    expect(dataScope('own_region', { region_ref: 'reg-a' })).toEqual({ kind: 'region', region: 'reg-a' });
  });

  it.each(['own_school', 'own_schools', 'own_region'] as const)(
    'is nothing for %s without a reference',
    (scope) => {
      expect(dataScope(scope, {})).toBeNull();
      expect(dataScope(scope, { school_refs: [] })).toBeNull();
    },
  );
});
