import { PrefixSet } from './prefixes.js';
import type { TextDocument } from './document.js';
import type { Token } from './tokenize.js';
import { WordTest } from './word-test.js';

/** A date in a text. */
export interface FoundDate {
  readonly start: number;
  readonly end: number;
  /** Full year, when one is given. */
  readonly year?: number;
}

const MONTH = new WordTest(
  'январ[ьяе]|феврал[ьяе]|март[ае]?|апрел[ьяе]|ма[йяе]|июн[ьяе]|июл[ьяе]|август[ае]?|сентябр[ьяе]|октябр[ьяе]|ноябр[ьяе]|декабр[ьяе]|янв|фев|февр|мар|апр|июн|июл|авг|сен|сент|окт|ноя|нояб|дек|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec',
);
/** Whether the word is the name of a month, whole or short. */
export function isMonthName(token: Token): boolean {
  return mayBegin.has(token) && MONTH.accepts(token.word);
}

const DAY_WORD = new WordTest(
  '(?:перв|втор|трет|четверт|пят|шест|седьм|восьм|девят|десят|(?:один|две|три|четыр|пят|шест|сем|восем|девят)надцат|двадцат|тридцат|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth|twenty|thirty)[а-я]{0,4}',
);
const YEAR_WORD = new WordTest(
  '(?:две|тысяч[аи]?|двухтысячн|тысяча|девятьсот|девяност|восемьдесят|семьдесят|десят|перв|втор|трет|четверт|пят|шест|седьм|восьм|девят|(?:один|две|три|четыр|пят|шест|сем|восем|девят)надцат|двадцат|тридцат|two|thousand|and|nineteen|ninety|twenty|eighty|seventy|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|one|three|four|five|six|seven|eight|nine|ten)[а-я]{0,4}',
);

const NUMERAL_ENDING = new WordTest('th|st|nd|rd');
const DAY_ENDING = new WordTest('th|st|nd|rd|of|го|ое|е');

/** Words a date may begin with, to look closer only there. */
const mayBegin = new PrefixSet(
  `янв фев мар апр ма[йяе]$ июн июл авг сен окт ноя дек jan feb mar apr may$ jun jul aug sep oct nov dec
  перв втор трет четверт пят шест седьм восьм девят десят один две три четыр сем восем двадцат тридцат
  first second third fourth fifth sixth seventh eigh ninth tenth elev twel thir four fif six seven nine twent`,
);

const isDayWord = (token: Token): boolean => mayBegin.has(token) && DAY_WORD.accepts(token.word);

/** The date that begins with the token, if one does. */
export function readDate(document: TextDocument, index: number): FoundDate | undefined {
  const token = document.tokens[index]!;
  if (token.kind === 'number') return numericDate(document, index) ?? dayAndMonth(document, index);
  if (!mayBegin.has(token)) return undefined;
  if (MONTH.accepts(token.word)) return monthFirst(document, index);
  return DAY_WORD.accepts(token.word) ? dayAndMonth(document, index) : undefined;
}

function numericDate({ tokens, text }: TextDocument, index: number): FoundDate | undefined {
  const a = tokens[index]!;
  const b = tokens[index + 1];
  if (b?.kind === 'word') return romanDate(text, tokens, index);
  if (b?.kind !== 'number' || b.start - a.end > 3) return undefined;
  // Of two numbers side by side most have more digits than a date.
  if (b.lower.length > 2 || (a.lower.length > 2 && a.lower.length !== 4)) return undefined;
  const gap = text.slice(a.end, b.start);
  if (gap !== ' ' && gap !== '-' && gap !== '.' && !/^ ?[./-] ?$/.test(gap)) return undefined;
  const c = tokens[index + 2];
  const isThree =
    c?.kind === 'number' && c.start - b.end <= 3 && text.slice(b.end, c.start).trim() === gap.trim();
  const x = Number(a.lower);
  const y = Number(b.lower);
  if (isThree) {
    const z = Number(c.lower);
    if (a.lower.length === 4 && isDay(z) && isMonth(y)) return { start: a.start, end: c.end, year: x };
    const isYear = c.lower.length === 4 || (c.lower.length === 2 && gap !== ' ');
    const isDate = (isDay(x) && isMonth(y)) || (isMonth(x) && isDay(y));
    if (!isYear || !isDate) return undefined;
    const year = c.lower.length === 4 ? z : z > 40 ? 1900 + z : 2000 + z;
    return { start: a.start, end: behindYear(text, c.end), year };
  }
  const isShort = a.lower.length <= 2 && b.lower.length === 2 && isDay(x) && isMonth(y) && gap.trim() === '.';
  return isShort ? { start: a.start, end: b.end } : undefined;
}

