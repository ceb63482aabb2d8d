import * as z from 'zod';
import { defineContract } from '../contract.js';
import { idOf, idParams } from './identifiers.js';
import { nextCursor, pageQuery } from './page.js';

/** Relative to the core's knowledge folder; no way out of it. */
export const materialPath = z
  .string()
  .min(1)
  .max(512)
  .regex(
    /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\\p{Cc}][^\\\p{Cc}]*$/u,
    'must be a relative path without . or .. segments',
  )
  .refine((path) => !/^[a-z][a-z0-9+.-]*:/i.test(path), { message: 'must be a path, not a URL' })
  // For the pattern a line ends there, and whatever is behind would be looked at by nobody.
  .refine((path) => !/[\p{Zl}\p{Zp}]/u.test(path), { message: 'must be one line' })
  .meta({
    description: "Path of a document below the core's knowledge folder",
    example: 'algebra/7/stepeni.md',
  });

/**
 * What `POST /admin/courses` takes: a title, the grade it is for (all without one), and modules with their materials.
 */
export const newCourse = z.strictObject({
  title: z.string().trim().min(1).max(200).meta({ example: 'Алгебра, 7 класс' }),
  grade: z
    .int()
    .min(1)
    .max(13)
    .optional()
    .meta({ description: 'School grade; without it all grades', example: 7 }),
  modules: z
    .array(
      z.strictObject({
        title: z.string().trim().min(1).max(200).meta({ example: 'Степени' }),
        materials: z
          .array(z.strictObject({ path: materialPath }))
          .max(50)
          .optional()
          .meta({ example: [{ path: 'algebra/7/stepeni.md' }] }),
      }),
    )
    .min(1)
    .max(100),
});

/** The type of {@link newCourse}. */
export type NewCourse = z.infer<typeof newCourse>;

/** At least one field; what is left out stays as it is, `grade: null` opens the course to all grades. */
export const courseChange = z
  .strictObject({
    title: newCourse.shape.title.optional(),
    grade: z.int().min(1).max(13).nullable().optional(),
    modules: newCourse.shape.modules.optional(),
  })
  .refine((change) => Object.keys(change).length > 0, { message: 'must change something' })
  .meta({ example: { title: 'Алгебра, 8 класс', grade: 8 } });

/** The type of {@link courseChange}. */
export type CourseChange = z.infer<typeof courseChange>;

/** A course as the admin group shows it: without progress, with the materials of its modules. */
export const adminCourse = z.strictObject({
  id: idOf('The course', 'crs-algebra-7'),
  title: z.string().meta({ example: 'Алгебра, 7 класс' }),
  grade: z.int().optional().meta({ description: 'School grade; without it all grades', example: 7 }),
  modules: z.array(
    z.strictObject({
      id: idOf('The module', 'crs-algebra-7-m1'),
      title: z.string().meta({ example: 'Степени' }),
      materials: z.array(z.strictObject({ path: z.string().meta({ example: 'algebra/7/stepeni.md' }) })),
    }),
  ),
});

/** The type of {@link adminCourse}. */
export type AdminCourse = z.infer<typeof adminCourse>;

/** One page of courses; `next_cursor` is null on the last. */
export const adminCoursePage = z.strictObject({ courses: z.array(adminCourse), next_cursor: nextCursor });

/** The type of {@link adminCoursePage}. */
export type AdminCoursePage = z.infer<typeof adminCoursePage>;

const coreErrors = ['core_unavailable', 'core_timeout', 'core_bad_response'] as const;

/** `GET /admin/courses`: Every course, with the materials of its modules. */
export const listAdminCourses = defineContract({
  name: 'listAdminCourses',
  method: 'GET',
  path: '/admin/courses',
  summary: 'Every course, with the materials of its modules',
  description: 'A page at a time, in an order that stays the same.',
  query: z.strictObject(pageQuery),
  status: 200,
  reply: adminCoursePage,
  errors: coreErrors,
});

/** `GET /admin/courses/{id}`: One course, with the materials of its modules. */
export const readAdminCourse = defineContract({
  name: 'readAdminCourse',
  method: 'GET',
  path: '/admin/courses/{id}',
  summary: 'One course, with the materials of its modules',
  description: 'The same as in the list, for one course.',
  params: idParams,
  status: 200,
  reply: adminCourse,
  errors: ['course_not_found', ...coreErrors],
});

/** `PATCH /admin/courses/{id}`: Changes a course; materials that are new become ingest jobs. */
export const changeCourse = defineContract({
  name: 'changeCourse',
  method: 'PATCH',
  path: '/admin/courses/{id}',
  summary: 'Changes a course; materials that are new become ingest jobs',
  description:
    'At least one field has to be there; what is left out stays as it is. `grade: null` opens the course to all grades.',
  params: idParams,
  body: courseChange,
  status: 200,
  reply: adminCourse,
  errors: ['course_not_found', 'jobs_unavailable', ...coreErrors],
});

/** `DELETE /admin/courses/{id}`: Deletes a course. */
export const deleteCourse = defineContract({
  name: 'deleteCourse',
  method: 'DELETE',
  path: '/admin/courses/{id}',
  summary: 'Deletes a course',
  description: 'A course that is not there any more is `course_not_found`, so that a repeat does no harm.',
  params: idParams,
  status: 204,
  errors: ['course_not_found', ...coreErrors],
});

/** `POST /admin/courses`: Creates a course; each material becomes one ingest job. */
export const createCourse = defineContract({
  name: 'createCourse',
  method: 'POST',
  path: '/admin/courses',
  summary: 'Creates a course; each material becomes one ingest job',
  description:
    '`Location` is the address of the new course. Each material names a document below the knowledge folder of the core service, which takes it in as a background job of its own.',
  body: newCourse,
  status: 201,
  reply: adminCourse,
  errors: ['jobs_unavailable', 'idempotency_conflict', ...coreErrors],
});
