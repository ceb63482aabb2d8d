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
/** Periods of history and of chemistry have numbers as well. */
const OTHER_PERIODS = /\bapush\b|periodic|\belements?\b|\b(?:bc|bce|ad|century)\b|\b1[4-9]\d\d\b/;
const MOST_PERIODS = 12;

const HOURS = new Set(['period', 'block', 'blk', 'hour', 'hr']);

/** "period 4 honors bio", "2nd period Algebra II", "9th hr Geometry": American classes are told by their hour and their course. */
export const periodClass: Recognizer = {
  name: 'period-class',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    for (const number of document.numbers) {
      if (Number(number.lower) > MOST_PERIODS || number.end - number.start > 2) continue;
      const period = periodOf(document, number);
      if (period === undefined) continue;
      const course = COURSE.exec(document.lower.slice(period.end, period.end + LONGEST_COURSE));
      if (course === null || occurs(document, OTHER_PERIODS)) continue;
      const end = period.end + course[0].length;
      const reason = 'period and course';
      found.push({
        start: period.start,
        end,
        type: 'CLASS',
        score: 0.95,
        reason,
        recognizer: 'period-class',
      });
    }
    return found;
  },
};

/** "period 4", "4th period", "blk 2" */
function periodOf(document: TextDocument, number: Token): { start: number; end: number } | undefined {
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
