import {
  changeCourse,
  createCourse,
  deleteCourse,
  listAdminCourses,
  readAdminCourse,
  type AdminCourse,
  type NewCourse,
} from '@portal/contracts';
import type { Context } from '../context.js';
import { defineRoute, type Route } from '../http/define-route.js';
import { Refusal } from '../refusal.js';

/** Courses belong to no school, so whoever may manage them manages all of them. */
const everywhere = 'all';

export function courseAdminRoutes({ core: { admin }, ingest }: Context): Route[] {
  return [
    defineRoute({
      contract: listAdminCourses,
      permission: 'admin.courses:read',
      handle: async ({ query, trace }) => ({
        body: await admin.courses.list({ ...query, scope: everywhere }, trace),
      }),
    }),
    defineRoute({
      contract: readAdminCourse,
      permission: 'admin.courses:read',
      handle: async ({ params, trace }) => ({
        body: known(await admin.courses.read(params.id, everywhere, trace)),
      }),
    }),
    defineRoute({
      contract: createCourse,
      permission: 'admin.courses:write',
      async handle({ body, trace }) {
        await ingest.ready();
        const course = await admin.courses.create(body, everywhere, trace);
        await ingest.produce(course.id, pathsOf(body.modules), trace);
        return { body: course, headers: { location: `/api/v1/admin/courses/${course.id}` } };
      },
    }),
    defineRoute({
      contract: changeCourse,
      permission: 'admin.courses:write',
      async handle({ params, body, trace }) {
        const paths = pathsOf(body.modules ?? []);
        if (body.modules) await ingest.ready();
        if (paths.length > 0) {
          // Not after the change: should that fail on the way, its repeat would find them there already.
          const before = new Set(
            pathsOf(known(await admin.courses.read(params.id, everywhere, trace)).modules),
          );
          const added = paths.filter((path) => !before.has(path));
          await ingest.begin(params.id, added);
        }
        const course = known(await admin.courses.change(params.id, body, everywhere, trace));
        // The job's identity is course and path: materials that were there before make no second job.
        await ingest.produce(course.id, paths, trace);
        return { body: course };
      },
    }),
    defineRoute({
      contract: deleteCourse,
      permission: 'admin.courses:write',
      async handle({ params, trace }) {
        if (!(await admin.courses.remove(params.id, everywhere, trace)))
          throw new Refusal('course_not_found');
        return { body: undefined };
      },
    }),
  ];
}

const pathsOf = (modules: NewCourse['modules']): string[] =>
  modules.flatMap(({ materials }) => (materials ?? []).map(({ path }) => path));

function known(found: AdminCourse | null): AdminCourse {
  if (found === null) throw new Refusal('course_not_found');
  return found;
}
