import { occurs } from '../../text/occurs.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { PersonalDataType } from '../../types.js';
import { subjectOf } from '../context.js';
import { areThings } from '../en/class-streams.js';
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

const REACH = 24;

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
/** "упрости 8а-4б" */
const TERM = /^\d{0,2}\p{L}-\d{1,2}\p{L}$/u;

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
  return HAS_MANY.test(lower.slice(end, end + LONGEST_COUNTED)) && subjectOf(document).isSum;
}

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
const LETTERS_LEFT_OUT = /встав|букв|пропу/;

/** "find ρV and λx" */
const VARIABLE = /^(?=.*[\u0370-\u03ff]).{1,3}$/u;

/** "macOS", "канал на ютубе SciNews": what everybody knows. */
function isNoAccount(document: TextDocument, start: number, end: number): boolean {
  const { text, lower } = document;
  const value = text.slice(start, end);
  return (
    VARIABLE.test(value) ||
    isPublicChannel(lower.slice(start, end)) ||
    isChannelOfOthers(lower, start) ||
    isProduct(value) ||
    (LEFT_OUT.test(value) && occurs(document, LETTERS_LEFT_OUT))
  );
}

/** "на площади Мира 2 фонтана" */
const COUNTED =
  /^ (?:фонтан|памятник|магазин|школ|кафе|дерев|скаме|светофор|остановк|машин|человек|музе|театр|церкв|аптек|(?:лет|год[ау]?|минут[ыу]?|час(?:а|ов)?|км|дн(?:я|ей)|minutes|mins|hours|years|miles|km|days)(?![а-яa-z]))/;
const LONGEST_COUNTED = 24;

/** "мы советские": what people are, but not "я из деревни горские". */
const PEOPLES = /^[а-я]+[сц]кие$/;
const VILLAGE = /(?:сел|деревн|пос[её]л|станиц|хутор)[а-я]* $/;
const isPeople = ({ text, lower }: TextDocument, start: number, end: number): boolean =>
  PEOPLES.test(text.slice(start, end)) && !VILLAGE.test(lower.slice(Math.max(0, start - REACH), start));

/** "циолковский учитель из калуги", "Тисовая улица 4", "221B Baker Street": what lessons tell of figures. */
function isOfOthers(document: TextDocument, start: number, end: number): boolean {
  const isNumber = /\d$/.test(document.lower.slice(start, end));
  if (
    isPublicHouse(document, start, end) ||
    isPeople(document, start, end) ||
    (isNumber && COUNTED.test(document.lower.slice(end, end + LONGEST_COUNTED)))
  )
    return true;
  if (/\d/.test(document.text.slice(start, end)))
    return isFamousHouse(document.lower.slice(start, end)) && !subjectOf(document).isOwn;
  return isPlaceOfFigure(document, start) || isLongAgo(document, start, end);
}

/** "1000000", "задача № 123456", "user id 1001 in the sql table": numbers of things, and amounts. */
const ROUND = /^10{4,}$/;
const OF_TASK =
  /(?<![a-zа-я])(?:задач|задани|упражнени|пример(?!у)|вопрос|task|problem|exercise|question)[a-zа-я]* ?(?:№|n|no\.?|#)? ?$/;
const FAR = 160;
/** The number of a row in an exercise has fewer digits. */
const LONGEST_ROW = 5;

const isOfThing = ({ lower }: TextDocument, start: number, end: number): boolean =>
  ROUND.test(lower.slice(start, end)) ||
  OF_TASK.test(lower.slice(Math.max(0, start - REACH), start)) ||
  (end - start < LONGEST_ROW && DATA_TALK.test(lower.slice(Math.max(0, start - FAR), end + FAR)));

/** "диплом 2019 года" */
const MADE = /(?:диплом|аттестат|грамот|учебник|издани|выпуск|фильм|закон|вариант|демоверси)[а-я]* $/;

/** Years in which somebody around a school may have been born. */
const EARLIEST = 1900;
const LATEST = 2025;
/** What else may have begun in a year. */
const LASTS = /(?<![а-яa-z])(?:уч[иу]|работа|жив|занима|служ|игра|stud(?:y|ied)|work|live|play)/;

/** "учусь с 2019 года", "7 июня 2026": when something else began or will be. */
function isNoBirth({ lower }: TextDocument, start: number, end: number): boolean {
  const year = /(?<!\d)\d{4}(?!\d)/.exec(lower.slice(start, end));
  if (year === null) return false;
  const before = lower.slice(Math.max(0, start - REACH), start);
  const isSince = year.index === 0 && /(?<![а-яa-z])(?:с|since) $/.test(before);
  if (year.index === 0 && MADE.test(before)) return true;
  if (isSince && (LASTS.test(before) || LASTS.test(lower.slice(end, end + REACH)))) return true;
  return Number(year[0]) < EARLIEST || Number(year[0]) > LATEST;
}

/** "Lady Pemberley's ball", "at McDonald's"; many schools are called after kings, and with more than one word. */
const TITLED = /^(?:lady|lord|mr|mrs|ms|miss|prince|princess) \p{L}+(?:['’]s?)?$/u;
const POSSESSIVE = /['’]s?$/;

/** "P.S. 12 people are coming" */
const isNoSchool = ({ lower }: TextDocument, start: number, end: number): boolean =>
  end - start < 2 ||
  TITLED.test(lower.slice(start, end)) ||
  isProduct(lower.slice(start, end).replace(POSSESSIVE, '')) ||
  (lower.startsWith('p.s. ', start) &&
    /^ (?:people|(?!is|was|has|does|starts|opens|closes)[a-z]+s) /.test(
      lower.slice(end, end + LONGEST_COUNTED),
    ));

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
