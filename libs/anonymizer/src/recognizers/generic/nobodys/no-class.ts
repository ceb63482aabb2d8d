import { tokenIndexAt, type TextDocument } from '../../../text/document.js';
import { subjectOf } from '../../context.js';
import { areThings } from '../../en/class-streams.js';
import {
  isBand,
  isLevelOfExplanation,
  isMarkOfWork,
  isNumeral,
  isOfPoints,
  isRangeOrFraction,
  isRuler,
} from '../class-level.js';
import { areManyPupils, NOT_CLASS } from '../class-words.js';
import { isSumOfClasses } from '../class-sums.js';
import { isProduct } from '../handle-shape.js';

/** So much behind a value is looked at. */
const REACH = 24;
const FAR = 256;

const NUMBER_AND_LETTER = /^\d{1,2}[-. ]?[A-Za-zÀ-ԯ]$/;

/** "в упражнении 12, 5 «б» слова": one of several things. */
const AMONG_THINGS = /(?:упражнени|задани|задач|пункт)[а-я]{0,3} \d{1,3}(?:,| и) $/;

/** "карточка 2-Г": a thing with its number and letter. */
const isOnThing = ({ tokens, text }: TextDocument, start: number, end: number): boolean => {
  const before = tokens[tokenIndexAt(tokens, start) - 1];
  return (
    before?.end === start - 1 &&
    NOT_CLASS.accepts(before.word) &&
    NUMBER_AND_LETTER.test(text.slice(start, end))
  );
};

/** "9th grade", "y11", "3rd", "S3": a level is a class where a rule knows whose; see own-grade.ts. */
const LEVEL = /^(?:(?:year|grade|form|yr|gr|y|s|p) ?)?\d{1,2}(?:st|nd|rd|th)?(?: (?:grade|year|form)r?)?$/;
/** "9 Red balls", "2 Willow trees": so many things, and no class called by a colour or a tree. */
const SO_MANY = /^\d{1,2} [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][a-zß-ſа-ԯ]+$/;
/** "упрости 8а-4б" */
const TERM = /^\d{0,2}[A-Za-zÀ-ԯ]-\d{1,2}[A-Za-zÀ-ԯ]$/;

/** "my iPhone 12 Blue": a thing that its maker counts. */
function isOfProduct({ tokens }: TextDocument, start: number): boolean {
  const before = tokens[tokenIndexAt(tokens, start) - 1];
  return before?.end === start - 1 && isProduct(before.lower);
}

/** "Class 7A has 28 pupils and class 7B has 31. What is the mean?": a class of a sum. */
const HAS_MANY = /^ has \d/;

function isLevelOrAmount(document: TextDocument, start: number, end: number): boolean {
  const { lower, text, tokens } = document;
  const value = text.slice(start, end);
  if (LEVEL.test(lower.slice(start, end)) || TERM.test(value)) return true;
  const next = tokens[tokenIndexAt(tokens, end)];
  if (SO_MANY.test(value) && next?.start === end + 1 && areThings(next.lower)) return true;
  return HAS_MANY.test(lower.slice(end, end + REACH)) && subjectOf(document).isSum;
}

/** "артикул 70-4412-В": the end of a longer code. */
const isEndOfCode = ({ text }: TextDocument, start: number): boolean =>
  /\d\d[-/.]$/.test(text.slice(Math.max(0, start - 3), start));

/** "my year 10s are wild": all of a level. */
function areMany({ tokens, text }: TextDocument, start: number, end: number): boolean {
  if (!/\d{1,2}s$/.test(text.slice(start, end))) return false;
  const index = tokenIndexAt(tokens, start);
  return areManyPupils(tokens, tokens[index]) || areManyPupils(tokens, tokens[index - 1]);
}

/** "дежурство: пн – 9а" */
const WEEKDAY = /^(?:пн|вт|ср|чт|пт|сб|вс|mon|tue|wed|thu|fri)\.?$/;

/** "Ученики 5а собрали 120 кг макулатуры, а 5б на 20 кг больше. Сколько всего?": as textbooks speak of pupils. */
const PUPILS = /(?<![а-я])(?:ученики|учащиеся|школьники) (?:из )?\d/;
function isOfTextbookSum(document: TextDocument, start: number): boolean {
  // With the first digit of the value; of a long text only what is near, as each class in it is asked about.
  return isSumOfClasses(document) && PUPILS.test(document.lower.slice(Math.max(0, start - FAR), start + 1));
}

/** "у нас урок с 8-2 до 9" */
const isHour = ({ lower }: TextDocument, start: number, end: number): boolean =>
  / с $/.test(lower.slice(Math.max(0, start - 3), start)) && /^ до \d/.test(lower.slice(end, end + REACH));

/** "из 9-2 получили 7" */
const isDifference = ({ lower }: TextDocument, start: number, end: number): boolean =>
  DIFFERENCE.test(lower.slice(start, end)) &&
  /(?:^|[^а-я])из $/.test(lower.slice(Math.max(0, start - 4), start)) &&
  /^ (?:получ[а-я]{2,4}|вышло|осталось|останется|будет) \d/.test(lower.slice(end, end + REACH));
const DIFFERENCE = /^\d{1,2}-\d{1,2}$/;

/** "Q3 A: mitosis or B: meiosis?" */
const QUESTION = /^q ?\d/;

/** "из гр. 21-КС-3": the word alone. */
export const MERE_WORD = /^(?:гр|групп[аеуы]?|кл|класс[аеу]?)$/;

/** What stands where a class may, and is none. */
export const isNoClass = (document: TextDocument, start: number, end: number): boolean =>
  isLevelOrAmount(document, start, end) ||
  isEndOfCode(document, start) ||
  isOfProduct(document, start) ||
  isOnThing(document, start, end) ||
  isLevelOfExplanation(document, start, end) ||
  isRangeOrFraction(document, start, end) ||
  isNumeral(document, start, end) ||
  isBand(document, start, end) ||
  isRuler(document, start, end) ||
  isOfPoints(document, start) ||
  isMarkOfWork(document, start, end) ||
  areMany(document, start, end) ||
  isOfTextbookSum(document, start) ||
  AMONG_THINGS.test(document.lower.slice(Math.max(0, start - REACH), start)) ||
  isHour(document, start, end) ||
  isDifference(document, start, end) ||
  QUESTION.test(document.lower.slice(start, end)) ||
  MERE_WORD.test(document.lower.slice(start, end)) ||
  WEEKDAY.test(document.lower.slice(start, end));
