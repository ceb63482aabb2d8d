import type { Survey } from '../../../v1/admin-surveys.js';
import { derivedNumber } from './derived.js';
import type { FakeSchool } from './schools.js';

/** Exact counts before anything is withheld. */
export interface ExactResults {
  readonly respondents: number;
  readonly questions: readonly {
    readonly text: string;
    readonly answers: readonly { readonly option: string; readonly count: number }[];
  }[];
}

const grades = ['1', '2', '3', '4', '5'];

/** How these schools answered a survey: the same at every reading, and nothing for a draft. */
export function answersTo(survey: Survey, asked: readonly FakeSchool[]): ExactResults {
  const answering = survey.status === 'draft' ? [] : asked.filter(({ id }) => survey.school_ids.includes(id));
  const respondents = answering.reduce(
    (sum, { id, students }) => sum + Math.round(students * (0.4 + derivedNumber(40, survey.id, id) / 100)),
    0,
  );
  return {
    respondents,
    questions: survey.questions.map(({ text, kind, options = grades }) => ({
      text,
      answers: kind === 'multiple' ? chosen(options, respondents, text) : shared(options, respondents, text),
    })),
  };
}

const chosen = (options: readonly string[], respondents: number, key: string) =>
  options.map((option) => ({ option, count: derivedNumber(respondents + 1, key, option) }));

/** Everybody chose one option, so the counts add up. */
function shared(options: readonly string[], respondents: number, key: string) {
  let left = respondents;
  return options.map((option, index) => {
    const count = index === options.length - 1 ? left : derivedNumber(left + 1, key, option);
    left -= count;
    return { option, count };
  });
}
