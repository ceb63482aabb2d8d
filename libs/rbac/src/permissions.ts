/**
 * Everything that a route can ask for. A route names one; nothing is permitted without a name. `…:own` is about what belongs
 * to the user, `admin.…:read` and `:write` are about the admin group.
 *
 * @example
 * permissions.filter((permission) => permission.startsWith('admin.'));
 */
export const permissions = [
  'session:own',
  'health:read',
  'courses:read',
  'dialogs:own',
  'career:own',
  'admin.schools:read',
  'admin.schools:write',
  'admin.courses:read',
  'admin.courses:write',
  'admin.surveys:read',
  'admin.surveys:write',
  'admin.usage:read',
  'admin.answers:write',
] as const;

/** One of {@link permissions}. */
export type Permission = (typeof permissions)[number];

/** How far a permission reaches: the user's own things, or the schools whose data may be seen. */
export type Scope = 'own' | 'own_school' | 'own_schools' | 'own_region' | 'all';
