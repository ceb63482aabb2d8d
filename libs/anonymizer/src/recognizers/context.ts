import {
  isEverydayQuestion,
  isLanguageCue,
  isLessonCue,
  isLessonQuestion,
  isPersonalCue,
  isRelation,
  isSchoolLifeCue,
} from '../names/cues.js';
import { isOfDoubleSurname } from '../names/double-surname.js';
import { mayBeFigure } from '../names/figures.js';
import type { TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';
import { startsSentence } from '../text/position.js';
import { PrefixSet } from '../text/prefixes.js';
import type { Token } from '../text/tokenize.js';

/** What a message is about, as far as single words tell. */
export interface Subject {
  /** Words about the writer's own life. */
  readonly personal: number;
  /** Words for people around somebody: "друг", "teacher". */
  readonly relations: number;
  /** Words of history, literature, art and science. */
  readonly lesson: number;
  /** Words about words: grammar, spelling, meaning. */
  readonly language: number;
  /** Words for what people at school do with each other. */
  readonly schoolLife: number;
  /** Indexes of words that name somebody lessons speak of. */
  readonly figures: readonly number[];
  /** Whether the writer says "I", "my" or "our". */
  readonly isOwn: boolean;
  /** Whether it is a sum about people who do not exist: "У Маши 5 яблок. Сколько…" */
  readonly isSum: boolean;
}

const MOST_LOOKUPS = 400;

/** Counts the cues of a message, once. */
export function subjectOf(document: TextDocument): Subject {
  return (document.shared.subject ??= readSubject(document));
}

/** Where nothing is told of the writer's life, nor of anybody's at school. */
export function isOfNoLife(document: TextDocument): boolean {
  const { personal, relations, schoolLife } = subjectOf(document);
  return personal === 0 && relations === 0 && schoolLife === 0;
}

const FEW_WORDS = 8;

/** In a few words little can be told of anything. */
export const isOfFewWords = ({ tokens }: TextDocument): boolean => tokens.length <= FEW_WORDS;

function readSubject(document: TextDocument): Subject {
  let personal = 0;
  let relations = 0;
  let lesson = 0;
  let language = 0;
  let schoolLife = 0;
  let lookups = 0;
  let mayAsk = false;
  let maySum = false;
  let isOwn = false;
  const figures: number[] = [];
  for (const token of document.tokens) {
    if (token.sets !== 0) {
      if (isRelation(token)) relations++;
      mayAsk ||= questions.has(token);
      maySum ||= sums.has(token);
      isOwn ||= firstPerson.has(token);
      if (isLanguageCue(token)) language++;
      if (isSchoolLifeCue(token)) schoolLife++;
      // "Пётр Первый": a ruler makes it a lesson.
      if (
        token.casing !== 'lower' &&
        token.word.isEpithet &&
        !token.lower.endsWith('вич') &&
        isBehindName(document, token)
      )
        lesson++;
      if (isPersonalCue(token)) {
        personal++;
        continue;
      }
      // "Роман" with a capital is rather somebody than a book.
      if (isLessonCue(token) && (token.casing !== 'title' || token.word.given === undefined)) {
        lesson++;
        continue;
      }
    }
    if (
      token.casing !== 'lower' &&
      lookups++ < MOST_LOOKUPS &&
      isSurelyFigure(document, token) &&
      !isNamesake(document, token) &&
      !isOfDoubleSurname(document, token)
    )
      figures.push(token.index);
  }
  mayAsk ||= document.numbers.some(({ lower }) => lower.length === 4 && lower.startsWith('1'));
  if (
    mayAsk &&
    isLessonQuestion(document.lower) &&
    !(lesson === 0 && (schoolLife > 0 || isEverydayQuestion(document.lower)))
  )
    lesson += 2;
  // "собери ей даты царствования Романовых"
  if (personal === 0 && relations > 0 && lesson > 0 && occurs(document, HELPS_SOMEBODY)) personal++;
  // "Как зовут собаку Герасима?" introduces nobody.
  if (personal === 1 && ASKS_NAME.test(document.lower)) personal = 0;
  if (lesson === 0 && figures.length === 0) addSmallFigures(document, figures);
  return {
    personal,
    relations,
    lesson,
    language,
    schoolLife,
    figures,
    isOwn,
    isSum: !isOwn && isSum(document, maySum),
  };
}

function isBehindName({ tokens }: TextDocument, { index, start, end }: Token): boolean {
  const before = tokens[index - 1];
  if (before === undefined || start !== before.end + 1 || before.word.given === undefined) return false;
  // "Tell Owen I like him"
  const next = tokens[index + 1];
  return next?.casing !== 'lower' || end - start > 1;
}

const HELPS_SOMEBODY =
  /(?<![а-я])(?:объясни|помоги|собери|составь|напиши|подскажи|найди|сделай|расскажи|придумай|дай)(?:те)? (?:ему|ей|им)(?![а-я])|\b(?:help|explain (?:it |this )?to|give|write|make|find) (?:him|her|them)\b/;
const ASKS_NAME = /^как (?:же )?(?:зовут|звали) (?!тебя|вас)|what (?:is|was) the name of/;

function isSum({ numbers, text, lower }: TextDocument, maySum: boolean): boolean {
  if (numbers.length > 1 && text.includes('?')) return true;
  if (
    !maySum ||
    (numbers.length === 0 &&
      !/twice as|раза? (?:больше|меньше|старше|младше)|всегда (?:вр[её]т|лж[её]т)|скольк(?:о|ими)(?: всего)? способ|правду (?:сказал|говорит)|(?:сказал[аи]?|говор(?:ит|ят)) правду|рыцар[ья] .{0,20}лжец|лжец.{0,20} рыцар|вероятность,? (?:что|того)|(?:выше|ниже|старше|младше|легче|тяжелее) .{1,30}(?:выше|ниже|старше|младше|легче|тяжелее) |(?:taller|older|shorter|younger|faster) than .{1,20} (?:but|and) |always (?:lies|tells)|in how many (?:different |other |possible )?(?:ways|orders|arrangements)/.test(
        lower,
      ))
  )
    return false;
  return SUM.test(lower);
}

/** "lincoln" of "lincoln.org" is nobody. */
function isInsideAddress(text: string, { start, end }: Token): boolean {
  const before = text.charCodeAt(start - 1);
  return (
    isAddressCode(before) ||
    before === 0x2f ||
    (isAddressCode(text.charCodeAt(end)) && /\w/.test(text[end + 1] ?? ''))
  );
}

/** "@", "." and "_" */
const isAddressCode = (code: number): boolean => code === 0x40 || code === 0x2e || code === 0x5f;

/** "Саша Пушкин": the given name before it is not the figure's. */
function isNamesake({ tokens }: TextDocument, token: Token): boolean {
  const before = tokens[token.index - 1];
  return (
    before !== undefined &&
    token.start === before.end + 1 &&
    before.word.given !== undefined &&
    !mayBeFigure(token.lower, [before.lower])
  );
}

/** Figures in a message written all small. */
function addSmallFigures(document: TextDocument, figures: number[]): void {
  let lookups = 0;
  for (const token of document.tokens) {
    if (token.kind !== 'word' || token.casing !== 'lower' || token.end - token.start < 4) continue;
    if (lookups++ === MOST_LOOKUPS) return;
    if (isSurelyFigure(document, token) && !isNamesake(document, token)) figures.push(token.index);
  }
}

function isSurelyFigure(document: TextDocument, token: Token): boolean {
  if (!token.word.mayBeFigureInFull || token.word.isStop || isInsideAddress(document.text, token))
    return false;
  const before = document.tokens[token.index - 1];
  const isFullName =
    before !== undefined &&
    (before.word.given !== undefined || (before.end - before.start > 2 && !before.word.isOrdinary)) &&
    token.start === before.end + 1;
  if (isFullName && mayBeFigure(token.lower, [before.lower])) return true;
  if (!token.word.isFigure) return false;
  if (token.word.isCommonSurname) return false;
  if (token.word.given !== undefined && !token.word.isLegendaryName) return false;
  if (token.end - token.start < 5 && token.casing === 'lower') return false;
  const isMarked = token.casing !== 'lower' && !startsSentence(document, token);
  return isMarked || !token.word.isOrdinary;
}

const firstPerson = new PrefixSet(
  "я$ мой$ моя$ мои$ моего$ моей$ меня$ мне$ мы$ нас$ наш$ наша$ наше$ наши$ i$ i'm$ my$ me$ we$ our$ am$",
);
/** Words of which one stands in every question of a lesson, and in every sum. */
const questions = new PrefixSet(
  'кто$ первый$ первая$ кому$ перечисли$ каком$ когда$ где$ чем$ что$ кем$ расскажи$ how$ what$ who$ when$ why$ tell$ известен знаменит прославил',
);
const sums = new PrefixSet(
  `сколько$ поровну$ больше$ меньше$ старше$ младше$ раз$ раза$ км$ найди$ найдите$ во$ вероятность$ делят$ делит$ дели$ раздел
  конфет яблок груш тетрад карандаш книг рубл шар орех апельсин марок монет
  how$ older$ younger$ runs$ walks$ drives$ earns$ saves$ swims$ rectangle triangle perimeter has$ had$ read$ saved$ spent$ walked$ picked$ collected$ baked$ gave$ ate$ found$ прочитал собрал[аи]$ решил[аи]$ съел отдал подарил поймал заплатил посадил bought$ sold$ купил[аи]$ продал[аи]$ старше$ выше$ times$ add$ altogether$ total$ each$ find$ mean$ median$ average$ probability$ what$ twice$ apples$ candies$ pens$ pencils$ books$ marbles$ cookies$ oranges$
  правду$ лжец$ лжеца$ рыцарь$ сколькими$ вместе$ половину$ четверть$ треть$ остатка$ способов$ навстречу$ ними$ остальн ниже$ весят$ легче$ тяжелее$ врет$ лжет$ кубик$ кубика$ монету$ трубами$
  taller$ shorter$ lies$ saves$ laps$ spends$
  miles$ dollars$ cards$ stickers$ coins$ balls$ cycles$ invests$ borrows$ deposits$ travels$ percent$ ratio$`,
);
const SUM =
  /сколько|во ск|поровну|на \d+ (?:больше|меньше)|в \d+ раз|км\/ч|найди(?:те)? (?:скорость|расстояние|время)|how (?:many|much|far|long|old|fast)|altogether|in total|each (?:of|get|have)|find the (?:speed|distance|number)|(?:work out|calculate) the (?:mean|median|mode|range|average)\b|\d+ years (?:older|younger)|(?:times|twice) as (?:old|many|much)|(?:cycles|drives|travels|walks|runs|jogs) at \d|(?:invests|borrows|lends|deposits) [£$€]?\d|in (?:the |a )?ratio|add (?:up )?to|(?:старше|младше|выше|ниже|тяжелее|легче|больше|меньше) .{1,20} на \d|вместе (?:им|у них)|(?:купил[аи]?|bought|sold|продал[аи]?) \d+ .{3,30}(?:for|по|за) \$?\d|(?:прочитал|собрал|наш[её]л|решил|съел|отдал|подарил|поймал|заплатил|посадил|испек|read|saved|spent|walked|ran|picked|collected|baked|has|had|gave|ate|found|made|have)[аи]? (?:only )?\d.{1,60}\d|\bif [a-z]+ (?:runs|walks|drives|reads|buys|earns|saves|swims|bikes|has) |(?:rectangle|triangle|perimeter|garden|field) .{1,20}\d|what is the probability|какова вероятность|вероятность,? (?:что|того)|скольк(?:о|ими)(?: всего)? способ|правду (?:сказал|говорит)|(?:сказал[аи]?|говор(?:ит|ят)) правду|рыцар[ья] .{0,20}лжец|лжец.{0,20} рыцар|(?:красят|роют|копают|строят|печатают|выполня(?:ют|ет)|наполняют?) .{1,40}за \d|(?:выехали|едут|идут|бегут|плывут|летят) навстречу|между ними (?:было )?\d|остальн.{1,20}всего (?:было )?\d|вместе (?:весят|за \d)|(?:половину|четверть|треть|часть)(?:,| .{0,20}остатка)|всегда (?:вр[её]т|лж[её]т)|(?:выше|ниже|старше|младше|легче|тяжелее) .{1,30}(?:выше|ниже|старше|младше|легче|тяжелее) |(?:taller|older|shorter|younger|faster) than .{1,20} (?:but|and) (?:taller|older|shorter|younger|faster|not)|always (?:lies|tells the truth)|(?:saves|spends|runs) .{0,6}\d.{1,40}(?:saves|spends|runs) |за сколько|дел(?:ят|ит|или) |раздел|what is (?:his|her|their|the) (?:speed|average|total|age)|\d+ (?:конфет|яблок|груш|тетрад|карандаш|книг|рубл|шар|орех|апельсин|марок|монет|apples|candies|pens|pencils|books|marbles|cookies|oranges|miles|dollars|cards|stickers|coins|balls)/;
