import { courseChange, idParams, newCourse } from '@portal/contracts';
import { coreAdminListQuery, coreScopeQuery } from '@portal/contracts/core';
import type { Express } from 'express';
import type { CoreParts } from '../core-parts.js';
import { addEndpoint } from '../http/endpoint.js';
import { CoreProblem } from '../http/problem.js';
import { pageOf } from '../state/page.js';

/** Courses belong to no school: the scope is parsed and widens or narrows nothing. */
export function addCourseAdminRoutes(app: Express, { courses, changed }: CoreParts): void {
  const known = <T>(course: T | undefined): T => {
    if (course === undefined) throw new CoreProblem(404, 'course_not_found', 'there is no such course');
    return course;
  };

  addEndpoint(app, {
    method: 'get',
    path: '/v1/admin/courses',
    query: coreAdminListQuery,
    handle: ({ query }) => {
      const { items, next_cursor } = pageOf('courses', courses.all(), ({ id }) => id, query);
      return { body: { courses: items, next_cursor } };
    },
  });
  addEndpoint(app, {
    method: 'get',
    path: '/v1/admin/courses/:id',
    params: idParams,
    query: coreScopeQuery,
    handle: ({ params }) => ({ body: known(courses.read(params.id)) }),
  });
  addEndpoint(app, {
    method: 'post',
    path: '/v1/admin/courses',
    query: coreScopeQuery,
    body: newCourse,
    handle: ({ body }) => {
      const course = courses.create(body);
      changed();
      return { status: 201, body: course, headers: { location: `/v1/admin/courses/${course.id}` } };
    },
  });
  addEndpoint(app, {
    method: 'patch',
    path: '/v1/admin/courses/:id',
    params: idParams,
    query: coreScopeQuery,
    body: courseChange,
    handle: ({ params, body }) => {
      const course = courses.change(known(courses.read(params.id)), body);
      changed();
      return { body: course };
    },
  });
  addEndpoint(app, {
    method: 'delete',
    path: '/v1/admin/courses/:id',
    params: idParams,
    query: coreScopeQuery,
    handle: ({ params }) => {
      courses.remove(known(courses.read(params.id)).id);
      changed();
      return { status: 204, body: undefined };
    },
  });
}
