import type { Permission, Scope } from './permissions.js';
import type { Role } from './roles.js';

/** What each role gets of one permission; a role that is not there gets nothing. */
export type PolicyRow = Readonly<Partial<Record<Role, Scope>>>;

const everyone: PolicyRow = {
  student: 'own',
  teacher: 'own',
  school_admin: 'own',
  coordinator: 'own',
  regional_institute: 'own',
  ministry: 'own',
  operator: 'own',
  system_admin: 'own',
};

const school: PolicyRow = { student: 'own', teacher: 'own', school_admin: 'own', coordinator: 'own' };

const overseers: PolicyRow = {
  school_admin: 'own_school',
  coordinator: 'own_schools',
  regional_institute: 'own_region',
  ministry: 'all',
  system_admin: 'all',
};

/**
 * The one table: which role holds which permission, and how far it reaches. What is not here is denied.
 * Nobody, not even `system_admin`, has a permission that reaches another user's dialogs (specification, Authentication, rule 6).
 *
 * @example
 * policy['career:own']; // { student: 'own' }
 */
export const policy: Readonly<Record<Permission, PolicyRow>> = {
  'session:own': everyone,
  'health:read': everyone,
  'courses:read': school,
  'dialogs:own': school,
  'career:own': { student: 'own' },
  'admin.schools:read': { ...overseers, operator: 'all' },
  'admin.schools:write': { system_admin: 'all' },
  'admin.courses:read': {
    school_admin: 'all',
    coordinator: 'all',
    regional_institute: 'all',
    ministry: 'all',
    operator: 'all',
    system_admin: 'all',
  },
  'admin.courses:write': { coordinator: 'all', regional_institute: 'all', system_admin: 'all' },
  'admin.surveys:read': overseers,
  'admin.surveys:write': {
    coordinator: 'own_schools',
    regional_institute: 'own_region',
    ministry: 'all',
    system_admin: 'all',
  },
  'admin.usage:read': { ...overseers, operator: 'all' },
  'admin.answers:write': { operator: 'all', system_admin: 'all' },
};
