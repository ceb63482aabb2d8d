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
import { isLongAgo, isPlaceOfFigure } from './own-town.js';
import { isChannelOfOthers, isPublicChannel } from './public-channels.js';

/** What looks like a value and stands where one may, and yet is nobody's, by type: whatever all around says of it. */

const NUMBER_AND_LETTER = /^\d{1,2}[-. ]?\p{L}$/u;

/** "карточка 2-Г": a thing with its number and letter. */
const isOfThing = ({ tokens, text }: TextDocument, start: number, end: number): boolean => {
  const before = tokens[tokenIndexAt(tokens, start) - 1];
  return (
    before?.end === start - 1 &&
    NOT_CLASS.accepts(before.word) &&
    NUMBER_AND_LETTER.test(text.slice(start, end))
  );
};

const isNoClass = (document: TextDocument, start: number, end: number): boolean =>
  isOfThing(document, start, end) ||
  isLevelOfExplanation(document, start, end) ||
  isRangeOrFraction(document, start, end) ||
  isNumeral(document, start, end) ||
  isBand(document, start, end) ||
  isRuler(document, start, end) ||
  isOfPoints(document, start) ||
  (/\d{1,2}s$/.test(document.text.slice(start, end)) &&
    areManyPupils(document.tokens, document.tokens[tokenIndexAt(document.tokens, start)]));

/** "к_рабль": a letter that a task leaves out. */
const LEFT_OUT = /^[а-я]{1,4}_[а-я]{2,}$/;

/** "macOS", "канал на ютубе SciNews": what everybody knows. */
const isNoAccount = ({ text, lower }: TextDocument, start: number, end: number): boolean =>
  isPublicChannel(lower.slice(start, end)) ||
  isChannelOfOthers(lower, start) ||
  isProduct(text.slice(start, end)) ||
  (LEFT_OUT.test(text.slice(start, end)) && /встав|букв|пропу/.test(lower));

/** "на площади Мира 2 фонтана" */
const COUNTED =
  /^ (?:фонтан|памятник|магазин|школ|кафе|дерев|скаме|светофор|остановк|машин|человек|музе|театр|церкв|аптек)/;
const LONGEST_COUNTED = 24;

/** "циолковский учитель из калуги", "Тисовая улица 4", "221B Baker Street": what lessons tell of figures. */
function isOfOthers(document: TextDocument, start: number, end: number): boolean {
  const isNumber = /\d$/.test(document.lower.slice(start, end));
  if (
    isPublicHouse(document, start, end) ||
    (isNumber && COUNTED.test(document.lower.slice(end, end + LONGEST_COUNTED)))
  )
    return true;
  if (/\d/.test(document.text.slice(start, end)))
    return isFamousHouse(document.lower.slice(start, end)) && !subjectOf(document).isOwn;
  return isPlaceOfFigure(document, start) || isLongAgo(document, start, end);
}

/** Whether what stands from `start` to `end` in the folded text is no value of the type. */
type IsNobodys = (document: TextDocument, start: number, end: number) => boolean;

export const NOBODYS: Readonly<Partial<Record<PersonalDataType, IsNobodys>>> = {
  CLASS: isNoClass,
  // "P.S. 12 people are coming"
  SCHOOL: (_document, start, end) => end - start < 2,
  ID: isCodeOfThing,
  ADDRESS: isOfOthers,
  HANDLE: isNoAccount,
};
