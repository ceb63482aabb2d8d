import { courseDetail, courseList, listCourses, readCourse } from '@portal/contracts';
import type { Context } from '../context.js';
import { staleHeaders } from '../core/last-good.js';
import { defineRoute, type Route } from '../http/define-route.js';
import { Refusal } from '../refusal.js';

/** Courses come from the core; while it is away, the last good copy serves with its age. */
export function courseRoutes({ core, lastGood }: Context): Route[] {
  return [
    defineRoute({
      contract: listCourses,
      permission: 'courses:read',
      async handle({ session: { user }, trace }) {
        const copy = await lastGood.read(`courses:${user.id}`, courseList, () =>
          core.listCourses(user.id, trace),
        );
        if (!copy) throw new Refusal('core_bad_response');
        return { body: copy.value, headers: staleHeaders(copy) };
      },
    }),
    defineRoute({
      contract: readCourse,
      permission: 'courses:read',
      async handle({ session: { user }, params: { id }, trace }) {
        const copy = await lastGood.read(`course:${user.id}:${id}`, courseDetail, () =>
          core.readCourse(user.id, id, trace),
        );
        if (!copy) throw new Refusal('course_not_found');
        return { body: copy.value, headers: staleHeaders(copy) };
      },
    }),
  ];
}
