import type { Candidate, Recognizer } from '../../recognizer.js';
import { readDate } from '../../text/dates.js';
import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import { subjectOf } from '../context.js';

const EARLIEST = 1900;
const LATEST = 2025;
const EARLIEST_CHILD = 1990;
const REACH = 40;
const FAR = 80;
const MOST = 16;

/** What is asked about people of whom only the relation and a date are told. */
const OF_AGES =
  /(?:генеалогическ|родословн|(?<![а-я])древ[оаеу](?![а-я])|старше|младше|возраст|сколько (?:мне|нам|им|ему|ей|лет)|\bfamily (?:tree|history)\b|\bolder\b|\byounger\b|\bage(?:s|d)?\b|\bbetween (?:us|them|him|her)\b|\bapart\b|\bhow old\b)/;
/** "прадед — 12.10.1931", "дед Семён — 01.04.1958", "dad 07.07.1981", "test it with mine: 1999-10-25" */
const OF_RELATIVE =
  /(?<!['’]s )(?:(?<![а-я])(?:пра)?(?:дед(?:ушка)?|бабушка|прабабка|мам[ау]|пап[ау]|отец|мать|брат|сестра|сын|дочь|дочка|дядя|т[её]тя|муж|жена|внук|внучка|я|моя|мо[йю])|\b(?:great[- ])?(?:mum|mom|mam|mother|dad|father|gran(?:d(?:ma|pa|ad|dad|mother|father))?|nan|nana|brother|sister|bro|sis|son|daughter|uncle|aunt(?:ie)?|cousin|me|mine|i))(?: ([A-Za-zÀ-ԯ]{2,}))?(?:,| is| was|:)?(?: [–—-])? \(?$/;
/** "I want my birthday on a T-shirt" */
const OWN_BIRTHDAY =
  /\bmy (?:birthday|b-?day|birth ?date|date of birth|d\.?o\.?b)\b|(?<![а-я])(?:мо(?:й|я|его|ей|ю|ему) (?:др(?![а-я])|день рожд|дня рожд|дн[яюе] рожд|дат[ауеы] рожд)|(?:день|дата) моего рожд)/;
const OF_EVENT = /\b(?:battle|war|landing|treaty|party|match|exam)\b|битв|войн|договор|экзамен/;
/** "10072009" */
const EIGHT_DIGITS = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19[5-9]\d|20[0-2]\d)$/;

/** Dates of birth that nothing right beside them calls so: of relatives in a list of them, and the one date where the writer speaks of a birthday. */
export const dateOfFamily: Recognizer = {
  name: 'date-of-family',
  find(document) {
    const found: Candidate[] = [];
    const { numbers } = document;
    if (numbers.length === 0) return found;
    const ofAges = occurs(document, OF_AGES);
    const ofBirthday = occurs(document, OWN_BIRTHDAY);
    if ((!ofAges && !ofBirthday) || subjectOf(document).figures.length > 0) return found;
    const dates = datesOf(document);
    for (const { start, end, year } of dates) {
      const isOfRelative = ofAges && isBehindRelative(document, start);
      const isOnly =
        ofBirthday && dates.length === 1 && year >= EARLIEST_CHILD && isNearBirthday(document, start, end);
      if (!isOfRelative && !isOnly) continue;
      const reason = isOfRelative ? 'date behind a relative' : 'the one date beside a birthday';
      found.push({ start, end, type: 'DOB', score: 0.72, recognizer: 'date-of-family', reason });
    }
    return found;
  },
};

/** Not the date of something else that the message speaks of. */
function isNearBirthday({ lower }: TextDocument, start: number, end: number): boolean {
  const around = lower.slice(Math.max(0, start - FAR), end + FAR);
  return OWN_BIRTHDAY.test(around) && !OF_EVENT.test(around);
}

/** With a name between at the most: "сын купил 01.04.2010" is no birth. */
function isBehindRelative({ lower, text }: TextDocument, start: number): boolean {
  const from = Math.max(0, start - REACH);
  const match = OF_RELATIVE.exec(lower.slice(from, start));
  if (match === null) return false;
  const [whole, name] = match;
  if (name === undefined) return true;
  return /[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]/.test(text[from + match.index + whole.indexOf(` ${name}`) + 1]!);
}

interface FullDate {
  readonly start: number;
  readonly end: number;
  readonly year: number;
}

/** Full dates of years in which somebody around may have been born. */
function datesOf(document: TextDocument): FullDate[] {
  const dates: FullDate[] = [];
  let behind = 0;
  for (const { index, start, end, lower } of document.numbers) {
    if (start < behind || dates.length === MOST) continue;
    if (EIGHT_DIGITS.test(lower)) {
      dates.push({ start, end, year: Number(lower.slice(4)) });
      continue;
    }
    const date = lower.length > 4 ? undefined : (readDate(document, index) ?? monthFirst(document, index));
    if (date === undefined) continue;
    behind = date.end;
    const { year } = date;
    if (year !== undefined && year >= EARLIEST && year <= LATEST)
      dates.push({ start: date.start, end: date.end, year });
  }
  return dates;
}

/** "May 5th, 2011" */
const monthFirst = (document: TextDocument, index: number): ReturnType<typeof readDate> =>
  index > 0 && document.tokens[index - 1]!.kind === 'word' ? readDate(document, index - 1) : undefined;
