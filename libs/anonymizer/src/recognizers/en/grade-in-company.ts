import { isLong } from '../../prose/is-long.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import type { Token } from '../../text/tokenize.js';
import { ORDINAL_EN } from '../generic/class-words.js';
import { isGradeInTalk } from './grade-in-talk.js';
import { isOfTask } from './grade-of-task.js';
import { YEARS_IN_WORDS, classOfNumber, classOfWord, isBesideLatin, type ClassName } from './class-names.js';

const LEAST_SCORE = 0.5;
const SCORE = 0.6;
/** Grades of a lifetime are few, and each is compared with all that was found. */
const MOST = 8;
const MOST_ASKED = 32;

/** "period 2 7B science": when, not who. */
const HOURS = new Set(['period', 'hour', 'hr']);
/** "Mr Thistlewood set 40 questions" */
const SET = /^set (?:[1-9](?:[a-z]|\/\d)?|[a-z]\d?)$/;
/** Grades without a number that no rule for classes reads. */
const STAGE =
  /(?<![a-z-])(?:pre-?k(?:indergarten)?|kindergarten|matric|(?:lower |upper )?sixth form|(?:freshman|sophomore|junior|senior) year)(?![a-z-])(?! (?:number|no|card|id)\b)/g;
const MAY_BE_STAGE = /kindergarten|pre-?k|matric|sixth form|(?:man|more|ior) year/;

/** "Could Esme be dyscalculic? She counts on her fingers in Year 6": a grade where somebody, or somebody's data, stands beside it. */
export const gradeInCompany: Recognizer = {
  name: 'grade-in-company',
  locale: 'en',
  find(document, others) {
    // A paragraph tells of many things, and somebody is named in nearly each.
    if (isLong(document)) return [];
    const found: Candidate[] = [];
    const company = others.filter(({ score }) => score >= LEAST_SCORE);
    let asked = 0;
    const add = (name: ClassName | undefined): void => {
      if (name === undefined || found.length === MOST || asked++ >= MOST_ASKED) return;
      if (isTaken(company, name)) return;
      const { lower: level } = document.tokens[name.first]!;
      if (HOURS.has(level) || (level === 'section' && name.by === 'set')) return;
      if (!name.hasLevel && (!isFrom(document, name, company) || isDecimal(document, name))) return;
      if (level === 'set' && !SET.test(document.lower.slice(name.start, name.end))) return;
      if (isOfTask(document, name.start, name.end)) return;
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

/** "derivative of 1.5x", "3/4 of 2/5" */
const isDecimal = ({ text }: TextDocument, { start, end }: ClassName): boolean =>
  /^\d+(?:\.\d+[a-z]|\/\d+$)/.test(text.slice(start, end)) ||
  (text[start + 1] === '.' && AMOUNT.test(text.slice(end, end + 4)));
const AMOUNT = /^ (?:g|kg|m|cm|mm|km|s|l|ml|n|j|v|a|w)(?![a-z])/i;

/** "me and Camila from 6-253": the code of a class, where somebody comes from it. */
const isFrom = ({ lower }: TextDocument, { by, start }: ClassName, company: readonly Candidate[]): boolean =>
  (by === 'set' || by === 'code') &&
  company.some(({ type }) => type === 'PERSON') &&
  /\b(?:in|from|of) $/.test(lower.slice(Math.max(0, start - 6), start));

const isTaken = (others: readonly Candidate[], { start, end }: ClassName): boolean =>
  others.some((other) => other.start < end && start < other.end);
