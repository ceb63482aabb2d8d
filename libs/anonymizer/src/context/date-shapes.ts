import { behindYear, isMonthName, readDate } from '../text/dates.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { shapedAs, type Shaped } from './candidate.js';

/** Years in which somebody around a school may have been born. */
const EARLIEST = 1935;
const LATEST = 2023;

/** "12 марта 2010", and what tells less or is written oddly: "2010", "May 2012", "20100312", "12.III.2010", "'09". */
export function dateAt(document: TextDocument, index: number): Shaped | undefined {
  const date = readDate(document, index);
  if (date !== undefined) return shaped(document, index, 'day', date.start, date.end, date.year);
  const token = document.tokens[index]!;
  if (token.kind === 'number') return numberAt(document, token);
  return isMonthName(token) ? monthAt(document, token) : undefined;
}

function shaped(
  { tokens }: TextDocument,
  first: number,
  form: string,
  start: number,
  end: number,
  year: number | undefined,
): Shaped | undefined {
  if (year !== undefined && (year < EARLIEST || year > LATEST)) return undefined;
  return shapedAs('date', first, tokenIndexAt(tokens, end) - 1, start, end, { year, form });
}

const SEPARATORS = './|';
/** With Roman numerals for the month, or bars between. */
const ODD = /[./|]([ivx]{1,4}|\d{1,2})[./|](\d{4})(?!\d)/y;

function numberAt(document: TextDocument, { index, start, end, lower }: Token): Shaped | undefined {
  const { text } = document;
  const length = end - start;
  if (length === 4) return shaped(document, index, 'year', start, behindYear(text, end), Number(lower));
  if (length === 8) return shaped(document, index, 'eight digits', start, end, yearOfEight(lower));
  if (length === 6 && isDay(lower.slice(0, 2), lower.slice(2, 4)))
    return shaped(document, index, 'six digits', start, end, undefined);
  if (length > 2) return undefined;
  if (length === 2 && (text[start - 1] === "'" || text[start - 1] === '’'))
    return shaped(
      document,
      index,
      'short year',
      start,
      end,
      Number(lower) > 30 ? 1900 : 2000 + Number(lower),
    );
  if (!SEPARATORS.includes(text[end] ?? ' ') || document.tokens[index + 1]?.start !== end + 1)
    return undefined;
  ODD.lastIndex = end;
  const odd = ODD.exec(document.lower);
  return odd === null
    ? undefined
    : shaped(document, index, 'odd', start, behindYear(text, end + odd[0].length), Number(odd[2]));
}

/** "20100312", "12032010": its year, or one that nobody is born in. */
function yearOfEight(digits: string): number {
  if (isDay(digits.slice(6), digits.slice(4, 6))) return Number(digits.slice(0, 4));
  return isDay(digits.slice(0, 2), digits.slice(2, 4)) ? Number(digits.slice(4)) : 0;
}

const isDay = (day: string, month: string): boolean =>
  Number(day) > 0 && Number(day) < 32 && Number(month) > 0 && Number(month) < 13;

/** "May 2012", "в апреле 2013 года" */
function monthAt(document: TextDocument, { index, start, end }: Token): Shaped | undefined {
  const year = document.tokens[index + 1];
  if (year?.kind !== 'number' || year.end - year.start !== 4 || year.start - end > 2) return undefined;
  return shaped(document, index, 'month', start, behindYear(document.text, year.end), Number(year.lower));
}
