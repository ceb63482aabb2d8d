import type { FoundDate } from '../../text/dates.js';
import { behindYear, isMonthName } from '../../text/dates.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

/** Words for birth in front of a date, with the slips of a hurried hand. */
export const BEFORE =
  /г\.(?<![а-я]г\.) ?р\.?[\s:—-]|(?<![а-я])г[./] ?р(?![а-я])|(?<![а-я])род\.|р[оа]д(?:ил[а-я]{0,2}(?:с[яьюао]|со)|ивш)|р[оа]жд(?!еств)|д[./]? ?р(?![а-я])(?<![а-я]д[./]? ?р)|на свет|(?<![а-я])метрике|именин|исполн|днюх|днюш|денюх|варень|родом|\bborn\b|birth|\bb(?:rth|ith|irt|riht|irht)d|\bbday\b|b-day|\bdob\b|d\.o\.b|\bd o b\b|\bturn(?:s|ing|ed)? (?:\d{1,2}(?![\d%°]| degrees)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?![a-z])|[a-z]{3,5}teen)\b|\bsweet sixteen\b|\b(?:baby|babies|twins|brother|sister|bro|sis|cousin|niece|nephew|son|daughter) (?:was |were |only |finally )?(?:arrived|came along|came|got here|made it here)(?: on)? (?:the )?$|\bbecom(?:e|es|ing) an? adult (?:on )?$|\b(?:came|come) into (?:this|the) world\b|(?<![A-Za-zÀ-ԯ\d.’'])b\.? ?$|\b(?:i|he|she|we|they|brother|sister|bro|sis|son|daughter|cousin|friend|twins?|kid|child|niece|nephew|mom|mum|dad|nan|gran|student|pupil)(?:'?ll| will| ?'?(?:m|s|re)? (?:going to|gonna)| am going to| is going to| are going to) be (?:[4-9]|[1-9]\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: years old)?(?: on| this| next| come| in)? ?$/;
export const BEHIND =
  /^(?:[^.!?\n]{0,16}?|\? (?:i think )?)(?:it'?s |that'?s |is |was )?(?:when i (?:was born|came)|г\. ?р(?![а-я])|года? рожд|р[оа]жд(?!еств)|р[оа]д(?:ил[а-я]{0,2}с[яьюа]|ивш)|(?<![а-я])д[./]?р(?![а-я])|день (?:рожд|варень)|днюх|was (?:when )?(?:i was )?born|date of birth|\bdob\b|is my (?:birthday|bday|dob)|(?:is |was |'s )?when (?:my )?[a-z]{2,12} (?:turn|hit|becom|arriv|came|was born)|birthday|bday)/;
const WHOSE =
  '(?:мне|ему|ей|нам|(?:(?:моей|моему|нашей|нашему) )?(?:младш[а-я]+ |старш[а-я]+ )?(?:маме|мамуле|папе|брату|братику|братишке|сестре|сестренке|сыну|сынишке|дочери|дочке|дочурке|бабушке|бабуле|прабабушке|дедушке|дедуле|деду|прадеду|внуку|внучке|племяннику|племяннице|другу|подруге|ребенку|малышу|малышке|мелкому|мелкой|младшему|младшей|старшему|старшей|близнецам|двойняшкам|крестному|крестной|отчиму|мачехе|ученику|ученице|учителю|учительнице|тете|дяде))';
const AGES =
  '(?:\\d{1,2}|годик|полтинник|(?:двена|трина|четырна|пятна|шестна|семна|восемна)дцать|десять|одиннадцать|пять|шесть|семь|восемь|девять|двадцать|тридцать|сорок|(?:пять|шесть|семь|восемь)десят|девяносто|сто)';
const AGE = `${AGES}(?= ?(?:$|[.,!?;)\\n]|лет|год|и |а |но |уже|нужно|надо|как|что))`;
const TURNS = '(?:уже )?(?:исполн[а-я]+|стукн[а-я]+|будет|сравня[а-я]+)';
/** "11 апреля мне исполнится 14": a date, whose age changes, and the age. */
const AGE_BEHIND = new RegExp(`^,? (?:и |а )?(?:у?же |наконец )?${WHOSE} ${TURNS} ${AGE}`);
/** "мне 14 февраля стукнет 13" */
const AGE_AROUND = [
  new RegExp(`(?:^|[^а-я])${WHOSE} (?:уже |скоро |сегодня |завтра |в этом году |в \\d{4} году )?$`),
  new RegExp(`^ ${TURNS} ${AGE}`),
] as const;
/** "Тёте 2 ноября сорок, празднуем" */
const AGE_ALONE = new RegExp(`^ (?!\\d[^\\d])${AGES}(?: лет|[.,!?;)\\n]|$)`);
/** "мне будет 14 лет 3 мая", "малышу годик будет только 24 марта" */
const AGE_BEFORE = new RegExp(
  `(?:^|[^а-я])${WHOSE} (?:${TURNS} \\d{1,2}(?: лет)?|${AGES}(?: лет)? ${TURNS})(?: только| уже| аж)? $`,
);

/** "On 30 November I turn sixteen" */
const TURN_BEHIND =
  /^,? (?:i|my (?:[a-z]+ )?(?:son|daughter|brother|sister|twin|twins|child|kid|cousin|mum|mom|dad)|he|she|we)(?: will|'ll| am| is)? (?:turn|turns|turning|be turning) (?:\d|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|ten|eleven|twelve|seven|eight|nine)/;

/** "у бабушки 3 декабря юбилей", "учительнице 3 декабря юбилей" */
const JUBILEE_AROUND = [
  new RegExp(
    `(?:^|[^а-я])(?:${WHOSE}|у (?:(?:нашей|нашего|моей|моего) )?(?:мамы|папы|бабушки|бабули|дедушки|деда|тети|дяди|учительницы|учителя|классной|прабабушки)) $`,
  ),
  /^ (?:будет )?юбилей/,
] as const;
const JUBILEE =
  /(?<![а-я])у (?:(?:нашей|нашего|моей|моего) )?(?:мамы|папы|бабушки|дедушки|деда|тети|дяди|учительницы|учителя|классной|прабабушки) (?:скоро |завтра |будет )?юбилей (?:будет )?$/;

/** Whether the words around a date say that somebody becomes a year older on it. */
export function turnsOlder(before: string, behind: string): boolean {
  if (JUBILEE.test(before) || (JUBILEE_AROUND[1].test(behind) && JUBILEE_AROUND[0].test(before))) return true;
  return (
    AGE_BEHIND.test(behind) ||
    TURN_BEHIND.test(behind) ||
    AGE_BEFORE.test(before) ||
    (AGE_AROUND[0].test(before) && (AGE_AROUND[1].test(behind) || AGE_ALONE.test(behind)))
  );
}

/** Somebody of the writer's own around the date. */
export const OWN =
  /(?<![а-я])(?:я|меня|мне|мо[йяеиюё]|моего|моей|моему|у нас|наш[аеи]?|мам[аыуе]|пап[аыуе]|брат(?:а|у)?|сестр[аыуе]|сын(?:а|у|ок|ишка)?|доч(?:ь|ка|ки|ке|ери)|внук[а]?|внучк[аи]|(?:пра)?бабушк[аеиу]|бабул[яеию]|(?:пра)?дедушк[аеиу]|дедул[яеию]|(?:пра)?дед(?:а|у)?|тет[яеи]|дяд[яеи]|отчим(?:а|у)?|крестн[а-я]+|племянни[а-я]+|кузин[аы]?|ученик[а]?|ученица|ученицы|ребен(?:ок|ка|ку)|друг[а]?|подруг[аи])(?![а-я])|\b(?:i|i'm|im|my|me|our|his|her|brother|sister|bro|sis|son|daughter|grandpa|grandma|grandad|granddad|gran|granny|nan|nana|nanny|auntie|aunt|uncle|cousin|niece|nephew|twins?|baby|mom|mum|mam|dad|stepdad|stepmum|stepmom|friend|student|pupil|child|kid)\b/;
/** What is told from a date of birth. */
export const STARS = /зодиак|гороскоп(?! на)|нумеролог|(?:числ[оа]|матриц[ауы]) судьбы|натальн/;
export const LABEL =
  /(?:дат[аы] р[оа]жд[а-я.]*|д[./] ?р\.?|г[./] ?р\.?|др|dob|d\.o\.b\.?|date of birth|birth ?date|birthday|bday)(?: (?:ребенка|сына|дочери|ученика|ученицы))?[\s:=–—-]{1,4}$/;
/** "b. 4 May 2012" */
const ABBREVIATED = /(?<![A-Za-zÀ-ԯ\d.’'])b\.? ?$/;

const PART = /(?:part|question|answer|option|homework|exercise|ex|task|item|section) \(?b\.? ?$/;

/** Whether nothing but "b." stands before a date that no pupil is born on, or that has no year. */
export function isMereLetter(before: string, year: number | undefined): boolean {
  return ABBREVIATED.test(before) && (year === undefined || year < 1990 || PART.test(before));
}

/** What asks for another date of birth than the one before it. */
export const CORRECTED =
  /(?:дат[аыу] р[оа]жд[а-я]+|date of birth|birth ?date|birthday|\bdob)(?: [A-Za-zÀ-ԯ']+){0,3}[\s:]*(?:с|from|на|to|is|as|стоит|указан[ао]?|wrong)?[\s:]*$/;
/** Births of other things than people. */
export const OF_THINGS =
  /(?:школ|город|стран|клуб|театр|музе|республик|компани|завод)[а-я]* (?:скоро |уже )?исполн|(?:birth|рожд[а-я]+) (?:of )?(?:a |the |our )?(?:школ|город|стран|республик|компани|нации|клуба|класса|интернет|нейрон|звезд|school|city|town|country|company|nation|club|republic|internet|star)|(?:movie|film|company|club|school|city|country|game|song|book|band|website|nation|museum|republic|empire|internet) (?:is |will |was |'s )?(?:turn(?:s|ing|ed)?|be|born)\b|\bturn(?:s|ed|ing)? \d{1,3} (?:pages|degrees|times|somersaults)/;

const BIRTH_YEAR_BEFORE =
  /(?:р[оа]дил(?:ся|ась|сь|ись|и)(?: [а-я]{1,8}){0,2}(?: в| во)?|(?<![а-я])род\.(?: в)?|(?<![а-я])рожд(?:\.|ен(?:а|ы|ия)?)(?: в)?|(?<![а-я])д[./]?р\.?[\s:=—-]*|\bborn(?: way)?(?: back)?(?: in)?|(?:^|[,(;]) ?b\.|год р[оа]жд[а-я]+[\s:—-]*|г[./] ?р\.?[\s:—-]*|(?<![а-я])гр[\s:—-]+|year of birth(?: is)?[\s:—-]*|birth year(?: is)?[\s:—-]*|\bi'?m an?)\s*$/;
const ANYBODY =
  '(?<![а-я])(?:я|он|она|мы|мама|папа|брат|братик|братишка|сестра|сестренка|сын|сынок|дочь|дочка|бабушка|бабуля|дед|дедушка|тетя|дядя|прабабушка|прадедушка)(?: (?:у меня|вообще|сам|сама|тоже))?';
const SINCE = new RegExp(`${ANYBODY} с $`);
const OF_YEAR = new RegExp(`${ANYBODY} (?:с )?$`);
/** Nothing follows that could have lasted since then. */
const YEAR_BEHIND = /^(?:-?го)? (?:года|г\.?)(?= ?(?:$|[,.!?;)\n]))/;
const BIRTH_YEAR_BEHIND =
  /^(?:-?(?:го|й|м))? ?(?:г\. ?р(?![а-я])\.?|г\.?р\.|г[./]р(?![а-я])|года? р[оа]жд|baby\b)/;

/** "12.06.1986 родилась, стаж с 2008": in a sentence that the date opens, who leaves out the word for whom speaks of the own birth. */
const OF_WRITER = /^ ?родил(?:ся|ась)(?= ?(?:$|[,.;!?)\n]| (?:и|в|а|но|стаж)(?![а-я])))/;

export const isOfWriter = (before: string, behind: string): boolean =>
  OF_WRITER.test(behind) && before.trim() === '';

/** A date that nothing further has to tell. */
export interface BirthYear extends FoundDate {
  readonly isBirth: true;
}

/** A year that alone stands for a birth: "2011 г.р.", "родился в 2011-м", "born in May 2011". */
export function yearOfBirth({ lower, tokens }: TextDocument, token: Token): BirthYear | undefined {
  if (token.kind !== 'number') return undefined;
  const next = tokens[token.index + 1]?.lower.charCodeAt(0);
  // "я 13 года рождения"
  if (
    token.lower.length === 2 &&
    next === 0x433 &&
    /^(?:-го)? (?:года рожд|г\.? ?р)/.test(lower.slice(token.end, token.end + 14))
  )
    return { start: token.start, end: token.end, year: 2000 + Number(token.lower), isBirth: true };
  const since = yearSince(lower, token);
  if (since !== undefined) return since;
  if (token.lower.length !== 4) return undefined;
  const month = tokens[token.index - 1];
  const isWithMonth = month !== undefined && token.start === month.end + 1 && isMonthName(month);
  const start = isWithMonth
    ? month.start
    : token.start - (MONTH_BEFORE.exec(lower.slice(token.start - 4, token.start))?.[0].length ?? 0);
  const behind = isYearsEnding(next)
    ? BIRTH_YEAR_BEHIND.exec(lower.slice(token.end, token.end + 18))?.[0]
    : undefined;
  if (behind === undefined && !BIRTH_YEAR_BEFORE.test(lower.slice(Math.max(0, start - 24), start)))
    return undefined;
  const end =
    behind === undefined
      ? behindYear(lower, token.end) +
        (DAY_BEHIND.exec(lower.slice(token.end, token.end + 32))?.[0].length ?? 0)
      : token.end + behind.replace(/ ?(?:р[оа]жд.*|baby)$/, '').length;
  return { start, end, year: Number(token.lower), isBirth: true };
}

/** "бабуля с 1953 года, а бегает", "я 09 года, а ты?" */
function yearSince(lower: string, { lower: digits, start, end }: Token): BirthYear | undefined {
  const { length } = digits;
  if ((length !== 4 && length !== 2) || lower.charCodeAt(start - 1) !== 0x20) return undefined;
  const behind = lower.slice(end, end + 12);
  const year = YEAR_BEHIND.exec(behind);
  if (year === null || !(length === 4 ? SINCE : OF_YEAR).test(lower.slice(Math.max(0, start - 28), start)))
    return undefined;
  const value = length === 4 ? Number(digits) : Number(digits) + (Number(digits) > 30 ? 1900 : 2000);
  return { start, end: end + year[0].length, year: value, isBirth: true };
}

/** The first letters of "года", "го", "й", "м" and "baby". */
const isYearsEnding = (code: number | undefined): boolean =>
  code === 0x433 || code === 0x439 || code === 0x43c || code === 0x62;

/** "november 2008, on the 7th", "2009, on July 4th" */
const DAY_BEHIND =
  /^,? (?:on )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)(?: (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?)(?![a-z\d]| (?:grade|year|class|form|place|century|birthday))/;
const MONTH_BEFORE = /(?<!\d)(?:0?[1-9]|1[0-2])[./]$/;

const SHORT = /^(?:\d{1,2}[/.-]\d{1,2}(?![/.\d-])|(?:the )?\d{1,2}(?:st|nd|rd|th)\b)/;

/** "dob 20150312", "date of birth 01121999", "dob: 030712" */
function runTogether({ lower }: TextDocument, { lower: digits, start, end }: Token): FoundDate | undefined {
  if (!LABEL_OR_BEFORE.test(lower.slice(Math.max(0, start - 28), start))) return undefined;
  const isYearFirst = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d$/.test(digits);
  const isYearLast = /^(?:[0-2]\d|3[01])(?:[0-2]\d|3[01])(?:(?:19|20)?\d\d)$/.test(digits);
  return isYearFirst || isYearLast ? { start, end } : undefined;
}

const LABEL_OR_BEFORE =
  /(?:\bdob|d\.o\.b\.?|date of birth|birth ?date|birthday|bday|born(?: on)?|дата рождения|(?<![а-я])д[./]?р\.?|(?<![а-я])г\.? ?р\.?|р[оа]дил(?:ся|ась))(?: is| -|:|=)*[\s:=–—-]{0,2}$/;

/** "my bday is 5/17", "birthday on the 17th": what is a date only behind a label. */
export function shortDate(document: TextDocument, token: Token): FoundDate | undefined {
  if (token.kind !== 'number') return undefined;
  const { lower } = document;
  if (token.lower.length === 6 || token.lower.length === 8) return runTogether(document, token);
  if (token.lower.length > 2 || lower.charCodeAt(token.end) <= 0x20) return undefined;
  const match = SHORT.exec(lower.slice(token.start, token.start + 8));
  if (match === null) return undefined;
  const start = lower.startsWith('the ', token.start - 4) ? token.start - 4 : token.start;
  if (!SHORT_LABEL.test(lower.slice(Math.max(0, start - 28), start))) return undefined;
  return { start, end: token.start + match[0].length };
}

const SHORT_LABEL =
  /(?:(?<![а-я])д[./]?р\.?|день рождения|дата рождения|birthday|bday|b-day|dob)(?:'s| is| was| у меня| to me| boy| girl)?(?: on| это)?(?: the)?[\s:=!–—-]{1,4}$/;
