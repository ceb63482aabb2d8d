import type { TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';

const REACH = 32;
/** "в предложении 7 «б»", "рис. 5б", "my bus is the 9B": what else has a number and a letter, with a word between. */
const THING_BEFORE = /(?<![а-я])(?:в предложении|рис\.?) $|\bbus(?:es)? (?:is|was) the $/;
/** "в 7 б/у телефон": used, and not "я из 9б/у меня вопрос" */
const USED = /^\/у(?:$|[.,!?)]| (?:телефон|смартфон|комп|ноут|велосипед|самокат|учебник|книг|вещ|машин))/;
const CLASS = /^\S+ класс/;
const OF_SIZES = /\b(?:shoe|ring) sizes?\b/;
/** "2д платформер", "2D art first": how flat something is. */
const DIMENSIONS = /^[23][dд]$/;
const HAS_DIMENSIONS =
  /^[ -](?:платформер|модел|график|принтер|печат|игр|анимаци|шутер|фильм|мульт|рисун|арт(?![а-я])|эффект|сцен|массив|(?:art|first|models?|prints?|printer|printing|platformer|games?|animations?|graphics|shapes?|arrays?|images?|drawings?|movies?|vectors?|sprites?)\b|(?:и|или|and|or|vs) [23][dд])/;
/** "the rules for Form 3B when a company changes directors" */
const FORM = /^form \d{1,2}[a-z]$/;
const OF_OFFICES =
  /\b(?:compan(?:y|ies)|tax(?:es)?|irs|hmrc|customs|visas?|immigration|passports?|accountants?)\b/;
/** "первая М" of a crossword */
const LETTER_OF_WORD = /^(?:перв|втор|трет|четверт|пят|шест|последн)[а-я]{2,3} [а-я]$/;
const OF_LETTERS = /кроссворд/;
const HALF_SIZE = /^\d{1,2}\.5$/;

/** Whether what looks like a class is the part, the number or the size of something. */
export function isNumberedThing(document: TextDocument, start: number, end: number): boolean {
  const { lower } = document;
  const value = lower.slice(start, end);
  if (CLASS.test(lower.slice(start, end + REACH))) return false;
  if (THING_BEFORE.test(lower.slice(Math.max(0, start - REACH), start))) return true;
  if (USED.test(lower.slice(end, end + REACH))) return true;
  if (DIMENSIONS.test(value) && HAS_DIMENSIONS.test(lower.slice(end, end + REACH))) return true;
  if (FORM.test(value) && occurs(document, OF_OFFICES)) return true;
  if (LETTER_OF_WORD.test(value) && occurs(document, OF_LETTERS)) return true;
  return HALF_SIZE.test(value) && occurs(document, OF_SIZES);
}
