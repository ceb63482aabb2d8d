import { z } from 'zod';
import { defineContract } from '../contract.js';
import { idParams, opaqueId, timestamp } from './identifiers.js';
import { nextCursor, pageQuery, peopleCount } from './page.js';

/** `single` and `multiple` choose among options; `scale` is a whole number from 1 to 5. There is no free text. */
export const surveyQuestion = z
  .strictObject({
    text: z.string().trim().min(1).max(500),
    kind: z.enum(['single', 'multiple', 'scale']),
    options: z.array(z.string().trim().min(1).max(200)).min(2).max(20).optional(),
  })
  .refine(({ kind, options }) => (kind === 'scale') === (options === undefined), {
    path: ['options'],
    message: 'must be there for a choice, and left out for a scale',
  });

const surveyStatus = z.enum(['draft', 'open', 'closed']);
const surveyTitle = z.string().trim().min(1).max(200);
const surveyQuestions = z.array(surveyQuestion).min(1).max(50);
const surveySchools = z.array(opaqueId).min(1).max(1_000);

export const survey = z.strictObject({
  id: opaqueId,
  title: z.string(),
  status: surveyStatus,
  questions: z.array(surveyQuestion),
  school_ids: z.array(opaqueId).meta({ description: 'Schools that are asked' }),
  created_at: timestamp,
});

export const surveyPage = z.strictObject({ surveys: z.array(survey), next_cursor: nextCursor });

export const newSurvey = z.strictObject({
  title: surveyTitle,
  questions: surveyQuestions,
  school_ids: surveySchools,
  status: surveyStatus.default('draft'),
});

/** At least one field; what is left out stays as it is. */
export const surveyChange = z
  .strictObject({
    title: surveyTitle.optional(),
    questions: surveyQuestions.optional(),
    school_ids: surveySchools.optional(),
    status: surveyStatus.optional(),
  })
  .refine((change) => Object.keys(change).length > 0, { message: 'must change something' });

export const surveyResults = z.strictObject({
  survey_id: opaqueId,
  respondents: peopleCount,
  suppressed: z.literal(true).optional(),
  questions: z.array(
    z.strictObject({
      text: z.string(),
      answers: z.array(
        z.strictObject({ option: z.string(), count: peopleCount, suppressed: z.literal(true).optional() }),
      ),
    }),
  ),
});

export type Survey = z.infer<typeof survey>;
export type SurveyPage = z.infer<typeof surveyPage>;
export type NewSurvey = z.infer<typeof newSurvey>;
export type SurveyChange = z.infer<typeof surveyChange>;
export type SurveyResults = z.infer<typeof surveyResults>;

const coreErrors = ['core_unavailable', 'core_timeout', 'core_bad_response'] as const;

export const listSurveys = defineContract({
  name: 'listSurveys',
  method: 'GET',
  path: '/admin/surveys',
  summary: 'Surveys that ask a school in the scope of the current user',
  query: z.strictObject(pageQuery),
  status: 200,
  reply: surveyPage,
  errors: coreErrors,
});

export const readSurvey = defineContract({
  name: 'readSurvey',
  method: 'GET',
  path: '/admin/surveys/{id}',
  summary: 'One survey',
  params: idParams,
  status: 200,
  reply: survey,
  errors: ['not_found', ...coreErrors],
});

export const createSurvey = defineContract({
  name: 'createSurvey',
  method: 'POST',
  path: '/admin/surveys',
  summary: 'Creates a survey for schools in the scope of the current user',
  body: newSurvey,
  status: 201,
  reply: survey,
  errors: ['idempotency_conflict', ...coreErrors],
});

export const changeSurvey = defineContract({
  name: 'changeSurvey',
  method: 'PATCH',
  path: '/admin/surveys/{id}',
  summary: 'Changes a survey all of whose schools are in the scope of the current user',
  params: idParams,
  body: surveyChange,
  status: 200,
  reply: survey,
  errors: ['not_found', ...coreErrors],
});

export const deleteSurvey = defineContract({
  name: 'deleteSurvey',
  method: 'DELETE',
  path: '/admin/surveys/{id}',
  summary: 'Deletes a survey all of whose schools are in the scope of the current user',
  params: idParams,
  status: 204,
  errors: ['not_found', ...coreErrors],
});

export const readSurveyResults = defineContract({
  name: 'readSurveyResults',
  method: 'GET',
  path: '/admin/surveys/{id}/results',
  summary: 'Answers counted within the scope of the current user; small counts are withheld',
  params: idParams,
  status: 200,
  reply: surveyResults,
  errors: ['not_found', ...coreErrors],
});