const ROMAN = new Set('i ii iii iv v vi vii viii ix x xi xii'.split(' '));

/** "5.V.2016", "12-III-2011" */
function romanDate(text: string, tokens: TextDocument['tokens'], index: number): FoundDate | undefined {
  const day = tokens[index]!;
  const month = tokens[index + 1]!;
  const year = tokens[index + 2];
  if (month.start !== day.end + 1 || year?.kind !== 'number' || year.start !== month.end + 1)
    return undefined;
  const tie = text.charCodeAt(day.end);
  const isTied = (tie === 0x2e || tie === 0x2d || tie === 0x2f) && text.charCodeAt(month.end) === tie;
  if (!isTied || day.lower.length > 2 || year.lower.length !== 4 || !isDay(Number(day.lower)))
    return undefined;
  if (!ROMAN.has(month.lower)) return undefined;
  return { start: day.start, end: behindYear(text, year.end), year: Number(year.lower) };
}

const isDay = (value: number): boolean => value >= 1 && value <= 31;
const isMonth = (value: number): boolean => value >= 1 && value <= 12;

/** "12 марта 2010", "12th of March, 2010", "двенадцатого марта". */
function dayAndMonth(document: TextDocument, index: number): FoundDate | undefined {
  const { tokens } = document;
  const first = tokens[index]!;
  let i = index + 1;
  while (
    i < index + 4 &&
    tokens[i]?.kind === 'word' &&
    (DAY_ENDING.accepts(tokens[i]!.word) || isDayWord(tokens[i]!))
  )
    i++;
  const month = tokens[i];
  if (month === undefined || !isMonthName(month) || month.start - tokens[i - 1]!.end > 2) return undefined;
  if (first.kind === 'number' && !isDay(Number(first.lower))) return undefined;
  const article = tokens[index - 1];
  const isArticle = article?.lower === 'the' && article.end + 1 === first.start;
  return withYear(document, isArticle ? article.start : first.start, i);
}

/** "March 12, 2010", "may 5th". */
function monthFirst(document: TextDocument, index: number): FoundDate | undefined {
  const { tokens } = document;
  const month = tokens[index]!;
  const day = tokens[index + 1];
  if (month.script !== 'latin' || day === undefined || day.start - month.end > 2) return undefined;
  const isNumber = day.kind === 'number' && isDay(Number(day.lower)) && day.lower.length <= 2;
  if (!isNumber && !(day.lower === 'the' || DAY_WORD.accepts(day.word))) return undefined;
  let last = index + 1;
  while (tokens[last + 1] !== undefined && NUMERAL_ENDING.accepts(tokens[last + 1]!.word)) last++;
  if (!isNumber) while (tokens[last + 1] !== undefined && DAY_WORD.accepts(tokens[last + 1]!.word)) last++;
  return withYear(document, month.start, last);
}

/** "2010 года", "2010 г.", "2011-го": the word for a year, or the ending of the numeral, belongs to the date. */
export function behindYear(text: string, end: number): number {
  const next = text.charCodeAt(end);
  if (next !== 0x20 && next !== 0x2d && next < 0x400) return end;
  return end + (YEAR_ENDING.exec(text.slice(end, end + 10))?.[0].length ?? 0);
}

const YEAR_ENDING =
  /^(?:-?(?:го|м|ом|й|ый)(?![а-яё]))?(?: ?(?:год[ау]?(?![а-яё])|г\.(?! ?р)|г(?=[,;!?) ]|$)))?/i;

/** Adds a year of two or four digits, or in words, behind day and month. */
function withYear({ tokens, text }: TextDocument, start: number, last: number): FoundDate {
  const end = tokens[last]!.end;
  const next = tokens[last + 1];
  if (next === undefined || next.start - end > 3 || /[;!?\n]/.test(text.slice(end, next.start)))
    return { start, end };
  if (next.kind === 'number') {
    const length = next.lower.length;
    if (length === 4) return { start, end: behindYear(text, next.end), year: Number(next.lower) };
    const isShortYear = length === 2 && Number(next.lower) <= 40 && text.slice(end, next.start) === ' ';
    return isShortYear
      ? { start, end: behindYear(text, next.end), year: 2000 + Number(next.lower) }
      : { start, end };
  }
  let behind = last;
  while (behind < last + 6 && tokens[behind + 1] !== undefined && YEAR_WORD.accepts(tokens[behind + 1]!.word))
    behind++;
  return behind - last >= 2 ? { start, end: behindYear(text, tokens[behind]!.end) } : { start, end };
}
