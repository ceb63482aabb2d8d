import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import type { FoundClass } from './own-grade.js';

/** English grades of which nothing but the number is written: "im in the 12th", "Grade: 11th". */

const HIGHEST_GRADE = 13;
const ORDINAL_ENDING = /^(?:st|nd|rd|th)$/;
/** "im in the 12th and i", "my son is in 4th,": a place in a race is told by "3rd" as well, so that only children have low ones. */
const OWN =
  /(?:\b(?:i'm|im|i am|he's|she's|hes|shes)|\bmy (?:[a-z]+ )?(?:son|daughter|kid|child|boy|girl|brother|sister|bro|sis|cousin|niece|nephew|twins?)(?:'s| is| are)?) (?:only |still |now |just |going )?(?:in|into)(?: the)? $/;
const LOWEST = 6;
const GOES_ON = /^(?:$|[.,!?;)\n]| (?:and|but|so|now) (?:i|i'm|im|my|we|he|she|it|still|this|the)\b| now\b)/;
/** Where "in 8th" is a place or a part. */
const RACES =
  /\b(?:race|place|league|leaderboard|rank|ranked|game|level|innings?|quarter|round|lap|chapter|period|tournament|table|kahoot|points|century)\b/;

/** "Grade: 11th" in a form; a plain number may be a mark, unless the form is somebody's. */
const LABEL = /(?:^|[\n,;|] ?)(?:current |student )?(?:grade|year|yr)(?: level| group)? ?[:=] ?$/;
const ENDS_FIELD = /^ ?(?:$|[\n,;|.])/;
const OF_SOMEBODY =
  /(?:^|[\n,;|] ?)(?:student|pupil|child|learner|(?:full |first |last )?name|d\.?o\.?b\.?)(?:'s name| name)? ?:/;
const LONGEST_FORM = 600;

/** The grade that is the number alone, or with its ending. */
export function gradeAlone(document: TextDocument, number: Token): FoundClass | undefined {
  const { tokens, lower } = document;
  const next = tokens[number.index + 1];
  const ending = next?.start === number.end && ORDINAL_ENDING.test(next.lower) ? next : undefined;
  const before = lower.slice(Math.max(0, number.start - 48), number.start);
  const { end } = ending ?? number;
  const behind = lower.slice(end, end + 12);
  const isFound = LABEL.test(before)
    ? ENDS_FIELD.test(behind) && (ending !== undefined || OF_SOMEBODY.test(lower.slice(0, LONGEST_FORM)))
    : ending !== undefined && isTold(lower, Number(number.lower), before, behind);
  return isFound
    ? { start: number.start, end, score: 0.75, reason: 'grade of somebody around the writer' }
    : undefined;
}

function isTold(lower: string, grade: number, before: string, behind: string): boolean {
  const match = OWN.exec(before);
  if (match === null || grade > HIGHEST_GRADE || !GOES_ON.test(behind)) return false;
  return (grade >= LOWEST || match[0].startsWith('my ')) && !RACES.test(lower.slice(0, LONGEST_FORM));
}
