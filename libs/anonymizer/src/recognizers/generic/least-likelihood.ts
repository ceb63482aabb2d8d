import { THRESHOLD } from '../../overlap.js';
import type { Candidate } from '../../recognizer.js';
import { isLong } from '../../prose/is-long.js';
import type { Tagged } from '../../tagger/tagger.js';
import { readDate } from '../../text/dates.js';
import type { TextDocument } from '../../text/document.js';
import { startsSentence } from '../../text/position.js';
import { isOfFewWords, subjectOf } from '../context.js';
import { isInGrade, LEAST_IN_GRADE } from './grade-forms.js';

/** How likely words have to be a value by all that is around them. */

/** Words that are less likely a value are left: chosen by what it leaves and touches of writers whom the weights did not know. */
const LEAST = {
  PERSON: 0.2,
  ADDRESS: 0.42,
  SCHOOL: 0.32,
  CLASS: 0.56,
  HANDLE: 0.6,
  ID: 0.3,
  DOB: 0.28,
};
/**
 * The same in long messages, which hold many words that look like a value: chosen by what it leaves and touches of those of the long
 * writers. Persons are judged anew there: see prose/decide.ts.
 */
const LEAST_IN_PROSE = { ...LEAST, ADDRESS: 0.9, SCHOOL: 0.9, CLASS: 0.82, HANDLE: 0.9, ID: 0.9, DOB: 0.8 };
/** A day and its month without a year: nothing else is likely to be told of in so few words. */
const LEAST_OF_DAY = 0.2;
/** Classes of whom the writer is one. */
const LEAST_WITH_US = 0.4;
/** Words of every day, single letters, words such as "msOffice", and names in sums or in talk about words are persons seldom. */
const LEAST_OF_WORD = 0.5;
/** "мышкин дневник" */
const LEAST_OF_SMALL_FIGURE = 0.3;
/** Persons in a longer message that tells of nobody's life. */
const LEAST_OF_NO_LIFE = { latin: 0.5, cyrillic: 0.45 };
/** The same of names that are words as well, where no capital tells them from these: "Summer is…". */
const LEAST_OF_AMBIGUOUS = 0.75;
/** Persons whom a rule left to a lesson or a book. */
const LEAST_OF_DOUBTED = 0.4;
/** The same of those whom a story, a figure or a place has by that name. */
export const LEAST_OF_NAMESAKE = 0.75;
/** The same of figures by both names. */
const LEAST_OF_FULL = 0.9;
/** The same of "Золушку": nobody else is called so. */
export const LEAST_OF_CHARACTER = 0.8;
/** The same of names in sums, exercises and talk about words, which everybody bears. */
const LEAST_OF_TASK = 0.8;
/** What a rule holds for so little is a figure, an author or a name of something. */
export const LEAST_OF_FIGURE = 0.21;
/** What any value has to be. */
export const LOWEST = Math.min(...Object.values(LEAST));

/** How likely the word at the index has to be, to be a part of a value of the type. */
export function leastOf(document: TextDocument, type: Tagged['type'], index: number): number {
  const { word, start, end, casing, script } = document.tokens[index]!;
  if (type === 'DOB' && isDayOfMonth(document, index)) return LEAST_OF_DAY;
  if (type === 'CLASS' && isInGrade(document, start, end)) return LEAST_IN_GRADE;
  if (type === 'CLASS' && isLeftWithUs(document, index)) return LEAST_WITH_US;
  if (type !== 'PERSON') return (isLong(document) ? LEAST_IN_PROSE : LEAST)[type];
  const { isSum, language, personal, relations } = subjectOf(document);
  if (isSum || language > 0) return LEAST_OF_WORD;
  if (word.isOrdinary && word.given !== undefined && isWithoutCapital(document, index))
    return LEAST_OF_AMBIGUOUS;
  const isPlain = word.given === undefined && word.isOrdinary;
  if (isPlain || casing === 'mixed' || end - start === 1) return LEAST_OF_WORD;
  if (word.isFigure && word.given === undefined && casing === 'lower') return LEAST_OF_SMALL_FIGURE;
  if (personal > 0 || relations > 0 || isOfFewWords(document)) return LEAST.PERSON;
  return LEAST_OF_NO_LIFE[script === 'latin' ? 'latin' : 'cyrillic'];
}

/** "из 9-2 остались я и Маша" */
const WITH_US =
  /^(?:-\d)? (?:остал|ушл|ушел|приш|болеют)[а-я]* (?:только |лишь )?(?:я|мы|мо[йя]|наш[иа]?)(?![а-я])/;
const REACH = 32;

function isLeftWithUs({ tokens, lower }: TextDocument, index: number): boolean {
  const { kind, start, end } = tokens[index]!;
  return kind === 'number' && end - start <= 2 && WITH_US.test(lower.slice(end, end + REACH));
}

/** "крёстной 6 мая сорок" */
function isDayOfMonth(document: TextDocument, index: number): boolean {
  const { tokens } = document;
  if (tokens[index]!.kind !== 'number')
    return tokens[index - 1]?.kind === 'number' && isDayOfMonth(document, index - 1);
  const date = tokens[index + 1]?.kind === 'word' ? readDate(document, index) : undefined;
  return date !== undefined && date.year === undefined;
}

/** Small letters, or the capital that begins a sentence. */
const isWithoutCapital = (document: TextDocument, index: number): boolean =>
  document.tokens[index]!.casing === 'lower' || startsSentence(document, document.tokens[index]!);

/** How likely somebody has to be whom a rule holds for so much. */
export function leastLikelihood(document: TextDocument, { score, reason }: Candidate): number {
  if (score >= THRESHOLD) return 0;
  if (OF_TASK.test(reason)) return LEAST_OF_TASK;
  // "Emma Watson copied my homework"
  if (reason.endsWith(IN_FULL) && subjectOf(document).personal === 0) return LEAST_OF_FULL;
  return score < LEAST_OF_FIGURE ? LEAST_OF_NAMESAKE : LEAST_OF_DOUBTED;
}
const IN_FULL = ', in full';
const OF_TASK = /\bin (?:a sum|an exercise|talk about words|the title of a work)/;
