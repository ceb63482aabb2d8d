import type { TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';

const REACH = 32;
/** "в предложении 7 «б»", "рис. 5б", "my bus is the 9B": what else has a number and a letter, with a word between. */
const THING_BEFORE =
  /(?<![а-я])(?:предложени[еия]|строчке|рис|рисунок|рисунке|таблица|таблице|листе?|вариант|варианте)\.? $|\bbus(?:es)? (?:is|was|number|no\.?|called)? ?(?:the )?$/;
/** "7 б/у": used */
const USED = /^\/[ун](?![а-я])/;
/** "В 9 в. варяги": of a century the sentence goes on, whose name would have a capital behind a full stop. */
const CENTURY = /^\d{1,2} в$/;
const GOES_ON = /^\. ?[а-я(]/;
/** Somebody's class, whatever else the message speaks of: "мы учимся в 5А, проходили ток". */
const OURS =
  /(?<![а-яa-z])(?:учусь|учимся|учится|мы|я|наш[а-я]{0,3}|класс[а-я]{0,2}|class|form|year|grade|i'?m|we'?re)(?: (?:сейчас|теперь|тоже|уже|now))?(?: (?:в|во|из|in|from))? $/;
const BLOOD = /групп[аыуе] крови|(?<![а-я])резус|\bblood (?:type|group)/;
const BLOOD_GROUP = /^[1-4]/;
const AMPERES = /^\d{1,2} ?[aа]$/;
const OF_CURRENT =
  /\bcircuits?\b|\bvolt|\b\d{1,3} ?v\b|(?<![а-я])(?:ток[ау]?|цеп[ьи]|вольт[а-я]{0,2})(?![а-я])/;
const OF_ANSWERS = /\banswer (?:key|sheet)\b|\bmultiple choice\b|(?<![а-я])ключи к тесту/;
const OF_PAPERS = /\bpapers? \d[a-c]\b/;
const OF_SIZES = /\b(?:shoe|ring) sizes?\b/;
const HALF_SIZE = /^\d{1,2}\.5$/;

/** Whether what looks like a class is so much, so many or the part of something. */
export function isNoClass(document: TextDocument, start: number, end: number): boolean {
  const { text, lower } = document;
  const value = lower.slice(start, end);
  const behind = text.slice(end, end + REACH);
  const before = lower.slice(Math.max(0, start - REACH), start);
  if (OURS.test(before)) return false;
  if (THING_BEFORE.test(before) || USED.test(behind)) return true;
  if (CENTURY.test(value) && GOES_ON.test(behind)) return true;
  if (AMPERES.test(value) && occurs(document, OF_CURRENT)) return true;
  if (HALF_SIZE.test(value)) return occurs(document, OF_SIZES);
  if (BLOOD_GROUP.test(value) && occurs(document, BLOOD)) return true;
  return /^\d{1,2} ?[a-z]$/.test(value) && (occurs(document, OF_ANSWERS) || occurs(document, OF_PAPERS));
}
