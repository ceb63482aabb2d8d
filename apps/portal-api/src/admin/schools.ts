import { listSchools } from '@portal/contracts';
import type { Context } from '../context.js';
import { defineRoute, type Route } from '../http/define-route.js';
import { coreScopeOf } from './scope.js';
import { withhold } from './withhold.js';

export function schoolRoutes({ core }: Context): Route[] {
  return [
    defineRoute({
      contract: listSchools,
      permission: 'admin.schools:read',
      async handle({ session, scope, query, trace }) {
        const page = await core.listSchools({ ...query, scope: coreScopeOf(scope, session.user) }, trace);
        const schools = page.schools.map(({ id, title, region_ref, students }) => ({
          id,
          title,
          region_id: region_ref,
          ...withhold(students, { students }),
        }));
        return { body: { schools, next_cursor: page.next_cursor } };
      },
    }),
  ];
}
