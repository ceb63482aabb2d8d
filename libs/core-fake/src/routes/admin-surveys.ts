import { idParams, newSurvey, surveyChange, type Survey } from '@portal/contracts';
import { coreAdminListQuery, coreScopeQuery } from '@portal/contracts/core';
import type { Express } from 'express';
import type { CoreParts } from '../core-parts.js';
import { addEndpoint } from '../http/endpoint.js';
import { CoreProblem } from '../http/problem.js';
import { pageOf } from '../state/page.js';
import { resultsOf } from '../state/survey-results.js';

const everywhere = 'all';

/** Surveys: seen by whoever has one of their schools in scope, changed by whoever has all of them. */
export function addSurveyRoutes(app: Express, { surveys, schools, changed }: CoreParts): void {
  const reach = (scope: string): ReadonlySet<string> => new Set(schools.in(scope).map(({ ref }) => ref));
  /** Also those whose schools are all gone, for who may see all: somebody has to clear them away. */
  const seen = (scope: string): Survey[] =>
    scope === everywhere ? surveys.all() : surveys.asking(reach(scope));
  const known = (id: string, scope: string): Survey => {
    const survey = seen(scope).find((candidate) => candidate.id === id);
    if (!survey) throw new CoreProblem(404, 'survey_not_found', 'there is no such survey in the scope');
    return survey;
  };
  /** @param before schools that the survey asks already: those that are gone stand in nobody's way */
  const within = (schoolIds: readonly string[], scope: string, before: readonly string[] = []): void => {
    const [reached, existing] = [reach(scope), reach(everywhere)];
    const isFree = (id: string) => reached.has(id) || (before.includes(id) && !existing.has(id));
    if (!schoolIds.every(isFree)) {
      throw new CoreProblem(403, 'outside_scope', 'a school of the survey is outside the scope');
    }
  };

  addEndpoint(app, {
    method: 'get',
    path: '/v1/admin/surveys',
    query: coreAdminListQuery,
    handle: ({ query }) => {
      const { items, next_cursor } = pageOf('surveys', seen(query.scope), ({ id }) => id, query);
      return { body: { surveys: items, next_cursor } };
    },
  });
  addEndpoint(app, {
    method: 'get',
    path: '/v1/admin/surveys/:id',
    params: idParams,
    query: coreScopeQuery,
    handle: ({ params, query }) => ({ body: known(params.id, query.scope) }),
  });
  addEndpoint(app, {
    method: 'get',
    path: '/v1/admin/surveys/:id/results',
    params: idParams,
    query: coreScopeQuery,
    handle: ({ params, query }) => ({
      body: resultsOf(known(params.id, query.scope), schools.in(query.scope)),
    }),
  });
  addEndpoint(app, {
    method: 'post',
    path: '/v1/admin/surveys',
    query: coreScopeQuery,
    body: newSurvey,
    handle: ({ body, query }) => {
      within(body.school_ids, query.scope);
      const survey = surveys.create(body);
      changed();
      return { status: 201, body: survey, headers: { location: `/v1/admin/surveys/${survey.id}` } };
    },
  });
  addEndpoint(app, {
    method: 'patch',
    path: '/v1/admin/surveys/:id',
    params: idParams,
    query: coreScopeQuery,
    body: surveyChange,
    handle: ({ params, query, body }) => {
      const survey = known(params.id, query.scope);
      within([...survey.school_ids, ...(body.school_ids ?? [])], query.scope, survey.school_ids);
      const changedSurvey = surveys.change(survey, body);
      changed();
      return { body: changedSurvey };
    },
  });
  addEndpoint(app, {
    method: 'delete',
    path: '/v1/admin/surveys/:id',
    params: idParams,
    query: coreScopeQuery,
    handle: ({ params, query }) => {
      const survey = known(params.id, query.scope);
      within(survey.school_ids, query.scope, survey.school_ids);
      surveys.remove(survey.id);
      changed();
      return { status: 204, body: undefined };
    },
  });
}
