import { isQuotedFromBook } from '../names/book-quote.js';
import { castmates } from '../names/casts.js';
import { isInFamousLine } from '../names/famous-lines.js';
import { isCode } from '../names/mentions.js';
import { WEEKDAY } from '../names/weekdays.js';
import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import { isOfNoLife, subjectOf } from '../recognizers/context.js';
import { isPassedIn } from '../recognizers/generic/known-names.js';
import { asks, tokenIndexAt, type TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';
import { isMadeUp, isOfWorkbook, OF_LANGUAGE } from './made-up.js';
import { isMet } from './met-before.js';
import { isNumberedThing } from './numbered-thing.js';
import { isOfInstitution, NUMBER_OF_THING } from './number-of-institution.js';
import { isTownOfLesson } from './town-of-lesson.js';

const LEFT = 0.3;
const SURE = 0.9;
/** How the reason of a candidate ends that is left, so that no rule that is asked later finds it again. */
export const NOBODYS = "nobody's after all";
const REACH = 32;
const FAR = 56;

/** "a sports house named Phoenix", "the constellation Cassiopeia", "a star called Vega": what bears a name and is nobody. */
const NAMED_THING =
  /(?:^|[^a-zа-я])(?:(?:house|team|club|constellation|star|planet|moon|galaxy|comet|asteroid|ship|boat|rocket|satellite|hurricane|storm|typhoon|volcano|mascot|band|squad)(?:,? (?:is |was |be )?(?:called|named))?|(?:созвезди|астероид|комет|спутник|корабл|ураган|тайфун|вулкан)[а-я]{0,3}(?:,? (?:по имени|под названием|назван[а-я]*))?) ["“«']?$/;
/** What is of the sky alone is nobody's also in talk of one's own. */
const OF_SKY = /(?:constellation|созвезди[а-я]{1,2}) ["“«']?$/;
/** "the word problem where Yusuf shares marbles" */
const IN_PROBLEM =
  /(?:\bword problem|(?<![а-я])задач[аеиу]) (?:where|in which|about|где|в которой|про то,? как) $/;
const OF_PEOPLE = /\b(?:i['’]?m|we|she['’]?s|he['’]?s|gave up)\b|(?<![а-я])(?:мы|она|он)(?![а-я])/;
/** "когда именины у Матвея": a day of the calendar. */
const NAME_DAY = /(?:когда|какого числа|дата)(?: [а-я]+)? (?:именины|день ангела)(?: у)? $/;
/** "просклоняй имя илья", "что значит имя Айгуль", "origin of the name Ava": asked as a word. */
const ASKED_AS_WORD =
  /(?:(?:склоня|склонени|что (?:значит|означает)|значени|происхожд|произошл|откуда|перевод)[^.!?\n]{0,16} (?:имя|имени|имен)|(?:what does|meaning of|origins? of|where does) the (?:first |given )?name) ["«“]?$/;
const OF_SOMEBODY =
  /(?<![а-я])(?:он|она|его|ее|ей|ему|нее|него|друг|подруг[ауи]|одноклассни[а-я]+|брата?|сестр[ауы]|сына?|дочь)(?![а-я])|\b(?:he|she|his|her|him|friend|brother|sister|son|daughter|kid)\b/;
const QUOTE_BEFORE = /(?:^|[ ([,])["']$/;
/** "мой дед Мороз самый добрый" */
const GRANDFATHER = /(?<![а-я])дед(?:а|у|ом|е|ушк[а-я]{1,2})? $/;
const FROST = /^мороз(?:а|у|ом|е)?$/;
/** "Elizabeth I ate", "about James I was": the number of a ruler, before the verb that it is the subject of. */
const RULER =
  /^ I (?:ate|ruled|reigned|died|wore|became|spoke|married|ordered|signed|lived|defeated|invaded|was|had|did|came|lost|won)(?![a-z])/;
const OF_RULERS =
  /^(?:elizabeth|mary|james|charles|george|henry|edward|richard|william|victoria|anne|catherine|peter|nicholas|alexander|philip|ivan|paul|napoleon|louis|francis|frederick|rama|boris|harald|christian)$/;
const OF_HISTORY =
  /\b(?:king|queen|tsar|emperor|historians?|history|reign|century|tudors?|stuarts?|court|throne|crown)\b/;
/** "\"Call me Ishmael.\" Why is it such a famous first line?" */
const OF_QUOTATION =
  /\b(?:(?:first|opening|famous|last) (?:line|sentence|words?)|novel|quote|quotation|which book|what book|who (?:said|wrote)|from the book)\b|(?:перв|знаменит)[а-я]{2,3} (?:строк|фраз|предложени)|цитат|(?<![а-я])(?:в|из|начал[оае]) роман[ае](?![а-я])/;
const QUOTED = /["“«][^"“”«»\n]{0,40}$/;
const QUOTE_END = /^[^"“”«»\n]{0,40}["”»]/;
/** name="Bob", greet("Bob") */
const STRING_BEFORE = /[=(,[] ?["']$/;
const STRING_END = /^["']/;
/** marks = {"Marta": 71, "Kwame": 88} */
const KEY_BEFORE = /[{,] ?["']$/;
const KEY_END = /^["']: ?\d/;
const OF_PROGRAM =
  /\b(?:dictionary|dict|python|javascript|json|code|loop|function)\b|питон|словар[ьяе]|(?<![а-я])код(?![а-я])/;
/** "My code with the dictionary gives Kwame only", "программа выводит Ольгу": what a program says. */
const SAID_BY_PROGRAM =
  /(?:\b(?:code|dictionary|dict|program|function|loop|query|script)\b[^.!?\n]{0,40} (?:gives|prints|returns|outputs)(?: me| only| just)?|(?<![а-я])(?:код|программа|функция|цикл|запрос|скрипт)(?![а-я])[^.!?\n]{0,40} (?:выводит|печатает|возвращает|выдает)(?: мне| только)?) ["'«]?$/;
/** "Translate to Somali: …" */
const INTO_LANGUAGE = /\btranslate (?:[a-z]+ ){0,4}(?:in)?to $/;
/** "температура на поверхности Венеры" */
const OF_PLANET =
  /(?<![а-я])(?:поверхност[а-я]{1,3}|атмосфер[а-я]{1,3}|планет[а-я]{1,2}|орбит[а-я]{1,2}|облак[а-я]{1,2}|вращени[а-я]{1,2}|масс[а-я]{1,2}|радиус[а-я]?) $/;
const VENUS = /^венер[аыеуой]{1,2}$/;
/** "Queen Elizabeth I" */
const MONARCH =
  /^(?:queen|king|tsar|czar|emperor|empress|pope|prince|цар[ья]|корол[ьяе]|королев[аыуе]|император[ау]?|императриц[аыуе]) /;
const NUMBER_BEHIND = /^ (?:I{1,3}|IV|VI{0,3}|IX|XI{0,3}|XIV|XVI?)(?![A-Za-z])/;
/** No pupil of today was there. */
const IN_YEAR_LONG_AGO = /^ in (?:1[0-8]\d\d|19[0-7]\d)(?!\d)/;
const LIVED_LONG_AGO =
  /^,? (?:родил(?:ся|ась)|умер(?:ла)?|погиб(?:ла)?|(?:was )?born|died) (?:в |in )(?:1[0-8]\d\d|19[0-4]\d)(?!\d)/;
const QUESTION = /^(?:how|why|what|who|where|when) /;
/** const user = { id: 20481937 } */
const FIELD_BEFORE = /[{,] ?"?\w*id"?: ?$/;
/** "10g of NaOH", "2c of sugar": so much of a substance. */
const AMOUNT = /^\d{1,3} ?(?:g|kg|ml|l|c|k|г|л|м)$/i;
const OF_SUBSTANCE =
  /^ (?:of (?:[A-Z][A-Za-z]?\d|[A-Z][a-z]?[A-Z]|(?:water|salt|sugar|sodium|calcium|iron|copper|zinc|magnesium|acid|flour|ice|sand|chalk|carbon|solution)(?![a-z]))|(?:воды|соли|сахара|кислоты|железа|меди|цинка|магния|мела|раствора|натрия|кальция)(?![а-я])|[A-Z][a-z]?[A-Z\d])/;
/** "Почему у Татьянина дня такая дата" */
const DAY_OF = /^татьянин/;
const DAY_BEHIND = /^ (?:день|дня|дню|днем|дне)(?![а-я])/;
/** "Лиса Алиса" */
const OF_FABLE =
  /^(?:лис[аыеуой]{1,2} алис[аыеуой]{1,2}|кот[ауе]?м? (?:базилио|леопольд[ауое]?м?|матроскин[ауы]?м?)|крокодил[ауое]?м? ген[аыеуой]{1,2}|черепах[аиеуой]{1,2} тортил[аыеуой]{1,2}|п[её]с шарик)$/;
/** "For Nat 5 English" */
const NATIONAL = /^nat$/;
const LEVEL_BEHIND =
  /^ ?[345] (?:english|maths?|science|biology|chemistry|physics|history|geography|french|spanish|german|modern studies|music|art|computing|exams?|papers?|essay|folio|course)(?![a-z])/;
/** "Яша, Гоша, Кеша — почему попугаев вечно так зовут?" */
const PETS_ARE_CALLED =
  /^[^.!?\n]{0,48}(?:почему|отчего|why are|why do people call) (?:все )?(?:попугаев|котов|кошек|собак|хомяков|щенков|parrots|cats|dogs)(?![а-яa-z])[^.!?\n]{0,24}(?:зовут|называют|called|named)/;
/** "candidate 0000": what stands for a number. */
const ALL_ZEROS = /^(?=.*000)[^1-9]+$/;
/** "0580/42" */
const CODE_OF_PAPER = /^0\d{3}\/\d{2}$/;
const PAPER_BEFORE = /\b(?:code|syllabus|paper)(?: is)? $/;
const isCodeOfPaper = ({ lower }: TextDocument, start: number, end: number): boolean =>
  CODE_OF_PAPER.test(lower.slice(start, end)) &&
  PAPER_BEFORE.test(lower.slice(Math.max(0, start - REACH), start));

/** Kept for examples for good, by RFC 2606. A page of one stands for somebody's. */
const EXAMPLE_HOST =
  /^(?:https?:\/\/)?(?:(?:www\.)?example\.(?:com|org|net|edu)|localhost(?::\d{1,5})?)\/?$/i;

/** "lord of the flies simon = jesus?? is that a thing", "why did jesus speak in parables" */
const OF_GOSPEL = /^jesus(?:['’]s?)?$/;
const EQUALS_BEFORE = /= ?$/;
/** "The serial number on the microscope slide box is MS-20417-B", "серийник 5CD9 на школьном принтере": of what a school has. */
const SERIAL = /(?:\bserial(?: (?:number|no|code))?|(?<![а-я])серийн[а-я]{2,3})(?![а-яa-z])/;
const DEVICES =
  '(?:(?:microscope|oscilloscope|voltmeter|ammeter|multimeter|printer|projector|slide|sensor|scanner|monitor|lens|cartridge|motor|router|whiteboard)s?\\b|(?:микроскоп|вольтметр|амперметр|мультиметр|принтер|проектор|картридж|прибор|датчик|сканер|монитор|роутер|доск))';
const DEVICE = new RegExp(`(?<![a-zа-я])${DEVICES}`);
const DEVICE_BEHIND = new RegExp(
  `^,?(?: is)?(?: printed)? (?:on|of|на) (?:the |a |our |школьн[а-я]+ )?(?:[a-z]+ )?${DEVICES}`,
);

/** "aslan = jesus?": the whole message asks whether one stands for the other. */
const EQUATION = /^[A-Za-zÀ-ԯ]{1,20} = [A-Za-zÀ-ԯ]{1,20} ?\?$/;

/** Takes away what is nobody's whatever the recognizers have found: names of things and of rulers, of quotations, lines that everybody knows and code, amounts, and hosts of examples. */
export function leaveNobodys(document: TextDocument, candidates: Candidate[]): void {
  const played = new Set<number>();
  const figures = new Set<number>();
  for (const { recognizer, start, reason } of candidates) {
    if (recognizer === 'headed-names') played.add(start);
    if (reason.startsWith('historical person')) figures.add(start);
  }
  const keys = keysOf(document, candidates);
  candidates.forEach((candidate, index) => {
    if (candidate.score < THRESHOLD || isPassedIn(candidate) || isMet(document, candidate)) return;
    const isOfOld = figures.has(candidate.start) && isOfLongAgo(document, candidate);
    if (!isOfOld && !isNobodys(document, candidate, played) && !keys.has(wordOf(document, candidate))) return;
    candidates[index] = { ...candidate, score: LEFT, reason: `${candidate.reason}; ${NOBODYS}` };
  });
}

/** "Пушкин А. С. родился в 1799": a figure by his name, and by the year as well. */
const isOfLongAgo = (document: TextDocument, { type, end }: Candidate): boolean =>
  type === 'PERSON' && LIVED_LONG_AGO.test(document.lower.slice(end, end + REACH)) && !occurs(document, OWN);

const wordOf = ({ lower }: TextDocument, { start, end }: Candidate): string => lower.slice(start, end);

/** The keys of a program's table, which are nobody wherever they stand. */
function keysOf(document: TextDocument, candidates: readonly Candidate[]): ReadonlySet<string> {
  const { lower } = document;
  const keys = new Set<string>();
  if (!lower.includes('":') && !lower.includes("':")) return keys;
  if (!occurs(document, OF_PROGRAM)) return keys;
  for (const candidate of candidates) {
    const { type, start, end } = candidate;
    const isKey =
      KEY_BEFORE.test(lower.slice(Math.max(0, start - 3), start)) && KEY_END.test(lower.slice(end, end + 4));
    if (type === 'PERSON' && isKey) keys.add(wordOf(document, candidate));
  }
  // "My name is Lucy"
  for (const candidate of candidates) if (candidate.score >= SURE) keys.delete(wordOf(document, candidate));
  return keys;
}

function isNobodys(document: TextDocument, candidate: Candidate, played: ReadonlySet<number>): boolean {
  const { text } = document;
  const { type, start, end } = candidate;
  if ((type === 'PERSON' || type === 'ADDRESS') && isQuotedFromBook(document, start)) return true;
  switch (type) {
    case 'PERSON':
      // "Wolf: Arlo": a part, of which a rule knows who plays it
      if (text.startsWith(': ', end) && played.has(end + 2)) return true;
      if (isInFamousLine(document, start, end)) return true;
      if (OF_FABLE.test(document.lower.slice(start, end))) return true;
      if (text.slice(start, end).includes(' '))
        return MONARCH.test(document.lower.slice(start, end)) && NUMBER_BEHIND.test(text.slice(end, end + 6));
      return isMadeUp(document, candidate) || isNoPerson(document, start, end);
    case 'CLASS':
      if (isStringOfCode(document, start, end) || isNumberedThing(document, start, end)) return true;
      return AMOUNT.test(text.slice(start, end)) && OF_SUBSTANCE.test(text.slice(end, end + REACH));
    case 'ADDRESS':
      return isOfWorkbook(document, start) || isTownOfLesson(document, start, end);
    case 'SCHOOL':
      // "Tolkien's Middle-earth"
      return text.startsWith('-earth', end) || isOfHistory(document, start, end);
    case 'ID':
      if (ALL_ZEROS.test(text.slice(start, end)) || isCodeOfPaper(document, start, end)) return true;
      if (NUMBER_OF_THING.test(document.lower.slice(Math.max(0, start - REACH), start))) return true;
      if (isSerial(document, start, end)) return !occurs(document, OWN);
      return isCode(document) && FIELD_BEFORE.test(document.lower.slice(Math.max(0, start - REACH), start));
    case 'PHONE':
      return isOfInstitution(document, start, end);
    case 'URL':
      return EXAMPLE_HOST.test(text.slice(start, end));
    default:
      return false;
  }
}

/** "how does Jane Eyre survive at Lowood School", "What happened at Little Rock Central High School in 1957?" */
function isOfHistory(document: TextDocument, start: number, end: number): boolean {
  const { personal, relations, isOwn, figures } = subjectOf(document);
  const { tokens } = document;
  if (isOwn || personal > 0 || relations > 0 || tokens[tokenIndexAt(tokens, start)]?.script !== 'latin')
    return false;
  if (!asks(document) && !QUESTION.test(document.lower)) return false;
  return (
    IN_YEAR_LONG_AGO.test(document.lower.slice(end, end + REACH)) ||
    figures.some((index) => tokens[index]!.end < start - 1 || tokens[index]!.start > end)
  );
}

/** The device stands between the word and the number, or right behind it. */
function isSerial({ lower }: TextDocument, start: number, end: number): boolean {
  const before = lower.slice(Math.max(0, start - FAR), start);
  const at = before.search(SERIAL);
  return at !== -1 && (DEVICE.test(before.slice(at)) || DEVICE_BEHIND.test(lower.slice(end, end + FAR)));
}

/** WHERE class = '7B' */
const isStringOfCode = (document: TextDocument, start: number, end: number): boolean =>
  isCode(document) &&
  STRING_BEFORE.test(document.lower.slice(Math.max(0, start - REACH), start)) &&
  STRING_END.test(document.text.slice(end, end + 1));

function isNoPerson(document: TextDocument, start: number, end: number): boolean {
  const { text, lower } = document;
  const before = lower.slice(Math.max(0, start - REACH), start);
  const behind = text.slice(end, end + REACH + REACH);
  if (
    OF_SKY.test(before) ||
    (IN_PROBLEM.test(before) && !occurs(document, OWN) && !occurs(document, OF_PEOPLE))
  )
    return true;
  if (INTO_LANGUAGE.test(before) && /^(?::| for| please)/.test(behind)) return true;
  if (VENUS.test(lower.slice(start, end)) && OF_PLANET.test(before)) return true;
  if (GRANDFATHER.test(before) && FROST.test(lower.slice(start, end))) return true;
  if (OF_GOSPEL.test(text.slice(start, end)) && isOfNoLife(document))
    return subjectOf(document).lesson > 0 || EQUALS_BEFORE.test(before);
  if (NATIONAL.test(lower.slice(start, end)) && LEVEL_BEHIND.test(behind.toLowerCase())) return true;
  if (DAY_OF.test(lower.slice(start, end)) && DAY_BEHIND.test(behind)) return true;
  if (isInManyOfStory(document, start) || SAID_BY_PROGRAM.test(lower.slice(Math.max(0, start - FAR), start)))
    return true;
  if (PETS_ARE_CALLED.test(lower.slice(end, end + FAR + FAR))) return !occurs(document, OWN);
  if (EQUATION.test(text) || WEEKDAY.test(lower.slice(start, end))) return true;
  if (isStringOfCode(document, start, end))
    return subjectOf(document).relations === 0 && !occurs(document, OWN);
  if (NAME_DAY.test(before)) return !occurs(document, OWN);
  if (ASKED_AS_WORD.test(before)) return !occurs(document, OWN) && !occurs(document, OF_SOMEBODY);
  if (QUOTE_BEFORE.test(before) && STRING_END.test(behind) && occurs(document, OF_LANGUAGE))
    return !occurs(document, OWN);
  if (behind.startsWith(' I ') && OF_RULERS.test(lower.slice(start, end)) && RULER.test(behind))
    return occurs(document, OF_HISTORY);
  if (NAMED_THING.test(before)) return isThing(document, start) && !occurs(document, OWN);
  return (
    QUOTED.test(before) &&
    QUOTE_END.test(behind) &&
    occurs(document, OF_QUOTATION) &&
    !occurs(document, OWN_OUTSIDE)
  );
}

/** "our production of Antigone: mention Creon, Haemon and Ismene": two others of it are named, whom nobody is called after. */
function isInManyOfStory(document: TextDocument, start: number): boolean {
  const index = tokenIndexAt(document.tokens, start);
  const others = castmates(document, index, index);
  const { personal, relations } = subjectOf(document);
  // "Meg, Jo, Amy and Beth are in my group"
  return others >= (personal === 0 && relations === 0 ? MANY_CASTMATES : MOST_CASTMATES);
}
const MANY_CASTMATES = 4;
/** "zeus hera poseidon hades demeter hestia — have i missed an olympian sibling" */
const MOST_CASTMATES = 8;

/** "Phoenix", "Griffin": houses and ships are called by words and legends sooner than by names that are nothing else. */
function isThing({ tokens }: TextDocument, start: number): boolean {
  const word = tokens[tokenIndexAt(tokens, start)]?.word;
  return word !== undefined && (word.isOrdinary || word.isLegendaryName || word.isPlace || word.isFigure);
}

const OWN = /\b(?:my|our|me)\b|(?<![а-я])(?:мой|моя|моё|мое|мне|наш[аеи]?|меня)(?![а-я])/;
/** In quotations everybody says "me". */
const OWN_OUTSIDE =
  /\bi (?:wrote|write|said|told)\b|\b(?:my|our) (?:own|personal|story|essay|speech|book|friend|brother|sister|son|daughter|classmate|teacher|pupil|mum|mom|dad)|(?<![а-я])(?:мой|моя|наш|наша) (?:друг|подруга|брат|сестра|сын|дочь|учитель|учительница)/;
