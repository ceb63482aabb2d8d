import type { TextDocument } from '../../../text/document.js';
import { DATA_TALK } from '../id-behind-words.js';
import { isCodeOfThing } from '../../en/thing-of-letters.js';

/** So much before a value is looked at. */
const REACH = 24;

/** "1000000", "задача № 123456", "user id 1001 in the sql table": numbers of things, and amounts. */
const ROUND = /^10{4,}$/;
const OF_TASK =
  /(?<![a-zа-я])(?:задач|задани|упражнени|пример(?!у)|вопрос|task|problem|exercise|question)[a-zа-я]* ?(?:№|n|no\.?|#)? ?$/;
/** "Product no. 8412-330-17", "part number 4417-902B" */
const OF_PRODUCT =
  /\b(?:product|part|parts|model|item|catalogue|catalog|stock|batch|article)(?: ?(?:no\.?|number|code|#))? ?[:#]? ?$/;
/** "артикул WX-3920-BL", "course code HUM-1104" */
const OF_THING =
  /(?:(?<![а-я])(?:артикул|партия|модель|маркировк[аи]|каталог)[а-я]{0,2}(?: №| номер)? |\b(?:course|module|unit|subject|paper) code(?: is)? )$/;
/** "таймер показал 1795300000000" */
const OF_CLOCK =
  /(?:(?<![а-я])(?:таймер|счетчик|секундомер)|(?<![a-z])(?:timer|counter|timestamp))(?: (?:показа[а-я]{1,3}|показывает|выдал|says|shows|showed|is|of))? $/;
const FAR = 160;
/** The number of a row in an exercise has fewer digits. */
const LONGEST_ROW = 5;

const isOfThing = ({ lower }: TextDocument, start: number, end: number): boolean =>
  ROUND.test(lower.slice(start, end)) ||
  OF_TASK.test(lower.slice(Math.max(0, start - REACH), start)) ||
  OF_THING.test(lower.slice(Math.max(0, start - REACH), start)) ||
  OF_PRODUCT.test(lower.slice(Math.max(0, start - REACH), start)) ||
  OF_CLOCK.test(lower.slice(Math.max(0, start - REACH), start)) ||
  (end - start < LONGEST_ROW && DATA_TALK.test(lower.slice(Math.max(0, start - FAR), end + FAR)));

export const isNoId = (document: TextDocument, start: number, end: number): boolean =>
  isCodeOfThing(document, start) || isOfThing(document, start, end);
