/** The wire values of the eight roles of the specification (Authentication, rule 5). */
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

export type Role = (typeof roles)[number];

/** True for exactly the eight wire values. */
export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
