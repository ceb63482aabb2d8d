import { WEEKDAY } from '../../names/weekdays.js';
import type { Tagged } from '../../tagger/tagger.js';
import { readDate } from '../../text/dates.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { endOfTown } from './town-name.js';

/** "лера с.", "los angeles": with the point behind an initial, and the rest of a town. */
export function endOf(
  document: TextDocument,
  { type, first, last }: Pick<Tagged, 'type' | 'first' | 'last'>,
): number {
  const { tokens, text } = document;
  const { start, end, word, kind, casing, lower } = tokens[last]!;
  if (type === 'CLASS') return endOfClass(document, tokens[first]!.start, tokens[last]!);
  if (type === 'PERSON' && last > first && casing === 'lower' && KISSES.test(lower))
    return endOf(document, { type, first, last: last - 1 });
  if (type === 'ADDRESS') {
    const counted = COUNTED.exec(document.lower.slice(tokens[first]!.start, end));
    if (counted !== null) return tokens[first]!.start + counted.index;
  }
  if (
    type === 'PERSON' &&
    last > first &&
    WEEKDAY.test(lower) &&
    OF_DAY.test(document.lower.slice(end, end + REACH))
  )
    return tokens[last - 1]!.end;
  // "118204, section 8-C": the word belongs to what stands behind it.
  if (
    type === 'ID' &&
    last > first &&
    kind === 'word' &&
    casing === 'lower' &&
    text[tokens[last - 1]!.end] === ','
  )
    return tokens[last - 1]!.end;
  // "6 мая", of which the month is not so sure
  if (type === 'DOB') return Math.max(end, readDate(document, first)?.end ?? 0);
  if (type === 'ADDRESS' && word.mayBeginPlace) return endOfTown(document, tokens[last]!).end;
  return type === 'PERSON' && last > first && end - start === 1 && text[end] === '.' ? end + 1 : end;
}

/** "7 (б)", "среднюю группу «Капелька»", but "6th grade" of "6th grade science homework". */
function endOfClass({ text, lower }: TextDocument, start: number, { end }: Token): number {
  const value = text.slice(start, end);
  if (text[end] === ')' && isOpen(value)) return end + 1;
  if (text[end] === '»' && QUOTES_NAME.test(value)) return end + 1;
  const [grade] = WITH_SUBJECT.exec(lower.slice(start, end)) ?? [];
  return grade !== undefined && SCHOOL_WORK.test(lower.slice(end, end + REACH)) ? start + grade.length : end;
}

const QUOTES_NAME = /«[^«»]{3,}$/;
const WITH_SUBJECT =
  /^\d{1,2}(?:st|nd|rd|th) grade(?= (?:science|maths?|history|english|reading|geography|art|music|biology|chemistry|physics|social studies)$)/;
const SCHOOL_WORK = /^ (?:homework|hw|test|quiz|class|project|book|lesson|worksheet|exam)(?![a-z])/;

/** "thx from lily-mae xx" */
const KISSES = /^x{1,4}$/;
/** "живём в Туле 12 лет", but "проспект 60 лет Октября" */
const COUNTED =
  /(?<!(?:проспект[аеу]?|улиц[аеыу]|ул|площад[ьи]|бульвар[ае]?|имени|парк[ае]?)\.?)(?:,? )\d{1,3} (?:лет|года?|минут[уы]?|years?|minutes|mins|miles)$/;

/** "7 (б)": whether a bracket is opened in a value. */
const isOpen = (value: string): boolean => value.lastIndexOf('(') > value.lastIndexOf(')');

/** "с Машей Понедельник отменили" */
const OF_DAY = /^ (?:отмен|перенес|перенос|сдвин|выходн|нерабоч|освободил)/;
const REACH = 16;
