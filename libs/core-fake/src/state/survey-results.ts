import type { Survey } from '@portal/contracts';
import type { coreSurveyResults } from '@portal/contracts/core';
import type { z } from 'zod';
import { derivedNumber } from '../seed/derived.js';
import type { School } from '../seed/schools.js';

const scale = ['1', '2', '3', '4', '5'];

/** Exact counts of these schools, always the same for the same survey. A draft has been answered by nobody. */
export function resultsOf(survey: Survey, schools: readonly School[]): z.infer<typeof coreSurveyResults> {
  const asked = schools.filter(({ ref }) => survey.school_ids.includes(ref));
  const answering = survey.status === 'draft' ? [] : asked;
  const respondents = answering.reduce((sum, school) => sum + respondentsAt(survey, school), 0);
  return {
    survey_id: survey.id,
    respondents,
    questions: survey.questions.map(({ text, kind, options = scale }) => ({
      text,
      answers:
        kind === 'multiple'
          ? options.map((option) => ({
              option,
              count: derivedNumber(respondents + 1, survey.id, text, option),
            }))
          : share(respondents, options, `${survey.id} ${text}`),
    })),
  };
}

const respondentsAt = ({ id }: Survey, { ref, students }: School): number =>
  Math.round((students * (30 + derivedNumber(50, 'respondents', id, ref))) / 100);

/** Everybody chose one option: the counts add up. */
function share(total: number, options: readonly string[], key: string): { option: string; count: number }[] {
  let left = total;
  return options.map((option, index) => {
    const isLast = index === options.length - 1;
    const count = isLast ? left : derivedNumber(left + 1, key, option);
    left -= count;
    return { option, count };
  });
}
