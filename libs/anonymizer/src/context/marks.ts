import { isCode } from '../names/mentions.js';
import { subjectOf } from '../recognizers/context.js';
import { asks, type TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import type { Shaped } from './candidate.js';

/** Marks that tell how many: written once, for a text that is put together anew is found slowly in the table. */
const counted = (name: string, most: number): readonly string[] =>
  Array.from({ length: most + 1 }, (_, count) => `${name} ${count}`);

const LESSON = counted('lesson', 3);
const PERSONAL = counted('personal', 3);
const RELATIONS = counted('relations', 2);
const FIGURES = counted('figures', 1);
const SCHOOL = counted('school', 2);
const WORDS = counted('words', 4);
const DIGITS = counted('digits', 14);

const markOf = (marks: readonly string[], count: number): string => marks[Math.min(marks.length - 1, count)]!;

/** What the text as a whole is like. */
export function marksOfText(document: TextDocument): string[] {
  const { lesson, personal, relations, figures, schoolLife, isSum } = subjectOf(document);
  const marks = [
    'always',
    markOf(LESSON, lesson),
    markOf(PERSONAL, personal),
    markOf(RELATIONS, relations),
    markOf(FIGURES, figures.length),
    markOf(SCHOOL, schoolLife),
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
  const { shape } = shaped;
  if (shape === 'name' || shape === 'school' || shape === 'person') addMarksOfName(marks, document, shaped);
  else if (shape === 'date') marks.push(`born ${ageGroup(shaped.year)}`);
  else addMarksOfForm(marks, text.slice(start, end));
  return marks;
}

/** Names in the table of weights hold no ends of lines. */
function gapOf(text: string): string {
  for (let i = 0; i < text.length; i++)
    if (text.charCodeAt(i) < 0x20 || text.charCodeAt(i) > 0x7e)
      return text.replace(/\n/g, '¶').replace(/\s/g, ' ');
  return text;
}

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
  marks.push(markOf(WORDS, last - first), final.script, `-${final.lower.slice(-2)}`);
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
  let form = '';
  let digits = 0;
  let zeros = 0;
  let isRound = false;
  for (const char of value) {
    const sign = signOf(char);
    const isRun = sign === '9' || sign === 'A' || sign === 'a';
    if (form.length < LONGEST_FORM && !(isRun && form.endsWith(sign))) form += sign;
    if (sign !== '9') continue;
    digits++;
    zeros = char === '0' ? zeros + 1 : 0;
    isRound ||= zeros === 4;
  }
  marks.push(`form ${form.slice(0, LONGEST_FORM)}`, markOf(DIGITS, digits));
  if (isRound) marks.push('round');
  const ending = value.includes('.') ? /\.([a-z]{1,4})$/.exec(value) : null;
  if (ending !== null) marks.push(`.${ending[1]!}`);
}

/** What stands for a character in the form of a value; a tab would end its name in the table of weights. */
function signOf(char: string): string {
  if (char < ' ') return ' ';
  if (char >= '0' && char <= '9') return '9';
  if ((char >= 'a' && char <= 'z') || (char >= 'а' && char <= 'я')) return 'a';
  if (char < '0' || char === '_' || (char > '9' && char < 'A')) return char;
  return /\p{Lu}/u.test(char) ? 'A' : /\p{Ll}/u.test(char) ? 'a' : char;
}

function ageGroup(year: number | undefined): string {
  if (year === undefined) return 'unknown';
  if (year < 1975) return 'before 1975';
  if (year < 1998) return 'before 1998';
  return year < 2004 ? 'before 2004' : year < 2019 ? 'at school' : 'lately';
}
