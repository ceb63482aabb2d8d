import { isPlace } from '../names/places.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import { isDigitCode, type Token } from '../text/tokenize.js';
import { startOfHead } from './address-head.js';
import { OUTWARD_CODE } from '../recognizers/en/address-tail.js';
import { WordTest } from '../text/word-test.js';
import { endOfAddressLine, startOfHouseName } from './address-line.js';
import { endOfParts, startOfParts, type Growth } from './growth.js';

/** Words that a number or a letter follows in an address. */
const PART =
  'flat|apt|apartment|app|unit|suite|ste|room|rm|floor|block|blk|building|bldg|house|hse|bungalow|kothi|cabin|lot|plot|box|villa|tower|wing|sector|section|phase|door|gate|stand|level|lvl|street|road|route|rt|district|km|rr|rd|psc|nr|no|num|number|кв|квартира|д|дом|дома|доме|корп|корпус|к|стр|строение|подъезд|под|ком|комн|комната|этаж|эт|блок|секция|лит|литер|литера|пом|общ|общежитие|бокс|гараж|вл|владение|участок|уч|а/я';
/** "18", "18а", "3к2", "30/2", "4-2-118/A" */
const NUMBER = String.raw`\d{1,5}(?:[а-яa-z](?![а-яa-z])|к\d{1,2})?(?:[/–-]\d{1,5}[а-яa-z]?(?![а-яa-z])){0,3}`;
const RU_WORDS =
  '(?:(?:сто|двести|триста|двадцать|тридцать|сорок|пятьдесят|шестьдесят|семьдесят|восемьдесят|девяносто|десять|(?:один|две|три|четыр|пят|шест|сем|восем|девят)надцать|один|два|три|четыре|пять|шесть|семь|восемь|девять)(?: |(?![а-я]))){1,3}';
const EN_WORDS =
  '(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)';

/** A number of a house behind its street: ", 30/2", " 18а", " - 14". */
const HOUSE = new RegExp(
  String.raw`(?:,? ?[№#] ?|, ?| - | – | |[/–-])${NUMBER}(?![\d:%°₽$€]|[.,]\d|[а-яa-z])`,
  'y',
);
/** ", кв. 9", " в доме 25", " Flat 14", ", block c", " #05-02", ", 2nd floor" */
const NAMED = new RegExp(
  String.raw`,? ?(?:в (?=доме (?:№ ?)?\d{1,4}(?! (?:лет|год|д))))?(?:(?:${PART}|m|d)(?:\. ?| |: ?)(?:no\.? |№ )?[№#]?(?:${NUMBER}|[a-zа-я])(?![а-яa-z\d])|\d{1,2}(?:st|nd|rd|th) floor|#\d{1,4}(?:-\d{1,4})?|\d{1,2}º(?: ?[a-z](?![a-z]))?|${NUMBER}[- ]?(?:й|ый|ой) (?:этаж|подъезд))`,
  'y',
);
/** " сорок, квартира девять" */
const SPELLED = new RegExp(
  String.raw`,? (?:дом |кв\.? |квартира )?${RU_WORDS}(?<! )(?=$|[.,!?;)\n]| кв)|, (?:дом|кв\.?|квартира) ${RU_WORDS}(?<! )(?![а-я])`,
  'y',
);
/** ", WV1 4LN", " ON L5B 3Z3", ", QLD 4000", " 560011", " E3": codes of post offices. */
const POSTAL =
  /,? (?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|(?:[a-z]{2} )?[a-z]\d[a-z] ?\d[a-z]\d|(?:nsw|qld|vic|tas|act|[a-z]{2}) \d{4,5}(?:-\d{4})?|s?[-–]? ?\d{5,6}|[a-z]{1,2}\d{1,2}[a-z]?(?=$|[.,;!?)\n]))(?![а-яa-z\d])/y;
/** ", Тверская область", and the word alone behind what was found: " область", " улице" */
const REGION =
  /,? [а-яё-]+(?:ск|цк)(?:ая|ий|ой) (?:область|обл\.?|район|р-н|край)(?![а-я])|(?<=(?:ск|цк)(?:ая|ий|ой|ую|ого|ом)) (?:област[ьи]|обл\.?|район[ае]?|р-н|кра[йяе])(?![а-я])|(?<=[а-я](?:ая|ой|ую|ий|ый|ому|ом|ого)) (?:улиц[аеуы]|бульвар[уеа]?|переул[а-я]{2,3}|проспект[уеа]?|проезд[уеа]?|шоссе|набережн[а-я]{2})(?![а-я])/y;
/** "Stoke-on-Trent", "Ростов-на-Дону": the rest of a town. */
const TIED = /-(?:on|upon|in|under|le|by|next|de|на|над)-(?:the-|la-)?[a-zа-я]+/y;
/** ", behind the mosque" */
const LANDMARK =
  /,? (?:behind|near|opp\.?|opposite|next to|off|beside|by) (?:the )?[a-z]{2,}(?: (?:junction|roundabout|market|bank|church|mosque|temple|school|station|park|hospital|bridge|gate))?(?=,)|,? (?:by|near|opp\.?|opposite|behind|off) (?:the )?[a-z]+ (?:junction|roundabout|market|church|mosque|temple|station|hospital|bridge)(?![a-z])/y;

