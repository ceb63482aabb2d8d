import { idParams, opaqueId } from '@portal/contracts';
import { resolveUserBody, type CoreUser } from '@portal/contracts/core';
import type { Express } from 'express';
import { z } from 'zod';
import type { CoreParts } from '../core-parts.js';
import { addEndpoint } from '../http/endpoint.js';
import { CoreProblem } from '../http/problem.js';
import { interestProfileFor, recommendationsFor } from '../seed/career.js';

const courseParams = z.strictObject({ id: opaqueId, course_id: opaqueId });

/** Users, and what the core knows for one of them: courses and career. */
export function addUserRoutes(app: Express, { users, courses, now }: CoreParts): void {
  const known = (user: CoreUser | undefined): CoreUser => {
    if (!user) throw new CoreProblem(404, 'user_not_found', 'there is no such user');
    return user;
  };

  addEndpoint(app, {
    method: 'post',
    path: '/v1/users/resolve',
    body: resolveUserBody,
    handle: ({ body }) => ({ body: known(users.resolve(body.technical_id)) }),
  });
  addEndpoint(app, {
    method: 'get',
    path: '/v1/users/:id',
    params: idParams,
    handle: ({ params }) => ({ body: known(users.read(params.id)) }),
  });
  addEndpoint(app, {
    method: 'get',
    path: '/v1/users/:id/courses',
    params: idParams,
    handle: ({ params }) => ({ body: courses.listFor(known(users.read(params.id))) }),
  });
  addEndpoint(app, {
    method: 'get',
    path: '/v1/users/:id/courses/:course_id',
    params: courseParams,
    handle: ({ params }) => {
      const course = courses.readFor(known(users.read(params.id)), params.course_id);
      if (!course) throw new CoreProblem(404, 'course_not_found', 'there is no such course for this user');
      return { body: course };
    },
  });
  addEndpoint(app, {
    method: 'get',
    path: '/v1/users/:id/career/recommendations',
    params: idParams,
    handle: ({ params }) => ({ body: recommendationsFor(known(users.read(params.id)).id) }),
  });
  addEndpoint(app, {
    method: 'get',
    path: '/v1/users/:id/career/interests',
    params: idParams,
    handle: ({ params }) => ({ body: interestProfileFor(known(users.read(params.id)).id, now()) }),
  });
}
