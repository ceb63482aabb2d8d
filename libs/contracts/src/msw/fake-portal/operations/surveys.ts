import type { Survey } from '../../../v1/admin-surveys.js';
import { FakeProblem } from '../http/fake-problem.js';
import { pageOf } from '../http/page.js';
import { withhold, withholdCounts } from '../http/withhold.js';
import { answersTo } from '../seed/survey-answers.js';
import type { World } from '../world.js';
import type { FakeCall, FakeOperations } from './operation.js';
import { schoolsInReach } from './scope.js';

type SurveyOperations = Pick<
  FakeOperations,
  'listSurveys' | 'readSurvey' | 'createSurvey' | 'changeSurvey' | 'deleteSurvey' | 'readSurveyResults'
>;
type Caller = Pick<FakeCall<'listSurveys'>, 'person' | 'reach'>;

/** A survey is seen by whoever reaches one of its schools, and changed by whoever reaches all of them. */
export function surveyOperations(world: World): SurveyOperations {
  const { surveys } = world;
  const seenBy = ({ person, reach }: Caller): Survey[] => {
    const reached = schoolsInReach(world, person, reach).map(({ id }) => id);
    return [...surveys.values()].filter(({ school_ids }) => school_ids.some((id) => reached.includes(id)));
  };
  const known = (call: Caller & { params: { id: string } }): Survey => {
    const survey = seenBy(call).find(({ id }) => id === call.params.id);
    if (!survey) throw new FakeProblem('not_found');
    return survey;
  };
  const requireAll = ({ person, reach }: Caller, schoolIds: readonly string[]): void => {
    const reached = schoolsInReach(world, person, reach).map(({ id }) => id);
    if (!schoolIds.every((id) => reached.includes(id))) throw new FakeProblem('role_forbidden');
  };
  const keep = (survey: Survey): Survey => {
    surveys.set(survey.id, survey);
    return survey;
  };
  return {
    listSurveys(call) {
      const page = pageOf(seenBy(call), ({ id }) => id, call.query);
      return { body: { surveys: page.items, next_cursor: page.next_cursor } };
    },
    readSurvey: (call) => ({ body: known(call) }),
    createSurvey(call) {
      requireAll(call, call.body.school_ids);
      const created_at = new Date(world.now()).toISOString();
      const survey = keep({ id: world.nextId('srv'), ...call.body, created_at });
      return { body: survey, headers: { location: `/api/v1/admin/surveys/${survey.id}` } };
    },
    changeSurvey(call) {
      const survey = known(call);
      requireAll(call, [...survey.school_ids, ...(call.body.school_ids ?? [])]);
      const given = Object.entries(call.body).filter(([, value]) => value !== undefined);
      return { body: keep({ ...survey, ...Object.fromEntries(given) }) };
    },
    deleteSurvey(call) {
      const survey = known(call);
      requireAll(call, survey.school_ids);
      surveys.delete(survey.id);
      return { body: undefined };
    },
    readSurveyResults(call) {
      const survey = known(call);
      const results = answersTo(survey, schoolsInReach(world, call.person, call.reach));
      return {
        body: {
          survey_id: survey.id,
          ...withhold(results.respondents, { respondents: results.respondents }),
          questions: results.questions.map(({ text, answers }) => ({
            text,
            answers: withholdCounts(answers),
          })),
        },
      };
    },
  };
}