/** ", 10 лет Октября, 141" */
const JUBILEE = /,? (?:ул\. ?)?\d{1,3}(?:-летия| лет) [а-я]+(?: [а-я]+)?,? \d{1,3}(?![\d:%.])/y;
/** " 5-я линия", ", литера а" */
const LINE =
  /,? \d{1,2}-(?:я|ая|й) (?:линия|улица|проезд)(?![а-я])|(?<=\d-(?:я|ая|й)) (?:линия|улица|проезд)(?![а-я])|,? лит(?:ера|\.)? ?[а-я](?![а-я])/y;

const BEHIND = [NAMED, POSTAL, REGION, SPELLED, TIED, HOUSE, JUBILEE, LINE];
const BEHIND_HOUSE = [...BEHIND, LANDMARK];

/** "flat 3, ", "lot 16, ", "1/2, ", "B-204, ", "11th floor, ", "15 ", "2-я ", "московская область, ", "дома 2 по ", "общежитии на ", "с. " */
const BEFORE = new RegExp(
  String.raw`(?<![A-Za-zÀ-ԯ\d$€£#.:/-])(?:(?:(?:h\.?|${PART})(?:\. ?| )(?:no\.? ?)?[№#]?(?:\d[\da-zа-я/-]{0,7}|[b-hj-z](?=,))|[a-z][-/]\d{1,4}[a-z]?(?=,)|(?:ground|basement|upper|lower|garden|top|\d{1,2}(?:st|nd|rd|th)) (?:floor|flat)|а/я \d{1,5}),? |(?:дом[аеу]? )?(?:№ ?)?\d{1,3}[а-я]? по |(?:общежити|общаг)[а-я]{1,2} (?:на|по) |basement |${EN_WORDS} |u\d{1,3} |\d{1,5}[a-z]?(?:[/-]\d{1,5}[a-z]?){0,3},? |\d{1,4} - |\d{6}, |\d{1,3}-(?:й|ый|ой|я|ая|ю|ую|го|ом|м) |[а-яё-]+(?:ск|цк)(?:ая|ий|ой) (?:область|обл\.?|район|р-н|край),? |(?:(?:г|гор|с|д|п|ст|х)\. ?|г\. ?о\. ?|(?<!\d )(?:г|рп|гп|пгт|снт|ул|пер) |в/г |(?:пос|дер|мкр|р-н|кв-л)\.? ?|пгт\.? |рабочий поселок |район |микрорайон )|(?:сел|деревн|станиц|хутор|поселк|поселок)[а-я]{0,2} )+$`,
);

/** "lot ", "blk ", "c-" in front of a number that was found */
const NAMES =
  /(?<![A-Za-zÀ-ԯ\d-])(?:(?:lot|blk|block|plot|km|flat|apt|apartment|unit|suite|villa|tower|sector|chalet|cabin|ward|mooring|berth|rr|rt)(?:\. ?| |-)|[a-z]-)$/;
/** "top " in front of "flat, 19 Jute Street" */
const STOREYS = /(?<![A-Za-zÀ-ԯ\d-])(?:ground|basement|upper|lower|garden|top) $/;
/** "5LQ", or "LQ" of it, and "M14 " in front: the halves of a British code. */
const INWARD = /(?:\d|(?<=\d))[abd-hjlnp-uw-z]{2}(?![a-z\d])/y;
const OUTWARD = /(?<![A-Za-zÀ-ԯ\d-])[a-z]{1,2}\d[a-z\d]? \d?$/;
const FLAT = /(?:flat|floor)(?![a-z])/y;

/** The number, the parts of a house, the region and the town beside the street, the town or the house that was found. */
export const addressGrowth: Growth = {
  startOf(document, stretch, from, before) {
    if (!mayBelong(before)) return stretch.start;
    const { lower } = document;
    const start = startOfTown(document, stretch.start, from, before);
    const named = startOfNumbered(lower, start, from);
    const mayGrow = named !== stretch.start || mayEndPart(document, before);
    const grown = mayGrow ? startOfParts(lower, named, from, BEFORE) : named;
    return grown === start || mayStandBefore(lower.slice(grown, start), lower.slice(start, stretch.end))
      ? startOfHead(document, startOfHouseName(document, grown, from), stretch.end, from)
      : startOfHead(document, start, stretch.end, from);
  },
  endOf(document, { start, end }, to, next) {
    if (!mayBelong(next)) return end;
    const { lower } = document;
    TWO_WORDS.lastIndex = end;
    if (TWO_WORDS.test(document.text) && TWO_WORDS.lastIndex <= to) end = TWO_WORDS.lastIndex;
    end = endOfParts(lower, endOfParts(document.text, end, to, [HALF_CODE]), to, [WHOLE_CODE]);
    const isPart = (from: number, behind: number): boolean => !isQuantity(document, from, behind);
    const grown = endOfParts(lower, end, to, BEHIND, isPart);
    if (!/\d/.test(lower.slice(start, grown))) return grown;
    const around = endOfParts(lower, grown, to, BEHIND_HOUSE, isPart);
    const line = endOfAddressLine(document, around, to);
    return line === grown ? grown : endOfParts(lower, line, to, [POSTAL]);
  },
};

