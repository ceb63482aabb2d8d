import { asks, type TextDocument } from '../../text/document.js';
import { subjectOf } from '../context.js';
import { occurs } from '../../text/occurs.js';

/** "Невский проспект 28 — это Дом книги" */
const IS_CALLED = /^,? ?(?:[—–-] ?)?это [А-ЯЁ][а-яё]+/;
/** "почему в каждом городе есть улица Ленина" */
const EVERYWHERE = /(?<![а-я])в кажд(?:ом|ой) (?:[а-я]+ )?(?:город|сел|посел|деревн|станиц)/;
/** "Шерлок Холмс живёт на " */
const OTHERS_LIVE = /(?<![а-я])(?:живет|живут|жил[аи]?) (?:[а-я]+ )?(?:на|по|в) (?:[а-я]+ )?$/;

/** "Эрмитаж, Дворцовая пл., 2" */
const MUSEUM =
  /(?<![а-я])(?:музе[йяеюи]|эрмитаж[ае]?|усадьб[аые]|галере[яие]|театр[ае]?|собор[ае]?|цирк[ае]?)(?![а-я])/;
const SQUARE = /^(?:красн|дворцов|сенатск)[а-я]{2} пл/;

/** Whether the house is one of a lesson: a building with a name of its own, a street of any town, the home of a figure. */
export function isPublicHouse(document: TextDocument, start: number, end: number): boolean {
  const { text, lower } = document;
  if (occurs(document, EVERYWHERE)) return true;
  const { personal, relations, figures, isOwn } = subjectOf(document);
  if (isOwn || personal + relations > 0) return false;
  const before = lower.slice(Math.max(0, start - 32), start);
  // "Гагарина, 33" has the name of a figure in it.
  if (figures.some((index) => document.tokens[index]!.end < start) && OTHERS_LIVE.test(before)) return true;
  if (MUSEUM.test(before) || SQUARE.test(lower.slice(start, end))) return true;
  return asks(document) && IS_CALLED.test(text.slice(end, end + 24));
}
