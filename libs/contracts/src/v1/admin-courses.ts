import { z } from 'zod';
import { defineContract } from '../contract.js';
import { idParams, opaqueId } from './identifiers.js';
import { nextCursor, pageQuery } from './page.js';

/** Relative to the core's knowledge folder; no way out of it. */
export const materialPath = z
  .string()
  .min(1)
  .max(512)
  .regex(
    /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\\p{Cc}][^\\\p{Cc}]*$/u,
    'must be a relative path without . or .. segments',
  );

export const newCourse = z.strictObject({
  title: z.string().trim().min(1).max(200),
  grade: z.int().min(1).max(13).optional(),
  modules: z
    .array(
      z.strictObject({
        title: z.string().trim().min(1).max(200),
        materials: z
          .array(z.strictObject({ path: materialPath }))
          .max(50)
          .optional(),
      }),
    )
    .min(1)
    .max(100),
});

export type NewCourse = z.infer<typeof newCourse>;

/** At least one field; what is left out stays as it is, `grade: null` opens the course to all grades. */
export const courseChange = z
  .strictObject({
    title: newCourse.shape.title.optional(),
    grade: z.int().min(1).max(13).nullable().optional(),
    modules: newCourse.shape.modules.optional(),
  })
  .refine((change) => Object.keys(change).length > 0, { message: 'must change something' });

export type CourseChange = z.infer<typeof courseChange>;

export const adminCourse = z.strictObject({
  id: opaqueId,
  title: z.string(),
  grade: z.int().optional(),
  modules: z.array(
    z.strictObject({
      id: opaqueId,
      title: z.string(),
      materials: z.array(z.strictObject({ path: z.string() })),
    }),
  ),
});

export type AdminCourse = z.infer<typeof adminCourse>;

export const adminCoursePage = z.strictObject({ courses: z.array(adminCourse), next_cursor: nextCursor });

export type AdminCoursePage = z.infer<typeof adminCoursePage>;

const coreErrors = ['core_unavailable', 'core_timeout', 'core_bad_response'] as const;

export const listAdminCourses = defineContract({
  name: 'listAdminCourses',
  method: 'GET',
  path: '/admin/courses',
  summary: 'Every course, with the materials of its modules',
  query: z.strictObject(pageQuery),
  status: 200,
  reply: adminCoursePage,
  errors: coreErrors,
});

export const readAdminCourse = defineContract({
  name: 'readAdminCourse',
  method: 'GET',
  path: '/admin/courses/{id}',
  summary: 'One course, with the materials of its modules',
  params: idParams,
  status: 200,
  reply: adminCourse,
  errors: ['course_not_found', ...coreErrors],
});

export const changeCourse = defineContract({
  name: 'changeCourse',
  method: 'PATCH',
  path: '/admin/courses/{id}',
  summary: 'Changes a course; materials that are new become ingest jobs',
  params: idParams,
  body: courseChange,
  status: 200,
  reply: adminCourse,
  errors: ['course_not_found', 'jobs_unavailable', ...coreErrors],
});

export const deleteCourse = defineContract({
  name: 'deleteCourse',
  method: 'DELETE',
  path: '/admin/courses/{id}',
  summary: 'Deletes a course',
  params: idParams,
  status: 204,
  errors: ['course_not_found', ...coreErrors],
});

export const createCourse = defineContract({
  name: 'createCourse',
  method: 'POST',
  path: '/admin/courses',
  summary: 'Creates a course; each material becomes one ingest job',
  body: newCourse,
  status: 201,
  reply: adminCourse,
  errors: ['jobs_unavailable', 'idempotency_conflict', ...coreErrors],
});
