import type { Scope } from './permissions.js';

/** The opaque references that bind a user to schools and a region; never names. */
export interface UserReferences {
  /** The user's own school. */
  readonly school_ref?: string | undefined;
  /** Coordinators: the schools they look after. */
  readonly school_refs?: readonly string[] | undefined;
  /** The user's region. */
  readonly region_ref?: string | undefined;
}

/** Whose data an admin call may touch: everybody's, those of a region's schools, or those of some schools. */
export type DataScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'region'; readonly region: string }
  | { readonly kind: 'schools'; readonly schools: readonly string[] };

/**
 * Turns the reach of a permission into the data a user may touch, by the user's own references.
 * Null when the user lacks the reference: a school administrator without a school sees nothing, not everything. Null for
 * `own` too, which is about no school.
 *
 * @example
 * dataScope('own_school', { school_ref: 'sch-a' }); // { kind: 'schools', schools: ['sch-a'] }
 * dataScope('own_region', {}); // null
 */
export function dataScope(scope: Scope, user: UserReferences): DataScope | null {
  switch (scope) {
    case 'all':
      return { kind: 'all' };
    case 'own_region':
      return user.region_ref ? { kind: 'region', region: user.region_ref } : null;
    case 'own_school':
      return user.school_ref ? { kind: 'schools', schools: [user.school_ref] } : null;
    case 'own_schools': {
      const schools = user.school_refs ?? (user.school_ref ? [user.school_ref] : []);
      return schools.length > 0 ? { kind: 'schools', schools } : null;
    }
    case 'own':
      return null;
  }
}
