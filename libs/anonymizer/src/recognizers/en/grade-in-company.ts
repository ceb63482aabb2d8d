import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import type { Token } from '../../text/tokenize.js';
import { ORDINAL_EN } from '../generic/class-words.js';
import { isGradeInTalk } from './grade-in-talk.js';
import { YEARS_IN_WORDS, classOfNumber, classOfWord, isBesideLatin, type ClassName } from './class-names.js';

const LEAST_SCORE = 0.5;
const SCORE = 0.6;
const REACH = 48;
/** Grades of a lifetime are few, and each is compared with all that was found. */
const MOST = 8;
const MOST_ASKED = 32;

/** "got a grade 8 in maths", "target grade 5": a mark. */
const MARK_BEFORE =
  /\b(?:an?|got|gets?|getting|achieved?|achieves|predicted|target|scored|current|working at) $/;
const MARK_BEHIND =
  /^ (?:theory|exams?|boundar(?:y|ies)|gcses?|sats?|results?|or (?:above|higher|below))\b|^[^.!?\n]* (?:piano|violin|viola|cello|guitar|flute|clarinet|trumpet|sax|drums?|singing|ballet)\b/;
/** "a quiz for Year 6", "Year 9 maths questions": for whom something is made, and how hard it is. */
const TASK_BEFORE =
  /\b(?:quiz(?:zes)?|lessons?|plan|worksheets?|activit(?:y|ies)|tests?|questions?|starter|exercises?|texts?|story|stories|poems?|explanation|words|game|games|problems?)\b[^.!?\n]{0,32} (?:for|at) (?:a |an )?$/;
const TASK_BEHIND =
  /^ (?:level|standard|maths?|english|science|history|geography|french|curriculum|vocabulary)\b(?! (?:homework|hw|teacher))/;

/** "period 2 7B science": when, not who. */
const HOURS = new Set(['period', 'hour', 'hr']);
/** Grades without a number that no rule for classes reads. */
const STAGE =
  /(?<![a-z-])(?:pre-?k(?:indergarten)?|kindergarten|matric|(?:lower |upper )?sixth form|(?:freshman|sophomore|junior|senior) year)(?![a-z-])/g;
const MAY_BE_STAGE = /kindergarten|pre-?k|matric|sixth form|(?:man|more|ior) year/;

/** "Could Esme be dyscalculic? She counts on her fingers in Year 6": a grade where somebody, or somebody's data, stands beside it. */
export const gradeInCompany: Recognizer = {
  name: 'grade-in-company',
  locale: 'en',
  find(document, others) {
    const found: Candidate[] = [];
    const company = others.filter(({ score }) => score >= LEAST_SCORE);
    let asked = 0;
    const add = (name: ClassName | undefined): void => {
      if (name === undefined || found.length === MOST || asked++ >= MOST_ASKED) return;
      if (isTaken(company, name)) return;
      if (HOURS.has(document.tokens[name.first]!.lower)) return;
      if (!name.hasLevel && !isFrom(document, name, company)) return;
      if (isOfTask(document, name)) return;
      if (company.length === 0 && (name.by === 'set' || !isGradeInTalk(document, name))) return;
      const { start, end } = name;
      const reason =
        company.length > 0 ? 'grade beside other data of somebody' : 'grade in talk of one’s own';
      found.push({ start, end, type: 'CLASS', score: SCORE, recognizer: 'grade-in-company', reason });
    };
    for (const token of document.numbers) {
      if (asked >= MOST_ASKED) break;
      if (token.end - token.start <= 2 && isBesideLatin(document.tokens, token.index))
        add(classOfNumber(document, token));
    }
    for (const token of document.cued) {
      if (YEARS_IN_WORDS.has(token.lower)) add(classOfWord(document, token));
      else if (ORDINAL_EN.accepts(token.word)) add(ordinalGrade(document, token));
    }
    if (occurs(document, MAY_BE_STAGE))
      for (const { index, 0: stage } of document.lower.matchAll(STAGE))
        add(stageAt(document, index, stage.length));
    return found;
  },
};

const stageAt = ({ tokens }: TextDocument, start: number, length: number): ClassName => {
  const first = tokenIndexAt(tokens, start);
  return {
    start,
    end: start + length,
    first,
    last: tokenIndexAt(tokens, start + length) - 1,
    by: 'grade',
    hasLevel: true,
  };
};

/** "in second grade my teacher was Mrs Dent" */
function ordinalGrade({ tokens }: TextDocument, { start, end, index }: Token): ClassName | undefined {
  const grade = tokens[index + 1];
  if (grade === undefined || grade.start !== end + 1 || !GRADES.has(grade.lower)) return undefined;
  return { start, end: grade.end, first: index, last: index + 1, by: 'grade', hasLevel: true };
}
const GRADES = new Set(['grade', 'grader', 'graders']);

/** "me and Camila from 6-253": the code of a class, where somebody comes from it. */
const isFrom = ({ lower }: TextDocument, { by, start }: ClassName, company: readonly Candidate[]): boolean =>
  (by === 'set' || by === 'code') &&
  company.some(({ type }) => type === 'PERSON') &&
  /\b(?:in|from|of) $/.test(lower.slice(Math.max(0, start - 6), start));

const isTaken = (others: readonly Candidate[], { start, end }: ClassName): boolean =>
  others.some((other) => other.start < end && start < other.end);

/** Whether it tells how hard something is to be, not where somebody belongs. */
function isOfTask({ lower }: TextDocument, { start, end }: ClassName): boolean {
  const before = lower.slice(Math.max(0, start - REACH), start);
  const behind = lower.slice(end, end + REACH);
  return (
    TASK_BEFORE.test(before) ||
    TASK_BEHIND.test(behind) ||
    MARK_BEHIND.test(behind) ||
    MARK_BEFORE.test(before)
  );
}
