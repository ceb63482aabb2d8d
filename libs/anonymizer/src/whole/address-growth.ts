import { isChatWord } from '../names/chat-words.js';
import { isPlace } from '../names/places.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import { isDigitCode, type Token } from '../text/tokenize.js';
import { endOfParts, startOfParts, tokenBefore, tokenBehind, type Growth } from './growth.js';

/** Words that a number or a letter follows in an address. */
const PART =
  'flat|apt|apartment|app|unit|suite|ste|room|rm|floor|block|blk|building|bldg|house|hse|lot|plot|box|villa|cabin|tower|wing|sector|section|door|gate|stand|level|lvl|street|road|route|district|km|rr|rd|psc|nr|no|num|number|кв|квартира|д|дом|корп|корпус|к|стр|строение|подъезд|под|ком|комн|комната|этаж|эт|блок|секция|лит|литер|литера|пом|вл|владение|участок|уч|а/я';
/** "18", "18а", "3к2", "30/2", "4-2-118/A" */
const NUMBER = String.raw`\d{1,5}(?:[а-яa-z](?![а-яa-z])|к\d{1,2})?(?:[/–-]\d{1,5}[а-яa-z]?(?![а-яa-z])){0,3}`;

/** A number of a house behind its street: ", 30/2", " 18а", " - 14". */
const HOUSE = new RegExp(
  String.raw`(?:,? ?[№#] ?|, ?| - | – | |[/–-])${NUMBER}(?![\d:%°₽$€]|[.,]\d|[а-яa-z])`,
  'y',
);
/** ", кв. 9", " Flat 14", ", block c", " #05-02", ", 2nd floor" */
const NAMED = new RegExp(
  String.raw`,? ?(?:(?:${PART}|m|d)(?:\. ?| |: ?)(?:no\.? )?[№#]?(?:${NUMBER}|[a-zа-я])(?![а-яa-z\d])|\d{1,2}(?:st|nd|rd|th) floor|#\d{1,4}(?:-\d{1,4})?|${NUMBER}[- ]?(?:й|ый|ой) (?:этаж|подъезд))`,
  'y',
);
/** ", WV1 4LN", " ON L5B 3Z3", ", QLD 4000", " 560011": codes of post offices. */
const POSTAL =
  /,? (?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|(?:[a-z]{2} )?[a-z]\d[a-z] ?\d[a-z]\d|(?:nsw|qld|vic|tas|act|[a-z]{2}) \d{4,5}(?:-\d{4})?|s?[-–]? ?\d{5,6})(?![а-яa-z\d])/y;
/** ", Тверская область" */
const REGION = /,? [а-яё-]+(?:ск|цк)(?:ая|ий|ой) (?:область|обл\.?|район|р-н|край)(?![а-я])/y;

const BEHIND_NUMBER = [NAMED, POSTAL, HOUSE];
const BEHIND_WORD = [NAMED, POSTAL, REGION];
const PARTS = new Set([...PART.split('|'), 'm', 'd']);
/** The small words that an address may go on from on its left side. */
const LEADS = new Set(
  'floor область обл район р-н р н край г с д п ст х пос дер пгт поселок я й ю ый ой ая ую го ом м'.split(
    ' ',
  ),
);

/** "flat 3, ", "lot 16, ", "1/2, ", "11th floor, ", "15 ", "2-я ", "московская область, ", "с. " */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d$€£#.:/-])(?:(?:(?:h\.?|${PART})(?:\. ?| )(?:no\.? ?)?[№#]?(?:\d[\da-zа-я/-]{0,7}|[b-hj-z](?=,))|\d{1,2}(?:st|nd|rd|th) floor|а/я \d{1,5}),? |u\d{1,3} |\d{1,5}[a-z]?(?:[/-]\d{1,5}[a-z]?){0,3},? |\d{1,4} - |\d{1,3}-(?:й|ый|ой|я|ая|ю|ую|го|ом|м) |[а-яё-]+(?:ск|цк)(?:ая|ий|ой) (?:область|обл\.?|район|р-н|край),? |(?:(?:г|с|д|п|ст|х)\. ?|(?:пос|дер)\. ?|пгт\.? |рабочий поселок )|(?:сел|деревн|станиц|хутор|поселк|поселок)[а-я]{0,2} )+$`,
  'u',
);

