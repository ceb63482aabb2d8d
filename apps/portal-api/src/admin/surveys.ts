import {
  changeSurvey,
  createSurvey,
  deleteSurvey,
  listSurveys,
  readSurvey,
  readSurveyResults,
} from '@portal/contracts';
import type { Context } from '../context.js';
import { defineRoute, type Route } from '../http/define-route.js';
import { Refusal } from '../refusal.js';
import { coreScopeOf, withinScope } from './scope.js';
import { withhold, withholdParts } from './withhold.js';

export function surveyRoutes({ core: { admin } }: Context): Route[] {
  return [
    defineRoute({
      contract: listSurveys,
      permission: 'admin.surveys:read',
      handle: async ({ session, scope, query, trace }) => ({
        body: await admin.surveys.list({ ...query, scope: coreScopeOf(scope, session.user) }, trace),
      }),
    }),
    defineRoute({
      contract: readSurvey,
      permission: 'admin.surveys:read',
      async handle({ session, scope, params, trace }) {
        return { body: known(await admin.surveys.read(params.id, coreScopeOf(scope, session.user), trace)) };
      },
    }),
    defineRoute({
      contract: createSurvey,
      permission: 'admin.surveys:write',
      async handle({ session, scope, body, trace }) {
        const made = await withinScope(admin.surveys.create(body, coreScopeOf(scope, session.user), trace));
        return { body: made, headers: { location: `/api/v1/admin/surveys/${made.id}` } };
      },
    }),
    defineRoute({
      contract: changeSurvey,
      permission: 'admin.surveys:write',
      async handle({ session, scope, params, body, trace }) {
        const reach = coreScopeOf(scope, session.user);
        return { body: known(await withinScope(admin.surveys.change(params.id, body, reach, trace))) };
      },
    }),
    defineRoute({
      contract: deleteSurvey,
      permission: 'admin.surveys:write',
      async handle({ session, scope, params, trace }) {
        const reach = coreScopeOf(scope, session.user);
        if (!(await withinScope(admin.surveys.remove(params.id, reach, trace))))
          throw new Refusal('not_found');
        return { body: undefined };
      },
    }),
    defineRoute({
      contract: readSurveyResults,
      permission: 'admin.surveys:read',
      async handle({ session, scope, params, trace }) {
        const results = known(await admin.surveyResults(params.id, coreScopeOf(scope, session.user), trace));
        const { respondents } = results;
        return {
          body: {
            survey_id: results.survey_id,
            ...withhold(respondents, { respondents }),
            questions: results.questions.map(({ text, answers }) => ({
              text,
              answers: withholdParts(answers),
            })),
          },
        };
      },
    }),
  ];
}

function known<T>(found: T | null): T {
  if (found === null) throw new Refusal('not_found');
  return found;
}
