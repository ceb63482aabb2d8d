import * as z from 'zod';
import { defineContract } from '../contract.js';
import { fraction, idOf, idParams } from './identifiers.js';

const courseId = idOf('The course', 'crs-algebra-7');
const courseTitle = z.string().meta({ example: 'Алгебра, 7 класс' });

/** A course in the list, with the number of its modules. Specification, Course summary. */
export const courseSummary = z.strictObject({
  id: courseId,
  title: courseTitle,
  modules: z.int().min(0).meta({ description: 'Number of modules', example: 8 }),
  progress: fraction,
});

/** A module of a course, and whether the user has completed it. */
export const courseModule = z.strictObject({
  id: idOf('The module', 'crs-algebra-7-m1'),
  title: z.string().meta({ example: 'Степени' }),
  completed: z.boolean(),
});

/** A course with its modules and the user's progress, a fraction from 0 to 1. Specification, Course detail. */
export const courseDetail = z.strictObject({
  id: courseId,
  title: courseTitle,
  modules: z.array(courseModule),
  progress: fraction,
});

/** The courses that the user may see. */
export const courseList = z.strictObject({ courses: z.array(courseSummary) });

/** The type of {@link courseDetail}. */
export type CourseDetail = z.infer<typeof courseDetail>;
/** The type of {@link courseList}. */
export type CourseList = z.infer<typeof courseList>;

const coreErrors = ['core_unavailable', 'core_timeout', 'core_bad_response'] as const;

/** `GET /courses`: The courses of the current user with brief progress. */
export const listCourses = defineContract({
  name: 'listCourses',
  method: 'GET',
  path: '/courses',
  summary: 'The courses of the current user with brief progress',
  description: 'While the core service is away, the last good copy is sent with its age in `X-Portal-Stale`.',
  status: 200,
  reply: courseList,
  errors: coreErrors,
});

/** `GET /courses/{id}`: One course with progress per module. */
export const readCourse = defineContract({
  name: 'readCourse',
  method: 'GET',
  path: '/courses/{id}',
  summary: 'One course with progress per module',
  description:
    'A course that does not exist and one that the user cannot see are both `course_not_found`. While the core service is away, the last good copy is sent with its age in `X-Portal-Stale`.',
  params: idParams,
  status: 200,
  reply: courseDetail,
  errors: ['course_not_found', ...coreErrors],
});
