import type { Candidate, Recognizer } from '../../recognizer.js';
import { readDate, type FoundDate } from '../../text/dates.js';
import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';

/** Those around the writer were born in such years. */
const EARLIEST = 1945;
const LATEST = 2035;
/** So far behind the date may be told what date it was. */
const REACH = 90;

const OF_SOMEBODY_RU =
  '(?:мо[йяеи]|моего|моей|наш(?:а|е|его|ей)?|мамин[аы]?|папин[аы]?|мам[аы]|пап[аы]|сын[а]?|сына|доч(?:ери|ки)|брата|сестры|бабушки|дедушки|внука|внучки|мужа|жены)';
const BIRTHDAY_RU = '(?:др(?![а-я])|день рожд|день варень|днюх|днюш|дата рожд)';
/** "сколько дней от 11 апреля 2007 до сегодня? это мой др", "what weekday was 5 May 2011, that's my birthday": said afterwards. */
const TOLD_LATER = new RegExp(
  `^[^\\d\\n]{0,48}?[,.?!)—–-] ?(?:(?:просто |а |и )?(?:это|тогда|в этот день)(?: же| как раз| и есть| кстати)?(?: у)? (?:${OF_SOMEBODY_RU} (?:[а-я]{2,12} )?${BIRTHDAY_RU}|${BIRTHDAY_RU}[а-я ]{0,9} ${OF_SOMEBODY_RU}(?![а-я])|(?:я|мы) родил)` +
    "|(?:and |cos |because |since )?(?:it['’]?s|it is|it was|that['’]?s|that is|that was|this is|which is|which was) (?:actually |also )?(?:the (?:day|date) )?(?:when |that )?(?:(?:i|we|my [a-z]{2,12}) (?:was|were) born|(?:my|our)(?: [a-z]{2,12}['’]?s)? (?:own )?(?:birthday|bday|b-day|dob|date of birth|birth ?date)))",
);
/** What every such message says somewhere. */
const MAY_TELL =
  /\((?:р|b)\.? \d|(?:это|тогда|день)[а-я ]{1,40}(?:др(?![а-я])|рожд|варень|днюх|днюш|родил)|(?:it|that|this|which)['’]?(?:s| is| was)? [a-z' ]{1,40}(?:born|birthday|bday|b-day|dob|date of birth|birth ?date)/;

/** "how many days from 3 May 2011 until now? that's my birthday": the words behind a date call it a birthday. */
export const dateToldLater: Recognizer = {
  name: 'date-told-later',
  find(document) {
    const found: Candidate[] = [];
    if (document.numbers.length === 0 || !occurs(document, MAY_TELL)) return found;
    const { lower } = document;
    let behind = 0;
    for (const number of document.numbers) {
      if (number.start < behind || number.lower.length > 4) continue;
      const date = dateAround(document, number.index);
      if (date === undefined) continue;
      behind = date.end;
      if (date.year !== undefined && (date.year < EARLIEST || date.year > LATEST)) continue;
      if (!TOLD_LATER.test(lower.slice(date.end, date.end + REACH)) && !isInBrackets(lower, date)) continue;
      found.push({
        start: date.start,
        end: date.end,
        type: 'DOB',
        score: 0.85,
        recognizer: 'date-told-later',
        reason: 'date that is called a birthday afterwards',
      });
    }
    return found;
  },
};

/** The date that begins with the number or, as in "May 5th", with the word before it. */
const dateAround = (document: TextDocument, index: number): ReturnType<typeof readDate> =>
  readDate(document, index) ??
  (index > 0 && document.tokens[index - 1]!.kind === 'word' ? readDate(document, index - 1) : undefined);

/** "Паша (р. 12.03.2012)" */
const isInBrackets = (lower: string, { start, end, year }: FoundDate): boolean =>
  year !== undefined &&
  /\((?:р|b)\.? $/.test(lower.slice(Math.max(0, start - 4), start)) &&
  lower[end] === ')';