/** Where the word begins that a number or a flat hangs on, or the code whose second half was found. */
function startOfNumbered(lower: string, start: number, from: number): number {
  INWARD.lastIndex = start;
  if (INWARD.test(lower)) return startOfParts(lower, start, from, OUTWARD);
  if (isDigitCode(lower.charCodeAt(start))) return startOfParts(lower, start, from, NAMES);
  FLAT.lastIndex = start;
  return FLAT.test(lower) ? startOfParts(lower, start, from, STOREYS) : start;
}

/** ", Y21 F9X3", and " 1PZ" behind "DE14", but not ", E17 with" and "DE14 2nd floor" */
const WHOLE_CODE =
  /(?:,? [a-z]\d[\dw] ?|(?<=, [a-z]\d[\dw]) )(?=[a-z]{1,3}\d)[a-z][a-z\d]{3}(?![a-z\d])|(?<= [a-z]{1,2}\d{1,2}[a-z]?) \d(?!st|nd|rd|th)[abd-hjlnp-uw-z]{2}(?![a-z\d])/y;
/** " WS2" behind a town */
const HALF_CODE = new RegExp(`(?<=[A-Za-z]{3}),? ${OUTWARD_CODE}`, 'y');

/** " Бор" behind "Лесной", " Слободе" behind "Павловской" */
const TWO_WORDS =
  /(?<=[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][а-яё]+(?:ой|ый|ий|ая|ую|ое|ом|ые|их|ых)) [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][а-яё]{2,}(?![A-Za-zÀ-ԯ\d])/y;

/** The small words that parts of addresses begin or end with. */
const SMALL = new Set(
  'number в по о я й no by off near opp on upon in under le next на над г д к м m d s'.split(' '),
);

/** Most addresses have a small word of the sentence on either side. */
const mayBelong = ({ word, casing, lower }: Token): boolean =>
  !word.isStop || casing === 'upper' || SMALL.has(lower);

/** The longer words that the parts in front end with. */
const PART_END = new WordTest(
  `floor|flat|basement|${EN_WORDS}|область|район|край|поселок|микрорайон|сел.*|деревн.*|станиц.*|хутор.*|поселк.*`,
);
const LONGEST_SHORT = 3;

/** Whether parts in front may end with the word: a number, what hangs on one, as in "16bis", or what is short or theirs. */
function mayEndPart(
  { tokens, text }: TextDocument,
  { kind, word, lower, index, start, end }: Token,
): boolean {
  if (kind === 'number') return true;
  const before = tokens[index - 1];
  if (before?.kind === 'number' && before.end + 1 >= start) return true;
  // "с. Ильинка", but "в Ильинке"
  if (word.isStop) return lower === 'по' || lower === 'на' || text.charCodeAt(end) !== 0x20;
  return end - start <= LONGEST_SHORT || PART_END.accepts(word);
}

const BARE_NUMBER = /^\d{1,5},? $/;
const SPELLED_NUMBER = new RegExp(`^${EN_WORDS} $`);

/** "в 2019 Москва", "one London": only a street in Latin letters has its number in front, and in words a street of two. */
function mayStandBefore(before: string, value: string): boolean {
  if (SPELLED_NUMBER.test(before)) return /^[a-z].* /.test(value);
  return !BARE_NUMBER.test(before) || /^(?:[a-z]|1\/[24] )/.test(value);
}

/** "Набережные Челны", "Новый Уренгой": the first word of the town whose last one was found. */
function startOfTown({ tokens, lower }: TextDocument, start: number, from: number, before: Token): number {
  if (before.casing === 'lower' || before.start < from || before.end + 1 !== start) return start;
  const town = tokens[before.index + 1];
  if (town === undefined || !before.word.mayBeginPlace) return start;
  return isPlace(lower.slice(before.start, town.end).replace(' ', '-')) ? before.start : start;
}

/** "12 лет", "5 minutes": a number of something, not of a house. */
function isQuantity({ lower, tokens }: TextDocument, start: number, end: number): boolean {
  if (!isDigitCode(lower.charCodeAt(end - 1)) || /[A-Za-zÀ-ԯ]/.test(lower.slice(start, end))) return false;
  if (lower.charCodeAt(end) !== 0x20 || /\d\/\d/.test(lower.slice(start, end))) return false;
  const next: Token | undefined = tokens[tokenIndexAt(tokens, end)];
  return next?.kind === 'word' && next.start === end + 1 && next.casing === 'lower' && !next.word.isStop;
}
