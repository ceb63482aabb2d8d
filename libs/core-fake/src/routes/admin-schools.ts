import { idParams, newSchool, schoolChange } from '@portal/contracts';
import { coreSchoolsQuery, coreScopeQuery } from '@portal/contracts/core';
import type { Express } from 'express';
import type { CoreParts } from '../core-parts.js';
import { addEndpoint } from '../http/endpoint.js';
import { CoreProblem } from '../http/problem.js';
import type { School } from '../seed/schools.js';
import { pageOf } from '../state/page.js';

/** @throws CoreProblem when a school of this region would be outside the scope. */
function checkRegion(region: string, scope: string): void {
  if (scope !== 'all' && scope !== `region:${region}`)
    throw new CoreProblem(403, 'outside_scope', 'the school would be outside the scope');
}

/** Schools, within the caller's scope. Every figure is exact: the portal withholds the small ones. */
export function addSchoolRoutes(app: Express, { schools, changed }: CoreParts): void {
  const known = (ref: string, scope: string): School => {
    const school = schools.find(ref, scope);
    if (!school) throw new CoreProblem(404, 'school_not_found', 'there is no such school in the scope');
    return school;
  };

  addEndpoint(app, {
    method: 'get',
    path: '/v1/admin/schools',
    query: coreSchoolsQuery,
    handle: ({ query }) => {
      const { items, next_cursor } = pageOf('schools', schools.in(query.scope), ({ ref }) => ref, query);
      return { body: { schools: items.map(show), next_cursor } };
    },
  });
  addEndpoint(app, {
    method: 'get',
    path: '/v1/admin/schools/:id',
    params: idParams,
    query: coreScopeQuery,
    handle: ({ params, query }) => ({ body: show(known(params.id, query.scope)) }),
  });
  addEndpoint(app, {
    method: 'post',
    path: '/v1/admin/schools',
    query: coreScopeQuery,
    body: newSchool,
    handle: ({ body, query }) => {
      checkRegion(body.region_id, query.scope);
      const school = schools.create(body);
      changed();
      return { status: 201, body: show(school), headers: { location: `/v1/admin/schools/${school.ref}` } };
    },
  });
  addEndpoint(app, {
    method: 'patch',
    path: '/v1/admin/schools/:id',
    params: idParams,
    query: coreScopeQuery,
    body: schoolChange,
    handle: ({ params, query, body }) => {
      const found = known(params.id, query.scope);
      if (body.region_id !== undefined && body.region_id !== found.regionRef)
        checkRegion(body.region_id, query.scope);
      const school = schools.change(found, body);
      changed();
      return { body: show(school) };
    },
  });
  addEndpoint(app, {
    method: 'delete',
    path: '/v1/admin/schools/:id',
    params: idParams,
    query: coreScopeQuery,
    handle: ({ params, query }) => {
      schools.remove(known(params.id, query.scope).ref);
      changed();
      return { status: 204, body: undefined };
    },
  });
}

const show = ({ ref, title, regionRef, students }: School) => ({
  id: ref,
  title,
  region_ref: regionRef,
  students,
});
