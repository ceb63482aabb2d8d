import * as z from 'zod';
import { defineContract } from '../contract.js';
import { idOf, timestamp } from './identifiers.js';
import { nextCursor, pageQuery, peopleCount, suppressed } from './page.js';

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
  })
  .meta({ example: { text: 'Какой предмет вам ближе?', kind: 'single', options: ['Физика', 'История'] } });

const surveyId = idOf('The survey', 'srv-2d9e41');
const schoolId = idOf('A school', 'sch-0f3a7c');
const surveyParams = z.strictObject({ id: surveyId });

const surveyStatus = z.enum(['draft', 'open', 'closed']);
const surveyTitle = z.string().trim().min(1).max(200).meta({ example: 'Интересы девятых классов' });
const surveyQuestions = z.array(surveyQuestion).min(1).max(50);
const surveySchools = z
  .array(schoolId)
  .min(1)
  .max(1_000)
  .meta({ description: 'Schools that are asked', example: ['sch-0f3a7c'] });

/** A survey among schools, with its questions. */
export const survey = z.strictObject({
  id: surveyId,
  title: z.string().meta({ example: 'Интересы девятых классов' }),
  status: surveyStatus,
  questions: z.array(surveyQuestion),
  school_ids: z.array(schoolId).meta({ description: 'Schools that are asked' }),
  created_at: timestamp,
});

/** One page of surveys; `next_cursor` is null on the last. */
export const surveyPage = z.strictObject({ surveys: z.array(survey), next_cursor: nextCursor });

/** What `POST /admin/surveys` takes. */
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
  .refine((change) => Object.keys(change).length > 0, { message: 'must change something' })
  .meta({ example: { status: 'open' } });

/** The figures of a survey, question by question. Those about fewer than five people are withheld. */
export const surveyResults = z.strictObject({
  survey_id: surveyId,
  respondents: peopleCount.meta({ example: 57 }),
  suppressed,
  questions: z.array(
    z.strictObject({
      text: z.string().meta({ example: 'Какой предмет вам ближе?' }),
      answers: z.array(
        z.strictObject({ option: z.string().meta({ example: 'Физика' }), count: peopleCount, suppressed }),
      ),
    }),
  ),
});

/** The type of {@link survey}. */
export type Survey = z.infer<typeof survey>;
/** The type of {@link surveyPage}. */
export type SurveyPage = z.infer<typeof surveyPage>;
/** The type of {@link newSurvey}. */
export type NewSurvey = z.infer<typeof newSurvey>;
/** The type of {@link surveyChange}. */
export type SurveyChange = z.infer<typeof surveyChange>;
/** The type of {@link surveyResults}. */
export type SurveyResults = z.infer<typeof surveyResults>;

const coreErrors = ['core_unavailable', 'core_timeout', 'core_bad_response'] as const;

/** `GET /admin/surveys`: Surveys that ask a school in the scope of the current user. */
export const listSurveys = defineContract({
  name: 'listSurveys',
  method: 'GET',
  path: '/admin/surveys',
  summary: 'Surveys that ask a school in the scope of the current user',
  description: 'A page at a time, in an order that stays the same.',
  query: z.strictObject(pageQuery),
  status: 200,
  reply: surveyPage,
  errors: coreErrors,
});

/** `GET /admin/surveys/{id}`: One survey. */
export const readSurvey = defineContract({
  name: 'readSurvey',
  method: 'GET',
  path: '/admin/surveys/{id}',
  summary: 'One survey',
  description: 'A survey that asks no school in the reach of the role is `not_found`.',
  params: surveyParams,
  status: 200,
  reply: survey,
  errors: ['not_found', ...coreErrors],
});

/** `POST /admin/surveys`: Creates a survey for schools in the scope of the current user. */
export const createSurvey = defineContract({
  name: 'createSurvey',
  method: 'POST',
  path: '/admin/surveys',
  summary: 'Creates a survey for schools in the scope of the current user',
  description:
    '`Location` is the address of the new survey. A school outside the reach of the role is `role_forbidden`.',
  body: newSurvey,
  status: 201,
  reply: survey,
  errors: ['idempotency_conflict', ...coreErrors],
});

/** `PATCH /admin/surveys/{id}`: Changes a survey all of whose schools are in the scope of the current user. */
export const changeSurvey = defineContract({
  name: 'changeSurvey',
  method: 'PATCH',
  path: '/admin/surveys/{id}',
  summary: 'Changes a survey all of whose schools are in the scope of the current user',
  description:
    'At least one field has to be there; what is left out stays as it is. A school outside the reach of the role, before or after the change, is `role_forbidden`.',
  params: surveyParams,
  body: surveyChange,
  status: 200,
  reply: survey,
  errors: ['not_found', ...coreErrors],
});

/** `DELETE /admin/surveys/{id}`: Deletes a survey all of whose schools are in the scope of the current user. */
export const deleteSurvey = defineContract({
  name: 'deleteSurvey',
  method: 'DELETE',
  path: '/admin/surveys/{id}',
  summary: 'Deletes a survey all of whose schools are in the scope of the current user',
  description: 'A survey that also asks schools outside the reach of the role is `role_forbidden`.',
  params: surveyParams,
  status: 204,
  errors: ['not_found', ...coreErrors],
});

/**
 * `GET /admin/surveys/{id}/results`: Answers counted within the scope of the current user; small counts are withheld.
 */
export const readSurveyResults = defineContract({
  name: 'readSurveyResults',
  method: 'GET',
  path: '/admin/surveys/{id}/results',
  summary: 'Answers counted within the scope of the current user; small counts are withheld',
  description:
    'Counted over the schools in the reach of the role. A figure about fewer than five people is null, with `suppressed` beside it.',
  params: surveyParams,
  status: 200,
  reply: surveyResults,
  errors: ['not_found', ...coreErrors],
});
