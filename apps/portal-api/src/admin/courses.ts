import { createCourse } from '@portal/contracts';
import type { Context } from '../context.js';
import { defineRoute, type Route } from '../http/define-route.js';

export function courseAdminRoutes({ core, ingest }: Context): Route[] {
  return [
    defineRoute({
      contract: createCourse,
      permission: 'admin.courses:write',
      async handle({ body, trace }) {
        await ingest.ready();
        const course = await core.createCourse(body, trace);
        const paths = body.modules.flatMap(({ materials }) => (materials ?? []).map(({ path }) => path));
        await ingest.produce(course.id, paths, trace);
        return { body: course, headers: { location: `/api/v1/admin/courses/${course.id}` } };
      },
    }),
  ];
}
