import { isCode } from '../names/mentions.js';
import { subjectOf } from '../recognizers/context.js';
import { asks, type TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import type { Shaped } from './candidate.js';

/** What the text as a whole is like. */
export function marksOfText(document: TextDocument): string[] {
  const { lesson, personal, relations, figures, schoolLife, isSum } = subjectOf(document);
  const marks = [
    'always',
    `lesson ${Math.min(3, lesson)}`,
    `personal ${Math.min(3, personal)}`,
    `relations ${Math.min(2, relations)}`,
    `figures ${Math.min(1, figures.length)}`,
    `school ${Math.min(2, schoolLife)}`,
  ];
  if (isSum) marks.push('sum');
  if (asks(document)) marks.push('question');
  if (isCode(document)) marks.push('code');
  return marks;
}

/** What a value is like, and what stands right beside it. */
export function marksOf(document: TextDocument, shaped: Shaped): string[] {
  const { text, tokens } = document;
  const { start, end, first, last } = shaped;
  const before = first > 0 ? gapOf(text.slice(Math.max(tokens[first - 1]!.end, start - 2), start)) : '^';
  const behind = gapOf(text.slice(end, Math.min(end + 2, tokens[last + 1]?.start ?? text.length)));
  const marks = [`<${before}`, `>${behind}`];
  if (shaped.rule !== undefined) marks.push(...shaped.rule);
  if (/^(?:name|school|person)$/.test(shaped.shape)) addMarksOfName(marks, document, shaped);
  else if (shaped.shape === 'date') marks.push(`born ${ageGroup(shaped.year)}`);
  else addMarksOfForm(marks, text.slice(start, end));
  return marks;
}

/** Names in the table of weights hold no ends of lines. */
const gapOf = (text: string): string => (text === ' ' ? text : text.replace(/\n/g, '¶').replace(/\s/g, ' '));

function addMarksOfName(marks: string[], document: TextDocument, shaped: Shaped): void {
  const { tokens, text } = document;
  const { shape, first, last, start, end } = shaped;
  let isPlace = false;
  let isGiven = false;
  let isSurname = false;
  let isFigure = false;
  let isOrdinary = true;
  let isUpper = true;
  for (let i = first; i <= last; i++) {
    const { word, casing } = tokens[i]!;
    isPlace ||= word.isPlace;
    isGiven ||= word.given !== undefined;
    isSurname ||= word.isListedSurname;
    isFigure ||= word.isFigure;
    isOrdinary &&= word.isOrdinary;
    isUpper &&= casing === 'upper';
  }
  const final = tokens[last]!;
  marks.push(`words ${Math.min(4, last - first)}`, final.script, `-${final.lower.slice(-2)}`);
  if (startsSentence(document, tokens[first]!)) marks.push('begins');
  if (isPlace) marks.push('place');
  if (isGiven) marks.push('given');
  if (isSurname) marks.push('surname');
  if (isFigure) marks.push('figure');
  if (isOrdinary) marks.push('ordinary');
  if (isUpper) marks.push('upper');
  if (shape !== 'school') return;
  const value = text.slice(start, end);
  marks.push(/\d/.test(value) ? 'numbered' : 'no number');
  marks.push(/[«"“]/.test(value) ? 'quoted' : 'not quoted');
  marks.push(/\p{Lu}/u.test(value) ? 'capital' : 'small');
}

const LONGEST_FORM = 8;

/** "FSM-204418" has the form "A-9". */
function addMarksOfForm(marks: string[], value: string): void {
  const form = value
    .replace(/\d+/g, '9')
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a');
  const digits = value.replace(/\D/g, '');
  marks.push(`form ${form.slice(0, LONGEST_FORM)}`, `digits ${Math.min(14, digits.length)}`);
  if (digits.includes('0000')) marks.push('round');
  const ending = /\.([a-z]{1,4})$/.exec(value);
  if (ending !== null) marks.push(`.${ending[1]!}`);
}

function ageGroup(year: number | undefined): string {
  if (year === undefined) return 'unknown';
  if (year < 1975) return 'before 1975';
  if (year < 1998) return 'before 1998';
  return year < 2004 ? 'before 2004' : year < 2019 ? 'at school' : 'lately';
}
