import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { isNextWord } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';
import { occurs } from '../../text/occurs.js';
import { COURSES } from './courses.js';

const COURSE = new RegExp(
  String.raw`^ (?:(?:honou?rs|hon|ap|ib|pre-ap|adv|advanced) )?(?:${COURSES.join('|')}|pre-calc|language arts|(?:world|us) history|social studies)(?: (?:1[0-2]|[1-9]|i{1,3}|iv))?(?: (?:honou?rs|ap|ib))?(?![a-z\d-])`,
);
const LONGEST_COURSE = 48;
/** What has periods of its own. */
const WITH_PERIODS = new Set(['history', 'art', 'music', 'drama', 'lit', 'geography']);
/** The course in front of its hour. */
const COURSE_BEFORE = new RegExp(
  String.raw`(?:^|[^a-z\d-])((?:(?:honou?rs|hon|ap|ib|pre-ap|adv|advanced) )?(?:${COURSES.filter((course) => !WITH_PERIODS.has(course)).join('|')}|pre-calc|language arts|social studies)(?: (?:1[0-2]|[1-9]|i{1,3}|iv))?(?: (?:honou?rs|ap|ib))?,? )$`,
);
/** Periods of history and of chemistry have numbers as well. */
const OTHER_PERIODS = /\bapush\b|periodic|\belements?\b|\b(?:bc|bce|ad|century)\b|\b1[4-9]\d\d\b/;
const MOST_PERIODS = 12;

type Span = Pick<Candidate, 'start' | 'end'>;

const HOURS = new Set(['period', 'block', 'blk', 'hour', 'hr']);

/** "period 4 honors bio", "2nd period Algebra II", "9th hr Geometry", "AP Chem 2nd period": American classes are told by their hour and their course. */
export const periodClass: Recognizer = {
  name: 'period-class',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    for (const number of document.numbers) {
      if (Number(number.lower) > MOST_PERIODS || number.end - number.start > 2) continue;
      const period = periodOf(document, number);
      if (period === undefined) continue;
      const course = courseBeside(document, period);
      if (course === undefined || occurs(document, OTHER_PERIODS)) continue;
      const reason = 'period and course';
      found.push({
        ...course,
        type: 'CLASS',
        score: 0.95,
        reason,
        recognizer: 'period-class',
      });
    }
    return found;
  },
};

/** The period with its course, which stands behind it or in front. */
function courseBeside({ lower }: TextDocument, { start, end }: Span): Span | undefined {
  const behind = COURSE.exec(lower.slice(end, end + LONGEST_COURSE));
  if (behind !== null) return { start, end: end + behind[0].length };
  const ahead = COURSE_BEFORE.exec(lower.slice(Math.max(0, start - LONGEST_COURSE), start));
  return ahead === null ? undefined : { start: start - ahead[1]!.length, end };
}

/** "period 4", "4th period", "blk 2" */
function periodOf(document: TextDocument, number: Token): Span | undefined {
  const { tokens } = document;
  const before = tokens[number.index - 1];
  if (before !== undefined && HOURS.has(before.lower))
    return isNextWord(document, before, number) ? { start: before.start, end: number.end } : undefined;
  const ending = tokens[number.index + 1];
  const period = tokens[number.index + 2];
  if (ending?.start !== number.end || period === undefined || !HOURS.has(period.lower)) return undefined;
  if (!isNextWord(document, ending, period)) return undefined;
  return /^(?:st|nd|rd|th)$/.test(ending.lower) ? { start: number.start, end: period.end } : undefined;
}
