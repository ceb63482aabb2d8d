import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import { isOfTask } from '../en/grade-of-task.js';
import { subjectOf } from '../context.js';

/** How grades without a letter are spelled, which stand in lessons as often as in talk of one's own. */

export interface Grade {
  readonly start: number;
  readonly end: number;
  /** "9th" alone may be a place, a day or an hour as well. */
  readonly isBare: boolean;
}

/** So much on either side of a word may belong to its grade. */
const REACH = 16;
const NUMBER_EN =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)(?![a-z\\d])';
const ORDINAL_EN =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|forth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)';
const ORDINAL_RU =
  '(?:\\d{1,2}(?:-?(?:й|м|го|му|ый|ом|ого))?|[xvi]{1,4}|(?:нулев|перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|десят|одиннадцат)(?:ый|ий|ого|ьего|ом|ьем|ому|ой))';
const GRADE = new RegExp(
  [
    String.raw`(?<![a-z\d-])(?:year|yr|grade|gr|class|form|std|standard|primary|prep|kindy)\.? ?${NUMBER_EN}`,
    String.raw`(?<![a-z\d-])[yps] ?\d{1,2}(?![a-z\d])`,
    String.raw`(?<![a-z\d-])${ORDINAL_EN}[ -](?:grade|class|form|year|std|standard)(?:rs?)?(?![a-z])`,
    String.raw`(?<![а-яё\d-])${ORDINAL_RU} (?:класс[а-я]{0,2}|курс[а-я]{0,2}|кл(?![а-я]))`,
  ].join('|'),
  'g',
);
const BARE = /(?<![a-z\d-])\d{1,2}(?:st|nd|rd|th)(?![a-z\d])/g;

/** Words of a grade that is spelled as one are less likely to be chance: chosen as the other bounds are, see least-likelihood.ts. */
export const LEAST_IN_GRADE = 0.25;
const LEAST = 0.3;
const LEAST_IN_RUSSIAN = 0.25;
const LEAST_OF_REQUEST = 0.7;
/** "8th-grade english, we're reading The Giver": whatever task stands beside it. */
const SURELY = 0.88;
const CYRILLIC = /[а-я]/;
/** "S3": a model and a service as well. */
const LEAST_OF_SHORT = 0.75;
/** "9th": alone it may be a place, a day or an hour. */
const LEAST_OF_BARE = 0.88;
/** "im in 3rd and i want to win" */
const OF_CONTEST = /\b(?:win|won|winning|kahoot|race|leaderboard|podium|medals?)\b/;
const SHORT = /^[yps] ?\d/;
/** "english, 9th grade, what is a thesis statement": the heading of a task. */
const HEADING =
  /^(?:english|maths?|science|history|geography|biology|chemistry|physics|algebra|geometry|french|spanish|russian)(?: class)?, $/;
/** "Typical age of pupils in 6th grade in the US", "what moved down into Year 7 in the reform?" */
const OF_LESSONS =
  /^ in (?:the )?(?:(?:[a-z]+ )?(?:reform|curriculum|syllabus)|us|usa|uk|states|america|england|scotland|wales|ireland|india|australia|canada|germany|russia)(?![a-z])/;

/** "which is harder, 6th year maths or college maths" */
const COMPARED = /^ (?:maths?|english|science|physics|chemistry|biology) or (?:a|col|uni|hig|gcse|year|\d)/;

/** "10th grade geometry proofs list" */
const COURSE_BEHIND =
  /^,? (?:geometry|algebra|biology|chemistry|physics|lit(?:erature)?|reading|spelling|american|grammar|art|music|high school|vocab|curriculum|syllabus|пробник|профиль)(?![a-zа-я])/;

/** Whether something is told of the writer, or of somebody around. */
function isOfLife(document: TextDocument): boolean {
  const { personal, relations, isOwn } = subjectOf(document);
  return personal > 0 || relations > 0 || isOwn;
}

/** Where nothing is told of the writer, nor of somebody around, a request has the level of what it asks for. */
function leastOf(document: TextDocument, grade: string): number {
  if (SHORT.test(grade)) return LEAST_OF_SHORT;
  if (!isOfLife(document)) return LEAST_OF_REQUEST;
  return CYRILLIC.test(grade) ? LEAST_IN_RUSSIAN : LEAST;
}

/** "10th grade geometry is killing me": whether all around makes a grade that of somebody, though lessons have it as well. */
export function isLikelyGrade(
  document: TextDocument,
  { start, end, isBare }: Grade,
  likelihood: number,
): boolean {
  const { lower } = document;
  if (isBare) return likelihood >= LEAST_OF_BARE && !occurs(document, OF_CONTEST);
  if (likelihood < leastOf(document, lower.slice(start, end))) return false;
  if (COMPARED.test(lower.slice(end, end + REACH))) return false;
  if (likelihood >= SURELY) return true;
  if (HEADING.test(lower.slice(0, start)) || OF_LESSONS.test(lower.slice(end, end + REACH))) return false;
  return (
    !isOfTask(document, start, end) &&
    (isOfLife(document) || !COURSE_BEHIND.test(lower.slice(end, end + REACH)))
  );
}

/** Whether a word is one of a grade that is spelled as one. */
export const isInGrade = (document: TextDocument, start: number, end: number): boolean =>
  gradeAround(document, start, end)?.isBare === false;

const GOES_ON = /^ (?:cos|cuz|coz|so|and|but|has|have|had|get|got|is|are|was|were|to|on)$/;

/** The grade that stands from `start` to `end` or around it. */
export function gradeAround({ lower }: TextDocument, start: number, end: number): Grade | undefined {
  const from = Math.max(0, start - REACH);
  const around = lower.slice(from, end + REACH);
  return (
    match(GRADE, around, start - from, end - from, from, false) ??
    match(BARE, around, start - from, end - from, from, true)
  );
}

function match(
  pattern: RegExp,
  around: string,
  start: number,
  end: number,
  from: number,
  isBare: boolean,
): Grade | undefined {
  for (const { index, 0: found } of around.matchAll(pattern)) {
    const behind = index + found.length;
    // "Grade 7 cos i finish early"
    const isWithWord = index === start && behind < end && GOES_ON.test(around.slice(behind, end));
    if ((index <= start && end <= behind) || isWithWord)
      return { start: from + index, end: from + behind, isBare };
  }
  return undefined;
}
