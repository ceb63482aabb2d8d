import type { TextDocument } from '../../text/document.js';

const REACH = 48;
/** "got a grade 8 in maths", "target grade 5": a mark. */
const MARK_BEFORE =
  /\b(?:an?|got|gets?|getting|achieved?|achieves|predicted|target|scored|current|working at) $/;
const MARK_BEHIND =
  /^ (?:theory|exams?|boundar(?:y|ies)|gcses?|sats?|results?|or (?:above|higher|below))\b|^[^.!?\n]* (?:piano|violin|viola|cello|guitar|flute|clarinet|trumpet|sax|drums?|singing|ballet)\b/;
/** "a Class 1 student" */
export const CHILD_BEHIND = /^ (?:child|kid|pupil|student)\b/;
/** "a quiz for Year 6", "Year 9 maths questions": for whom something is made, and how hard it is. */
const TASK_BEFORE =
  /\b(?:quiz(?:zes)?|lists?|lessons?|plan|worksheets?|activit(?:y|ies)|tests?|questions?|starter|exercises?|texts?|story|stories|poems?|explanation|words|game|games|problems?)\b[^.!?\n]{0,32} (?:for|at) (?:a |an )?$/;
const TASK_BEHIND =
  /^ (?:level|standard|maths?|english|science|history|geography|french|curriculum|vocabulary)\b(?! (?:homework|hw|teacher))/;

/** Whether it tells how hard something is to be, not where somebody belongs. */
export function isOfTask({ lower }: TextDocument, start: number, end: number): boolean {
  const before = lower.slice(Math.max(0, start - REACH), start);
  const behind = lower.slice(end, end + REACH);
  return (
    TASK_BEFORE.test(before) ||
    TASK_BEHIND.test(behind) ||
    MARK_BEHIND.test(behind) ||
    (MARK_BEFORE.test(before) && !CHILD_BEHIND.test(behind))
  );
}
