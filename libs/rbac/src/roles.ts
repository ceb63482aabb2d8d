/**
 * The wire values of the eight roles, in the order of every table. Source: specification, Authentication, rule 5.
 *
 * @example
 * for (const role of roles) console.log(role); // student, teacher, …
 */
export const roles = [
  'student',
  'teacher',
  'school_admin',
  'coordinator',
  'regional_institute',
  'ministry',
  'operator',
  'system_admin',
] as const;

/** One of {@link roles}. */
export type Role = (typeof roles)[number];

/**
 * A role as it comes over the wire: one of {@link roles}, or one that a newer portal has. Such a role holds nothing here.
 *
 * @example
 * const role: WireRole = session.user.role; // of `readSession` of @portal/contracts
 */
export type WireRole = Role | (string & Record<never, never>);

/**
 * True for exactly the eight wire values.
 *
 * @example
 * isRole('student'); // true
 * isRole('headmaster'); // false
 */
export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
