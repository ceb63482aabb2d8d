import { z } from 'zod';
import { day, opaqueId } from '../v1/identifiers.js';
import { nextCursor, pageQuery } from '../v1/page.js';

/** Whom an admin call may see: `all`, `region:<ref>` or `school:<ref>[,<ref>…]`. */
export const coreScope = z
  .string()
  .regex(/^(all|region:[A-Za-z0-9._-]+|school:[A-Za-z0-9._-]+(,[A-Za-z0-9._-]+)*)$/, 'is not a scope');

/** GET /v1/admin/schools */
export const coreSchoolsQuery = z.strictObject({ scope: coreScope, ...pageQuery });
export const coreSchool = z.object({
  id: opaqueId,
  title: z.string(),
  region_ref: opaqueId,
  students: z.int().min(0),
});
export const coreSchoolPage = z.object({ schools: z.array(coreSchool), next_cursor: nextCursor });

/** POST /v1/admin/courses takes the public body (`newCourse`) and replies with the public `adminCourse`. */

/** GET /v1/admin/analytics/usage: exact figures; the portal withholds the small ones. */
export const coreUsageQuery = z.strictObject({
  scope: coreScope,
  from: day,
  to: day,
  group_by: z.enum(['day', 'school']),
  ...pageQuery,
});
export const coreUsageRow = z.object({
  day: day.optional(),
  school_ref: opaqueId.optional(),
  active_users: z.int().min(0),
  questions: z.int().min(0),
});
export const coreUsagePage = z.object({ usage: z.array(coreUsageRow), next_cursor: nextCursor });
