import { z } from 'zod';
import { defineContract } from '../contract.js';
import { fraction, idParams, opaqueId } from './identifiers.js';

export const courseSummary = z.strictObject({
  id: opaqueId,
  title: z.string(),
  modules: z.int().min(0).meta({ description: 'Number of modules' }),
  progress: fraction,
});

export const courseModule = z.strictObject({ id: opaqueId, title: z.string(), completed: z.boolean() });

export const courseDetail = z.strictObject({
  id: opaqueId,
  title: z.string(),
  modules: z.array(courseModule),
  progress: fraction,
});

export const courseList = z.strictObject({ courses: z.array(courseSummary) });

export type CourseDetail = z.infer<typeof courseDetail>;
export type CourseList = z.infer<typeof courseList>;

const coreErrors = ['core_unavailable', 'core_timeout', 'core_bad_response'] as const;

export const listCourses = defineContract({
  name: 'listCourses',
  method: 'GET',
  path: '/courses',
  summary: 'The courses of the current user with brief progress',
  status: 200,
  reply: courseList,
  errors: coreErrors,
});

export const readCourse = defineContract({
  name: 'readCourse',
  method: 'GET',
  path: '/courses/{id}',
  summary: 'One course with progress per module',
  params: idParams,
  status: 200,
  reply: courseDetail,
  errors: ['course_not_found', ...coreErrors],
});
