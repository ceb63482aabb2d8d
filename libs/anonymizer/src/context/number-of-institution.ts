import type { TextDocument } from '../text/document.js';

/** So much before a number is looked at. */
const REACH = 56;

/** "касса театра 8 (495) 692-00-69", "the council switchboard 0161 234 5000" */
const DESK =
  /(?:(?<![а-я])(?:касс[аеуы]|справочн[а-я]{2}|регистратур[аеуы])|\b(?:box office|switchboard|poison control|ticket office|help desk))(?: (?:театра|музея|цирка|кино))?(?: is|:| [—–-])? $/;
/** Who works there may be called on a number of his own. */
const MOBILE = /^(?:\+?[78])?[ (-]*9\d\d|^(?:\+44 ?|0)7/;
/** "+7 000 000-00-00": what stands for a number. */
const NOBODY_HAS = /^\+?[78]?[ (-]*000(?:\D*0){7}$/;
/** Numbers that cost nothing to call are those of institutions. */
const TOLL_FREE = /^(?:\+?[78][ (-]*800|\(?800|\+?1?[ (-]*8(?:00|33|44|55|66|77|88)|0800|0808)(?!\d)/;
const HOTLINE =
  /горяч[а-я]{2} лини|телефон[а-я]* доверия|госуслуг|звонок бесплатн|\b(?:hotline|helpline|help ?line|help phone|childline|crisis line|customer service|toll[- ]free|freephone)\b/;
/** "Номер таблицы 00-17-352" */
export const NUMBER_OF_THING =
  /(?:номер|№|код) (?:таблиц|страниц|рисунк|схем|приложени|методич)[а-я]{1,4} $|(?<![а-я])(?:партия|артикул) $|\b(?:order|model|invoice|batch|lot|catalogue|stock|part|item) (?:no\.?|number|#):? (?:[a-z]{1,4}-)?$/;

/** "Горячая линия Госуслуг 8 800 100-70-10", "номер таблицы 00-17-352", whatever part of it was found. */
export function isOfInstitution({ text, lower }: TextDocument, start: number, end: number): boolean {
  const before = lower.slice(Math.max(0, start - REACH), start);
  if (NUMBER_OF_THING.test(before)) return text.slice(start, end).replace(/\D/g, '').length < SHORTEST_MOBILE;
  const begun = /\+?\d[\d ()-]*$/.exec(text.slice(Math.max(0, start - 12), start));
  const whole = (begun?.[0] ?? '') + text.slice(start, end);
  const beforeWhole = before.slice(0, before.length - (begun?.[0].length ?? 0));
  if (NOBODY_HAS.test(whole)) return true;
  if (OF_OURS.test(before)) return false;
  if (DESK.test(beforeWhole) && !MOBILE.test(whole)) return true;
  return TOLL_FREE.test(whole) && HOTLINE.test(before);
}
const SHORTEST_MOBILE = 10;
const OF_OURS =
  /(?<![а-я])(?:мо[йяеи]|моего|мо[её]м|наш|мам[аы]|пап[аы])(?![а-я])|\b(?:my|his|her|our|aunt|uncle|mum|mom|dad)\b/;
