import type { TextDocument } from '../../../text/document.js';
import { occurs } from '../../../text/occurs.js';
import { subjectOf } from '../../context.js';

/** So much before and behind a value is looked at. */
const REACH = 24;
const FAR = 64;

/** "O2", "марта": a number or a word is no date. */
const ALONE = /^(?:\d{1,2}|[a-zа-я]+)$/;

/** "HL 2023 November": when an examination was held. */
const SESSION = /^\d{4} [A-Z][a-z]+$/;
const LEVEL_BEFORE = /(?<![A-Za-z])[A-Z]{2} $/;
const isSession = ({ text }: TextDocument, start: number, end: number): boolean =>
  SESSION.test(text.slice(start, end)) && LEVEL_BEFORE.test(text.slice(Math.max(0, start - REACH), start));

/** "диплом 2019 года" */
const MADE = /(?:диплом|аттестат|грамот|учебник|издани|выпуск|фильм|закон|вариант|демоверси)[а-я]* $/;

/** Years in which somebody around a school may have been born. */
const EARLIEST = 1900;
const LATEST = 2025;
/** What else may have begun in a year. */
const LASTS = /(?<![а-яa-z])(?:уч[иу]|работа|жив|занима|служ|игра|stud(?:y|ied)|work|live|play)/;

/** "term ends 20/12/2024", "deadline: 30/11/2024", "дедлайн 30.11.2024": when something is over or has to be done, or an exam is. */
const DUE =
  /(?:\b(?:ends?|closes?|starts?|begins?|expires?|due|deadline|until|till|exams?|tests?|trip)|(?<![а-я])(?:дедлайн|до|срок|заканчивается|начинается|истекает|экзамен|контрольная))(?: (?:is|on|by|at|this|the|date|сдачи))?:? (?:\d{1,2} ?[-–] ?)?$/;

/** "протокол № 3 от 14.10.2023" */
const OF_PAPER = /(?:протокол|приказ|договор|справк|акт|выписк)[а-я]{0,2} (?:№ ?\d+ )?от (?:\d{1,2}\.)?$/;

/** "дядя купил 01.04.2010 акции": when something was bought. */
const BOUGHT_BEFORE = /(?<![а-яa-z])(?:купил|продал|оформил|взял|открыл|bought|sold|opened)[аи]? $/;
const THING_BEHIND = /^ (?:акци|облигаци|вклад|кредит|ипотек|квартир|машин|shares|stocks?|an account)/;

/** "родился в Омске, стаж 24 года": so many years. */
const SO_MANY_YEARS = /^\d{1,2} (?:год|года|лет|years?)$/;
const OF_BIRTH = /^ ?рожд/;

/** "нашей школе 5 октября исполнится" */
const OF_THING =
  /(?<![а-я])(?:школ|гимнази|лице|город|стран|клуб|команд|музе|сайт|театр|библиотек|завод)[а-я]{0,2} (?:\d{1,2} )?$/;

/** "12 апреля 1961 года. Это день рождения космонавтики?" */
const BIRTHDAY_OF_THING =
  /^[^?!]{0,24}(?:день|дня|дню|днем) рождения (?:космонавтики|города|школы|страны|интернета|кино|театра|компьютера|радио|телевидения|футбола|хоккея|баскетбола|волейбола|фестиваля|комиксов)(?![а-я])/;
/** "мой др 12 апреля, день рождения школы 5 мая" */
const OWN_BIRTH = /родил|(?<![а-я])мо[йе] (?:др|день рожд)|(?<![а-я])рожден[аы]?(?![а-я])/;
/** "поставили мне 2 ноября пять по физике": for what a mark was given. */
const MARK_BEHIND =
  /^ (?:пят(?:ь|ерку)|четыре|четверку|тро(?:йку|як)|три|дв(?:а|ойку)|[2-5][+-]?) (?:по|за) /;

const MERE_YEAR = /^\d{4}(?: г(?:ода?|\.)?)?$/;
/** "в классе 30 человек с 2019 года", but "я с 2010 года" */
const beganThen = (lower: string, start: number): boolean => {
  const before = lower.slice(Math.max(0, start - REACH), start);
  return (
    /(?:^|[^а-яa-z])(?:со?|since) $/.test(before) &&
    !/(?:^|[^а-я])(?:я|он|она|ты|сын|дочь|дочка|брат|сестра|сам|сама|мы|они)(?: [а-я]+)? со? $/.test(before)
  );
};

/** "IB Physics", "CO2 + H2O": neither a month nor a number of its own. */
const DATE_LIKE =
  /(?<![A-Za-zÀ-ԯ\d])\d{1,8}(?:st|nd|rd|th|-?г[оa]|-?(?:ое|е))?(?![A-Za-zÀ-ԯ\d])|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек/;

