/**
 * The wire values of the eight roles, in the order of the specification (Authentication, rule 5).
 *
 * @example
 * const options = roleNames.map((name) => ({ value: name, label: labels[name] }));
 */
export const roleNames = [
  'student',
  'teacher',
  'school_admin',
  'coordinator',
  'regional_institute',
  'ministry',
  'operator',
  'system_admin',
] as const;

/** One of {@link roleNames}. */
export type RoleName = (typeof roleNames)[number];
