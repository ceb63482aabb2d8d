import { tokenIndexAt, type TextDocument } from '../../../text/document.js';
import { subjectOf } from '../../context.js';
import { isFamousHouse } from '../../en/famous-houses.js';
import { isPublicHouse } from '../../ru/public-house.js';
import { isLongAgo, isPlaceOfFigure } from '../own-town.js';
import { isLeftOut } from './no-handle.js';
import { isNotation } from './notation.js';

/** So much before and behind a value is looked at. */
const REACH = 24;

/** "на площади Мира 2 фонтана" */
const COUNTED_THERE =
  /^ \d{1,3} (?:фонтан|памятник|магазин|кафе|дерев|скаме|светофор|остановк|машин|театр|церкв)/;
const COUNTED =
  /^ (?:фонтан|памятник|магазин|школ|кафе|дерев|скаме|светофор|остановк|машин|человек|музе|театр|церкв|аптек|(?:лет|год[ау]?|минут[ыу]?|час(?:а|ов)?|км|дн(?:я|ей)|minutes|mins|hours|years|miles|km|days)(?![а-яa-z]))/;

/** "мы советские": what people are, but not "я из деревни горские". */
const PEOPLES = /^[а-я]+[сц]кие$/;
const VILLAGE = /(?:сел|деревн|пос[её]л|станиц|хутор)[а-я]* $/;
const isPeople = ({ text, lower }: TextDocument, start: number, end: number): boolean =>
  PEOPLES.test(text.slice(start, end)) && !VILLAGE.test(lower.slice(Math.max(0, start - REACH), start));

/** "Elementary, my dear Watson": a word of every day that opens a quotation. */
function opensQuotation({ text, tokens }: TextDocument, start: number, end: number): boolean {
  const word = tokens[tokenIndexAt(tokens, start)];
  return (
    word?.end === end &&
    word.word.isOrdinary &&
    !word.word.isPlace &&
    /["“«]/.test(text[start - 1] ?? ' ') &&
    text[end] === ','
  );
}

/** "Какой часовой пояс в Новосибирске": what geography asks of any town. */
const ASKED_OF_TOWNS =
  /(?:часово[йм] пояс[а-я]?|население|численность населения|площадь|климат|координаты|широт[аы]|долгот[аы]|высота над уровнем моря|time ?zone|population|latitude|longitude|climate|elevation)(?: (?:города?|is|the city)){0,2} (?:в|во|of|in|города|for) (?:the city of )?$/;
const isAskedOfTowns = (document: TextDocument, start: number): boolean =>
  !subjectOf(document).isOwn && ASKED_OF_TOWNS.test(document.lower.slice(Math.max(0, start - 48), start));

/** "в общаге": the word alone. */
const MERE_WORD =
  /^(?:общаг[аеиу]|общежити[еию]|дом[ае]?|улиц[аеуы]|квартир[аеуы]|деревн[еиюя]|город[ае]?|посел(?:ок|к[аеу])|сел[аое])$/;

/** "циолковский учитель из калуги", "Тисовая улица 4", "221B Baker Street": what lessons tell of figures. */
export function isNoHome(document: TextDocument, start: number, end: number): boolean {
  if (MERE_WORD.test(document.lower.slice(start, end))) return true;
  if (isNotation(document, start, end) || isLeftOut(document, start, end)) return true;
  const isNumber = /\d$/.test(document.lower.slice(start, end));
  if (
    isPublicHouse(document, start, end) ||
    isPeople(document, start, end) ||
    (isNumber ? COUNTED : COUNTED_THERE).test(document.lower.slice(end, end + REACH))
  )
    return true;
  const { text } = document;
  if (opensQuotation(document, start, end) || isAskedOfTowns(document, start)) return true;
  if (/\d/.test(text.slice(start, end)))
    return isFamousHouse(document.lower.slice(start, end)) && !subjectOf(document).isOwn;
  return isPlaceOfFigure(document, start) || isLongAgo(document, start, end);
}