/** "day of the week of 29 May 1953", "write the date 03/04/2021 in words" */
const isOfCalendar = (before: string, behind: string): boolean =>
  /(?:day of the week (?:of|was|is|on)|(?:which|what) day (?:of the week )?(?:was|is)|какой день недели был[ао]?|какой день недели) $/.test(
    before,
  ) || /^ (?:in words|прописью|словами|in (?:british|american|roman|iso))/.test(behind);

/** "24.25": no month, whichever of them is the day. */
const isDecimal = (value: string): boolean => {
  const [, whole, rest] = /^(\d{1,2})[.,](\d{2})$/.exec(value) ?? [];
  return rest !== undefined && Number(rest) > 12 && Number(whole) > 12;
};

/** "31.02.01": no such day. */
const isNoDay = (value: string): boolean => {
  const [, day, month] = /^(\d{1,2})[./-](\d{1,2})[./-]\d{2}$/.exec(value)?.map(Number) ?? [];
  if (day === undefined || month === undefined) return false;
  const last = (at: number): number => (at === 2 ? 29 : [4, 6, 9, 11].includes(at) ? 30 : 31);
  return !(month <= 12 && day <= last(month)) && !(day <= 12 && month <= last(day));
};
/** "2024-02-29 doesn't work in my date function" */
const ISO = /^\d{4}-\d\d-\d\d$/;
const OF_PROGRAM = /\b(?:function|code|leap year|python|javascript|excel|regex|format)\b|функци|питон/;
/** "9/11" */
const FRACTION = /^\d{1,2}\/\d{1,2}$/;
const NAME_BEHIND = /^ [–—-] [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]/;
const YEAR = /(?<!\d)\d{4}(?!\d)/;
const isOfFigure = (document: TextDocument, end: number): boolean =>
  NAME_BEHIND.test(document.text.slice(end, end + 4)) && subjectOf(document).figures.length > 0;
const OF_BORN = /рожд|родил|(?<![а-я])др(?![а-я])|\bborn\b|birth|\bdob\b|\bb-?day\b/;

/** "12 апреля, 9 мая, 12 июня: какие из этих дат выходные" */
const OF_CALENDAR =
  /(?:эти(?:х|ми)|каки[ех]) (?:из )?(?:этих )?(?:дат|дн)|праздник|выходн|\b(?:holidays?|which of these (?:dates|days))\b/;
const SOME_DAYS = /^\d{1,2} [а-яa-z]+(?:,| и| and) \d{1,2}(?!\d)/;

/** "учусь с 2019 года", "7 июня 2026": when something else began or will be. */
export function isNoBirth(document: TextDocument, start: number, end: number): boolean {
  const { lower } = document;
  const value = lower.slice(start, end);
  if (isSession(document, start, end) || ALONE.test(value)) return true;
  if (!DATE_LIKE.test(value) || isDecimal(value) || isNoDay(value)) return true;
  // "12 апреля — Гагарин, 16 июня — Терешкова"
  if (isOfFigure(document, end) && !YEAR.test(value) && !occurs(document, OF_BORN)) return true;
  if (SO_MANY_YEARS.test(lower.slice(start, end))) return !OF_BIRTH.test(lower.slice(end, end + REACH));
  if (MERE_YEAR.test(lower.slice(start, end)) && beganThen(lower, start))
    return !OF_BIRTH.test(lower.slice(end, end + REACH));
  const before = lower.slice(Math.max(0, start - REACH), start);
  if (SOME_DAYS.test(value) && occurs(document, OF_CALENDAR)) return true;
  const behind = lower.slice(end, end + REACH);
  if (OF_THING.test(before) || OF_PAPER.test(before) || MARK_BEHIND.test(behind)) return true;
  if (BOUGHT_BEFORE.test(before) && THING_BEHIND.test(behind)) return true;
  if (BIRTHDAY_OF_THING.test(lower.slice(end, end + FAR))) return !occurs(document, OWN_BIRTH);
  if (ISO.test(value) && occurs(document, OF_PROGRAM)) return true;
  const year = YEAR.exec(value);
  if (year === null) return FRACTION.test(value) && !occurs(document, OF_BORN);
  const isSince = year.index === 0 && /(?<![а-яa-z])(?:с|since) $/.test(before);
  if (DUE.test(before) || isOfCalendar(before, lower.slice(end, end + REACH))) return true;
  if (year.index === 0 && MADE.test(before)) return true;
  if (isSince && (LASTS.test(before) || LASTS.test(lower.slice(end, end + REACH)))) return true;
  return Number(year[0]) < EARLIEST || Number(year[0]) > LATEST;
}
