import * as z from 'zod';

/** The wire values of the eight roles of the specification. */
export const role = z.enum([
  'student',
  'teacher',
  'school_admin',
  'coordinator',
  'regional_institute',
  'ministry',
  'operator',
  'system_admin',
]);

/** The type of {@link role}. */
export type RoleName = z.infer<typeof role>;