/** "lot ", "blk " in front of a number that was found */
const NAMES = /(?<![\p{L}\d-])(?:lot|blk|block|plot|km|flat|apt|unit|rr)\.? $/u;

/** The number, the parts of a house and the region beside the street, the town or the house that was found. */
export const addressGrowth: Growth = {
  startOf(document, { start, end }, from) {
    const before = tokenBefore(document, start);
    if (before === undefined || !mayLead(before)) return start;
    const { lower } = document;
    const named = isDigitCode(lower.charCodeAt(start)) ? startOfParts(lower, start, from, NAMES) : start;
    const grown = startOfParts(lower, named, from, BEFORE);
    // "в 2019 Москва": only a street in Latin letters has its number in front.
    const isBareNumber = /^\d+,? $/.test(lower.slice(grown, start));
    return isBareNumber && !/^[a-z]/.test(lower.slice(start, end)) ? start : grown;
  },
  endOf(document, { start, end }, to) {
    const { lower } = document;
    const patterns = patternsBehind(document, end);
    const grown =
      patterns === undefined
        ? end
        : endOfParts(lower, end, to, patterns, (from, behind) => !isQuantity(document, from, behind));
    if (!/\d/.test(lower.slice(start, grown))) return grown;
    const town = endOfTown(document, grown, to);
    return town === grown ? grown : endOfParts(lower, town, to, [POSTAL]);
  },
};

const mayLead = ({ kind, lower, start, end }: Token): boolean =>
  kind === 'number' ||
  end - start === 1 ||
  PARTS.has(lower) ||
  LEADS.has(lower) ||
  (start < end - 3 && lower.charCodeAt(0) >= 0x400 && SETTLEMENT.test(lower));

const SETTLEMENT = /^(?:сел|деревн|станиц|хутор|поселк)[а-я]{0,2}$/;

/** What may hang on an address there, by the word or number that stands behind it. */
function patternsBehind(document: TextDocument, end: number): readonly RegExp[] | undefined {
  const next = tokenBehind(document, end);
  if (next === undefined) return undefined;
  if (next.kind === 'number') return BEHIND_NUMBER;
  const isPart =
    PARTS.has(next.lower) ||
    next.end - next.start < 4 ||
    next.lower.endsWith('й') ||
    next.lower.endsWith('ая');
  return isPart ? BEHIND_WORD : undefined;
}

/** "12 лет", "5 minutes": a number of something, not of a house. */
function isQuantity({ lower, tokens }: TextDocument, start: number, end: number): boolean {
  if (!isDigitCode(lower.charCodeAt(end - 1)) || /\p{L}/u.test(lower.slice(start, end))) return false;
  if (lower.charCodeAt(end) !== 0x20) return false;
  const next = tokens[tokenIndexAt(tokens, end)];
  return next?.kind === 'word' && next.start === end + 1 && next.casing === 'lower' && !next.word.isStop;
}

const MOST_WORDS = 3;

/** Behind the town, written in any case, that a comma sets off at the end of an address: ", los angeles", ", queens ny". */
function endOfTown(document: TextDocument, end: number, to: number): number {
  const { lower, tokens } = document;
  if (!lower.startsWith(', ', end)) return end;
  const first = tokenIndexAt(tokens, end);
  for (let i = first; i < first + MOST_WORDS; i++) {
    const token = tokens[i];
    if (token === undefined || token.end > to) return end;
    if (i > first && token.start !== tokens[i - 1]!.end + 1) return end;
    if (!mayBeOfTown(token) && !isPlace(`${tokens[i - 1]!.lower}-${token.lower}`)) return end;
    if (isEndOfLine(document, i)) return token.end;
  }
  return end;
}

function mayBeOfTown({ kind, lower, word, start, end }: Token): boolean {
  if (kind !== 'word' || word.isStop || isChatWord(lower)) return false;
  return !word.isOrdinary || word.isPlace || word.mayBeginPlace || end - start === 2;
}

/** Whether a sentence, a part of it, or the code of a post office closes the words. */
function isEndOfLine({ lower, tokens }: TextDocument, index: number): boolean {
  const { end } = tokens[index]!;
  return /^(?:$|[.,;:!?)\n]| [-–—] | [a-z]{1,3} ?\d| \d{4,6}(?!\d))/.test(lower.slice(end, end + 9));
}
