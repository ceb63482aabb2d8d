import * as z from 'zod';
import { adminCourse } from '../v1/admin-courses.js';
import { survey } from '../v1/admin-surveys.js';
import { day, opaqueId } from '../v1/identifiers.js';
import { pageQuery } from '../v1/page.js';

/**
 * Whom an admin call may see or touch: `all`, `region:<ref>` or `school:<ref>[,<ref>…]`, as the query parameter `scope`
 * of every call below /v1/admin. What is outside it is a 404; a write that would reach outside it is a 403.
 */
export const coreScope = z
  .string()
  .max(8_192)
  .regex(/^(all|region:[A-Za-z0-9._-]+|school:[A-Za-z0-9._-]+(,[A-Za-z0-9._-]+)*)$/, 'is not a scope');

/** Whose data a call of the admin group may touch. */
export const coreScopeQuery = z.strictObject({ scope: coreScope });
/** The same, and which page. */
export const coreAdminListQuery = z.strictObject({ scope: coreScope, ...pageQuery });

/** GET, POST /v1/admin/schools; GET, PATCH, DELETE /v1/admin/schools/{id}. Bodies are the public ones. */
export const coreSchoolsQuery = coreAdminListQuery;
/** A school as the core keeps it, with the number of its people. */
export const coreSchool = z.object({
  id: opaqueId,
  title: z.string(),
  region_ref: opaqueId,
  students: z.int().min(0),
});
/** Null on the last page. What the public routes could not take back as a `cursor` is none. */
const coreNextCursor = z.string().min(1).max(512).nullable();

/** One page of schools; `next_cursor` is null on the last. */
export const coreSchoolPage = z.object({ schools: z.array(coreSchool), next_cursor: coreNextCursor });

/** GET, POST /v1/admin/courses; GET, PATCH, DELETE /v1/admin/courses/{id}. Bodies and replies are the public ones. */
export const coreCoursePage = z.object({ courses: z.array(adminCourse), next_cursor: coreNextCursor });

/** GET, POST /v1/admin/surveys; GET, PATCH, DELETE /v1/admin/surveys/{id}. Bodies and replies are the public ones. */
export const coreSurveyPage = z.object({ surveys: z.array(survey), next_cursor: coreNextCursor });

/** GET /v1/admin/surveys/{id}/results: exact counts of the schools in the scope; the portal withholds the small ones. */
export const coreSurveyResults = z.object({
  survey_id: opaqueId,
  respondents: z.int().min(0),
  questions: z.array(
    z.object({
      text: z.string(),
      answers: z.array(z.object({ option: z.string(), count: z.int().min(0) })),
    }),
  ),
});

/** GET /v1/admin/analytics/usage: exact figures; the portal withholds the small ones. */
export const coreUsageQuery = z.strictObject({
  scope: coreScope,
  from: day,
  to: day,
  group_by: z.enum(['day', 'school']),
  ...pageQuery,
});
/** Use on a day or in a school, with the number of people it is about. */
export const coreUsageRow = z.object({
  day: day.optional(),
  school_ref: opaqueId.optional(),
  active_users: z.int().min(0),
  questions: z.int().min(0),
});
/** One page of usage; `next_cursor` is null on the last. */
export const coreUsagePage = z.object({ usage: z.array(coreUsageRow), next_cursor: coreNextCursor });
