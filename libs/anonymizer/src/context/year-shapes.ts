import { COURSES } from '../recognizers/en/courses.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { shapedAs, type Shaped } from './candidate.js';
import { Marks } from './mark.js';
import { CARDINALS, ORDINALS } from './numerals.js';

const NUMBER = '(?:1[0-3]|[1-9])';
const CARDINAL = CARDINALS.join('|');
const ORDINAL = ORDINALS.join('|');
const ROMAN = 'iv|v|vi{1,3}|ix|xi{0,2}';
const LEVELS =
  'year yr grade gr class form std standard primary basic sec secondary jss jhs shs sss jc'.split(' ');
const LEVEL = `${LEVELS.join('|')}|(?:year|grade) level`;
const NO_MORE = String.raw`(?![\p{L}\d%'’]|[-.:/]\d)`;

/** How the years of a school are written, by way; the first that fits counts. */
const WAYS: readonly (readonly [way: string, form: string])[] = [
  ['level and number', `(?:${LEVEL})\\.? ?${NUMBER}${NO_MORE}`],
  ['letters and number', `(?:pk|[ypskg]|jss?|sss?|jc)${NUMBER}${NO_MORE}`],
  ['level and word', `(?:year|grade|class|form|std|standard)\\.? (?:${CARDINAL}|${ROMAN})${NO_MORE}`],
  ['label', `(?:year(?: level| group)?|grade level|class) ?: ?${NUMBER}${NO_MORE}`],
  [
    'ordinal',
    `(?:(?:1[0-3]|[1-9])(?:st|nd|rd|th)|${ORDINAL}) (?:grade|graders?|year|yr|class|form|std|standard)${NO_MORE}`,
  ],
  ['ordinal alone', `(?<=\\bin )(?:[1-9]|1[0-2])(?:st|nd|rd|th)${NO_MORE}`],
  ['word', `(?:kindergarten|pre-?k|freshman|sophomore|matric)${NO_MORE}`],
];
const YEAR = new RegExp(WAYS.map(([, form]) => `(${form})`).join('|'), 'uy');

/** The words that a year of a school may begin with: most begin none. */
const BEGINNINGS = new Set([
  ...LEVELS,
  ...ORDINALS,
  ...'pk y p s k g js ss pre prek kindergarten freshman sophomore matric'.split(' '),
]);
const HIGHEST = 13;
const IS_COURSE = new Set(COURSES);

const WAY = new Marks('year by ');
const BESIDE = new Marks('year, ');

/** "Year 8", "Y6", "grade seven", "5th class", "ninth grader": the year of a school without what divides it. */
export function yearAt({ tokens, text, lower }: TextDocument, index: number): Shaped | undefined {
  const token = tokens[index]!;
  if (!mayBegin(token) || isLevelOnly(tokens[index - 1])) return undefined;
  YEAR.lastIndex = token.start;
  const match = YEAR.exec(lower);
  if (match === null) return undefined;
  const end = YEAR.lastIndex;
  const way = WAYS.findIndex((_, i) => match[i + 1] !== undefined);
  // "grader" of "9th grader", "year" of "Year 8"
  const level = /[a-z]{3,}$/.exec(match[0])?.[0] ?? /^[a-z]+/.exec(match[0])?.[0] ?? '';
  const rule = [WAY.of(`${WAYS[way]![0]}, ${token.casing}`), WAY.of(level), BESIDE.of(besideOf(text, end))];
  return shapedAs('year', index, tokenIndexAt(tokens, end) - 1, token.start, end, { rule });
}

/** "english, 9th grade", "what does Year 9 do": how hard something is, and what every school does in that year. */
const isLevelOnly = (before: Token | undefined): boolean =>
  before !== undefined && (IS_COURSE.has(before.lower) || before.lower === 'do' || before.lower === 'does');

const mayBegin = ({ kind, script, lower, end, start }: Token): boolean =>
  kind === 'number'
    ? end - start <= 2 && Number(lower) <= HIGHEST
    : script === 'latin' && BEGINNINGS.has(lower);

/** What the text goes on with: an end, a mark, a word in small letters or one with a capital. */
function besideOf(text: string, end: number): string {
  const next = text.slice(end, end + 2);
  if (/^(?:$|[.!?\n])/.test(next)) return 'ends';
  if (/^[^ ]/.test(next)) return 'mark';
  return /\p{Lu}/u.test(next) ? 'capital' : 'small';
}
