import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { PersonalDataType } from '../../types.js';
import { subjectOf } from '../context.js';
import { isFamousHouse } from '../en/famous-houses.js';
import { isCodeOfThing } from '../en/thing-of-letters.js';
import { isPublicHouse } from '../ru/public-house.js';
import {
  isBand,
  isLevelOfExplanation,
  isNumeral,
  isOfPoints,
  isRangeOrFraction,
  isRuler,
} from './class-level.js';
import { areManyPupils, NOT_CLASS } from './class-words.js';
import { isProduct } from './handle-shape.js';
import { DATA_TALK } from './id-behind-words.js';
import { isLongAgo, isPlaceOfFigure } from './own-town.js';
import { isChannelOfOthers, isPublicChannel } from './public-channels.js';

/** What looks like a value and stands where one may, and yet is nobody's, by type: whatever all around says of it. */

const NUMBER_AND_LETTER = /^\d{1,2}[-. ]?\p{L}$/u;

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
const SO_MANY = /^\d{1,2} \p{Lu}\p{Ll}+$/u;
const THINGS = /^ [a-z]+s\b/;
const NOT_THINGS = /^ (?:is|was|has|does|class|pupils|students|kids|parents|boys|girls)\b/;
/** "упрости 8а-4б" */
const TERM = /^\d{0,2}\p{L}-\d/u;

/** "my iPhone 12 Blue": a thing that its maker counts. */
function isOfProduct({ tokens }: TextDocument, start: number): boolean {
  const before = tokens[tokenIndexAt(tokens, start) - 1];
  return before?.casing === 'mixed' && before.end === start - 1;
}

function isLevelOrAmount({ lower, text }: TextDocument, start: number, end: number): boolean {
  const value = text.slice(start, end);
  const behind = lower.slice(end, end + LONGEST_COUNTED);
  if (LEVEL.test(lower.slice(start, end)) || TERM.test(value) || HAS_MANY.test(behind)) return true;
  return SO_MANY.test(value) && THINGS.test(behind) && !NOT_THINGS.test(behind);
}

/** "Class 7A has 28 pupils and class 7B has 31. What is the mean?": a class of a sum. */
const HAS_MANY = /^ has \d/;

/** "my year 10s are wild": all of a level. */
function areMany({ tokens, text }: TextDocument, start: number, end: number): boolean {
  if (!/\d{1,2}s$/.test(text.slice(start, end))) return false;
  const index = tokenIndexAt(tokens, start);
  return areManyPupils(tokens, tokens[index]) || areManyPupils(tokens, tokens[index - 1]);
}

const isNoClass = (document: TextDocument, start: number, end: number): boolean =>
  isLevelOrAmount(document, start, end) ||
  isOfProduct(document, start) ||
  isOnThing(document, start, end) ||
  isLevelOfExplanation(document, start, end) ||
  isRangeOrFraction(document, start, end) ||
  isNumeral(document, start, end) ||
  isBand(document, start, end) ||
  isRuler(document, start, end) ||
  isOfPoints(document, start) ||
  areMany(document, start, end);

/** "к_рабль": a letter that a task leaves out. */
const LEFT_OUT = /^[а-я]{1,4}_[а-я]{2,}$/;

/** "find ρV and λx" */
const GREEK = /[\u0370-\u03ff]/;

/** "macOS", "канал на ютубе SciNews": what everybody knows. */
const isNoAccount = ({ text, lower }: TextDocument, start: number, end: number): boolean =>
  GREEK.test(text.slice(start, end)) ||
  isPublicChannel(lower.slice(start, end)) ||
  isChannelOfOthers(lower, start) ||
  isProduct(text.slice(start, end)) ||
  (LEFT_OUT.test(text.slice(start, end)) && /встав|букв|пропу/.test(lower));

/** "на площади Мира 2 фонтана" */
const COUNTED =
  /^ (?:фонтан|памятник|магазин|школ|кафе|дерев|скаме|светофор|остановк|машин|человек|музе|театр|церкв|аптек|лет|год|минут|час|км|дн|minutes|mins|hours|years|miles|km|days)/;
const LONGEST_COUNTED = 24;

/** "мы советские": what people are. */
const PEOPLES = /^[а-я]+[сц]кие$/;

/** "циолковский учитель из калуги", "Тисовая улица 4", "221B Baker Street": what lessons tell of figures. */
function isOfOthers(document: TextDocument, start: number, end: number): boolean {
  const isNumber = /\d$/.test(document.lower.slice(start, end));
  if (
    isPublicHouse(document, start, end) ||
    PEOPLES.test(document.text.slice(start, end)) ||
    (isNumber && COUNTED.test(document.lower.slice(end, end + LONGEST_COUNTED)))
  )
    return true;
  if (/\d/.test(document.text.slice(start, end)))
    return isFamousHouse(document.lower.slice(start, end)) && !subjectOf(document).isOwn;
  return isPlaceOfFigure(document, start) || isLongAgo(document, start, end);
}

/** "1000000", "задача № 123456", "user id 1001 in the sql table": numbers of things, and amounts. */
const ROUND = /^\d*0000$/;
const OF_TASK =
  /(?:задач|задани|упражнени|пример|вопрос|task|problem|exercise|question)[a-zа-я]* ?(?:№|n|no\.?|#)? ?$/;
const REACH = 24;
const FAR = 160;

const isOfThing = ({ lower }: TextDocument, start: number, end: number): boolean =>
  ROUND.test(lower.slice(start, end)) ||
  OF_TASK.test(lower.slice(Math.max(0, start - REACH), start)) ||
  DATA_TALK.test(lower.slice(Math.max(0, start - FAR), end + FAR));

/** Years in which somebody around a school may have been born. */
const EARLIEST = 1935;
const LATEST = 2023;

/** "учусь с 2019 года", "7 июня 2026": when something else began or will be. */
function isNoBirth({ lower }: TextDocument, start: number, end: number): boolean {
  const year = /(?<!\d)\d{4}(?!\d)/.exec(lower.slice(start, end));
  if (year === null) return false;
  const isSince =
    year.index === 0 && /(?<![а-яa-z])(?:с|since) $/.test(lower.slice(Math.max(0, start - 8), start));
  return isSince || Number(year[0]) < EARLIEST || Number(year[0]) > LATEST;
}

/** "P.S. 12 people are coming" */
const isNoSchool = ({ lower }: TextDocument, start: number, end: number): boolean =>
  end - start < 2 ||
  (lower.startsWith('p.s. ', start) && /^ (?:people|[a-z]+s) /.test(lower.slice(end, end + LONGEST_COUNTED)));

/** Whether what stands from `start` to `end` in the folded text is no value of the type. */
type IsNobodys = (document: TextDocument, start: number, end: number) => boolean;

export const NOBODYS: Readonly<Partial<Record<PersonalDataType, IsNobodys>>> = {
  CLASS: isNoClass,
  SCHOOL: isNoSchool,
  ID: (document, start, end) => isCodeOfThing(document, start) || isOfThing(document, start, end),
  DOB: isNoBirth,
  ADDRESS: isOfOthers,
  HANDLE: isNoAccount,
};
