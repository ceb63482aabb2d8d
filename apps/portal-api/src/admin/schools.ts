import {
  changeSchool,
  createSchool,
  deleteSchool,
  listSchools,
  readSchool,
  type School,
} from '@portal/contracts';
import type { coreSchool } from '@portal/contracts/core';
import type { z } from 'zod';
import type { Context } from '../context.js';
import { defineRoute, type Route } from '../http/define-route.js';
import { Refusal } from '../refusal.js';
import { coreScopeOf, withinScope } from './scope.js';
import { withhold } from './withhold.js';

export function schoolRoutes({ core: { admin } }: Context): Route[] {
  return [
    defineRoute({
      contract: listSchools,
      permission: 'admin.schools:read',
      async handle({ session, scope, query, trace }) {
        const page = await admin.schools.list({ ...query, scope: coreScopeOf(scope, session.user) }, trace);
        return { body: { schools: page.schools.map(show), next_cursor: page.next_cursor } };
      },
    }),
    defineRoute({
      contract: readSchool,
      permission: 'admin.schools:read',
      async handle({ session, scope, params, trace }) {
        const found = await admin.schools.read(params.id, coreScopeOf(scope, session.user), trace);
        return { body: show(known(found)) };
      },
    }),
    defineRoute({
      contract: createSchool,
      permission: 'admin.schools:write',
      async handle({ session, scope, body, trace }) {
        const made = await withinScope(admin.schools.create(body, coreScopeOf(scope, session.user), trace));
        return { body: show(made), headers: { location: `/api/v1/admin/schools/${made.id}` } };
      },
    }),
    defineRoute({
      contract: changeSchool,
      permission: 'admin.schools:write',
      async handle({ session, scope, params, body, trace }) {
        const reach = coreScopeOf(scope, session.user);
        return { body: show(known(await withinScope(admin.schools.change(params.id, body, reach, trace)))) };
      },
    }),
    defineRoute({
      contract: deleteSchool,
      permission: 'admin.schools:write',
      async handle({ session, scope, params, trace }) {
        const reach = coreScopeOf(scope, session.user);
        if (!(await withinScope(admin.schools.remove(params.id, reach, trace))))
          throw new Refusal('not_found');
        return { body: undefined };
      },
    }),
  ];
}

function show({ id, title, region_ref, students }: z.infer<typeof coreSchool>): School {
  return { id, title, region_id: region_ref, ...withhold(students, { students }) };
}

function known<T>(found: T | null): T {
  if (found === null) throw new Refusal('not_found');
  return found;
}
