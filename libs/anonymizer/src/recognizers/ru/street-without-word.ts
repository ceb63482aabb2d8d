import type { Candidate } from '../../recognizer.js';
import { isPlace } from '../../names/places.js';
import type { TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { subjectOf } from '../context.js';
import { endOfHouse, isUnit } from './house-number.js';
import { isNumberWord } from './number-words.js';

const LIVING =
  /(?:жив(?:у|ем|ет|ут|ёт|ём)|проживаю|проживает|адрес(?!аци)[а-я]*|прописан[аы]?|переехал[аи]?|переезжаем|приезжай(?:те)?|приходи(?:те)?|доставк[аиу]|встре(?:тимся|чаемся)|дом)(?: (?:мы|я|он|она|она|теперь|сейчас|рядом|недалеко|там|тут|прямо|у нас|мой|мой:|с мамой|с родителями|по адресу|доставки))*[\s:,–—-]*(?:на|по|в)?\s*$/;
/** What speaks of somebody's home, anywhere in front. */
const HOME =
  /(?<![а-я])(?:домой|к себе|у меня|у нас|к нам|ко мне|переех|переезж|жив(?:у|ем|ет|ут)|адрес|забер|привез|собираемся|собираются|принес|приход|приезж|заход|заезж|зайди|жду|жд[её]м|ждите|встреча|встрети[мтс]|доставк|посылк|наш дом|мой дом|дом у |курьер|подъезд|квартир|такси|автобус|останавлива|подъезж|выхожу|выходим|выезжа|еду|сижу|общаг|общежит|дома(?![а-я])|дома,|вожу|забира|скоро буду|дача|в гости|прописк|снима|двушк|однушк|съемн|найти на|домашн|нашем доме|моем доме)/;
const HOME_BEHIND =
  /^,? ?(?:(?:я|мы|там|и|тут) )?(?:жив(?:у|ем|ет)|наш дом|мой дом|забер|жду|приход|заход|приезж)/;
const HOUSE_BEHIND = /^,? \d{1,3}[а-я]?,? (?:подъезд|кв|корп|этаж|домофон)/;
const REACH = 60;

/** Words that streets may stand behind: "живу на". */
export const BEFORE_STREET = new PrefixSet(
  'на$ по$ с$ из$ у$ дом$ живу$ адрес меня$ нас$ дома$ лет$ летия$ к$ от$ до$ около$ возле$ напротив$',
);
const TAKES_STREET = new WordTest(
  'на|по|с|из|у|дом|живу|адрес[а-я]*|меня|нас|дома|доме|к|от|до|около|возле|напротив',
);

const LEADS_TO_STREET = new WordTest('на|адрес(?!аци)[а-я]*|живу|по|дом');

/** Whether the words in front say that somebody lives there. */
export function livesAt({ lower }: TextDocument, start: number): boolean {
  return LIVING.test(lower.slice(Math.max(0, start - 48), start));
}

type Found = Omit<Candidate, 'type' | 'recognizer'>;

/** "живу на Ленина 5", "забери меня с Лесной 8", "Казань, Баумана, 4, кв. 2": the word for a street left out. */
export function streetWithoutWord(document: TextDocument, token: Token): Found | undefined {
  const { lower, tokens } = document;
  if (token.end - token.start < 3 || token.script !== 'cyrillic' || !isNumberNear(tokens, token.index))
    return undefined;
  const previous = tokens[token.index - 1];
  const numbered = numberedStreet(document, token);
  if (numbered !== undefined) return numbered;
  const day = previous?.kind === 'number' ? dayStreet(document, previous, token) : undefined;
  if (day !== undefined) return day;
  if (previous === undefined || isOwnHouse(document, token)) return ownHouse(document, token);
  const evidence = evidenceOfHome(document, token);
  if (evidence === undefined) return undefined;
  const second = tokens[token.index + 1];
  for (const last of [token, second]) {
    if (last?.kind !== 'word') continue;
    // "из Вологды в 8:15"
    if (last !== token && (last.start !== token.end + 1 || last.word.isStop)) continue;
    const end = endOfHouse(document, last.index);
    if (end === undefined || isUnit(tokens[last.index + 2])) continue;
    const isWhole =
      evidence === 'sure' ||
      (evidence === 'home' ? endsHere(document, end) : hasFlat(lower.slice(last.end, end)));
    if (isWhole)
      return { start: startOfName(document, token), end, score: 0.95, reason: 'place of living and house' };
  }
  return undefined;
}

/** What speaks for a home: enough alone, if nothing follows that is counted, or only together with a flat. */
function evidenceOfHome(document: TextDocument, token: Token): 'sure' | 'home' | 'town' | undefined {
  const { lower, tokens, text } = document;
  const start = startOfName(document, token);
  const previous = tokens[start === token.start ? token.index - 1 : token.index - 2];
  if (previous === undefined) return undefined;
  const gap = text.slice(previous.end, start);
  const isTitle = token.casing === 'title';
  const isBehindMark = isTitle && gap !== ' ' && /^(?:, ?|: ?| ?[—–-] )$/.test(gap);
  const takesStreet =
    isBehindMark || (TAKES_STREET.accepts(previous.word) && (gap === ' ' || !/[.!?\n]/.test(gap)));
  const isOwnBehind =
    takesStreet &&
    !token.word.isOrdinary &&
    LIKE_NAME.accepts(token.word) &&
    isOwnBehindHouse(document, token);
  if (isOwnBehind) return 'sure';
  if (
    takesStreet &&
    LEADS_TO_STREET.accepts(previous.word) &&
    /^:?\s*$/.test(gap) &&
    livesAt(document, start)
  )
    return 'sure';
  if (!isTitle) return undefined;
  // "с Тверской 12 подъезд 3"
  if (takesStreet && HOUSE_BEHIND.test(lower.slice(token.end, token.end + 24))) return 'sure';
  if (isBehindMark && BEHIND_VILLAGE.test(text.slice(Math.max(0, start - 36), start))) return 'home';
  const isOfTown = isBehindTown(document, previous, start) && !token.word.isPlace;
  if ((takesStreet || isOfTown) && speaksOfHome(document, token)) return 'home';
  if (!isBehindMark && takesStreet && isOwnStreet(document, token)) return 'home';
  return isOfTown ? 'town' : undefined;
}

/** "Казань, Баумана", "344002, Ростов-на-Дону, Большая Садовая" */
function isBehindTown({ tokens, text, lower }: TextDocument, last: Token, start: number): boolean {
  if (last.word.isPlace) return true;
  const gap = text.slice(last.end, start);
  if (last.casing === 'lower' || (gap !== ' ' && gap !== ', ')) return false;
  for (let i = last.index - 1; i >= 0 && i >= last.index - 2; i--) {
    const first = tokens[i]!;
    if (first.word.mayBeginPlace && isPlace(lower.slice(first.start, last.end).replaceAll(' ', '-')))
      return true;
  }
  return false;
}

/** "на Ленина, дом 5", "на ленина пятнадцать" */
function isNumberNear(tokens: readonly Token[], index: number): boolean {
  for (let i = index + 1; i <= index + 3; i++) if (tokens[i]?.kind === 'number') return true;
  for (let i = index + 1; i <= index + 3; i++) if (isNumberWord(tokens[i])) return true;
  return false;
}

const LIKE_NAME = new WordTest(
  '(?!дом|кв|школ|класс|подъезд|этаж|корпус|комнат|номер|кабинет|лет|час)[а-я]{2,}(?:а|я|ой|ей|ая|ую|ых|их|ов|ев|ий|ый|ого|его|ко|ге|ди|ни|ин|ан|ло)',
);
const OWN_HOUSE =
  /^,? (?:это )?(?:(?:мой|наш|ее|его|их|бабушкин) (?:домашний )?(?:адрес|дом)|домашний адрес|адрес)(?![а-я])|^,? (?:(?:это|где|там|тут|здесь|и|я|мы|сейчас|теперь) ){1,4}жив(?:у|ем)(?![а-я])|^,? (?:там|тут|где) (?:он|она|мама|папа|бабушка) живет(?![а-я])|^(?:,? (?:\d{1,2} (?:подъезд|этаж)|(?:подъезд|этаж) \d{1,2})),? (?:жд|домофон|заход|приход|приезж|забер)|^,? ?[—–-]? ?(?:это )?(?:(?:мой|наш) (?:адрес|дом)|(?:я|мы) (?:тут |там )?жив|(?:где|у котор[а-я]+) (?:я|мы) жив|там (?:я|мы) жив|жив(?:у|ем)|заход|приход|приезжа|жду|жд[её]м|это (?:я|мы)|туда (?:привоз|достав|курьер)|до [а-я ]{3,20}, (?:я|мы) (?:там |тут )?жив|(?:это|вот) (?:мой|наш) (?:адрес|дом))/;

/** "Ленина 23-45 мой адрес": a name with a capital and a house, and behind them whose it is. */
function isOwnHouse(document: TextDocument, token: Token): boolean {
  return (
    token.casing === 'title' &&
    document.tokens[token.index + 1]?.kind === 'number' &&
    LIKE_NAME.accepts(token.word) &&
    ownHouse(document, token) !== undefined
  );
}

/** "я на вернадского 86 стр 2 живу" */
function isOwnBehindHouse(document: TextDocument, token: Token): boolean {
  const end = endOfHouse(document, token.index);
  return end !== undefined && OWN_HOUSE.test(document.lower.slice(end, end + 32));
}

function ownHouse(document: TextDocument, token: Token): Found | undefined {
  if (token.casing !== 'title' || !LIKE_NAME.accepts(token.word)) return undefined;
  const end = endOfHouse(document, token.index);
  if (end === undefined || !OWN_HOUSE.test(document.lower.slice(end, end + 32))) return undefined;
  return {
    start: startOfName(document, token),
    end,
    score: 0.95,
    reason: 'house that somebody calls his own',
  };
}

const NUMBER_OF_NAME = /(?:^|[^а-яa-z\d.,])(\d{1,3}(?:-?(?:я|й|ая|ой|ую|ый|ого|го)|-? ?летия| лет) )$/;

/** "живу 1-я Парковая, 14", "наш дом на 40 лет Октября, 36" */
function numberedStreet(document: TextDocument, token: Token): Found | undefined {
  const before = document.tokens[token.index - 1];
  if (before === undefined || before.end - before.start > 5) return undefined;
  if (before.kind !== 'number' && document.tokens[token.index - 2]?.kind !== 'number') return undefined;
  const number = NUMBER_OF_NAME.exec(document.lower.slice(Math.max(0, token.start - 12), token.start));
  if (number === null || !STREET_LIKE.test(token.lower)) return undefined;
  const start = token.start - number[1]!.length;
  const end = endOfHouse(document, token.index);
  if (end === undefined) return undefined;
  const isHome =
    livesAt(document, start) ||
    speaksOfHome(document, token) ||
    OWN_HOUSE.test(document.lower.slice(end, end + 32));
  return isHome && endsHere(document, end)
    ? { start, end, score: 0.95, reason: 'place of living and house' }
    : undefined;
}

const STREET_LIKE = /^(?!класс|школ|этаж)[а-я]{4,}(?:ая|ой|ую|ий|ом|ка|ый|а|я|и|ы)$/;

/** "живу на 8 Марта 15" */
function dayStreet(document: TextDocument, day: Token, month: Token): Found | undefined {
  if (
    !/^(?:января|марта|мая|июля|августа|октября|ноября)$/.test(month.lower) ||
    !livesAt(document, day.start)
  )
    return undefined;
  const end = endOfHouse(document, month.index);
  return end === undefined || end - month.end > 12
    ? undefined
    : { start: day.start, end, score: 0.75, reason: 'place of living and house' };
}

const FIRST_OF_NAME =
  /^(?:больш|мал|нов|стар|верхн|нижн|перв|втор|треть|карла|розы|клары|братьев|академика|маршала|генерала|героев|красн|советск|западн|восточн|северн|южн|юлиуса|богдана|миклухо|льва|максима)/;

/** "Большая Черкизовская", "Карла Маркса": a word before the last of the name. */
function startOfName({ tokens, text }: TextDocument, token: Token): number {
  const before = tokens[token.index - 1];
  if (before?.casing !== 'title' || before.end + 1 !== token.start) return token.start;
  // "Ново-Садовая"
  const isTied = text[before.end] === '-';
  const isPart =
    text[before.end] === ' ' && (FIRST_OF_NAME.test(before.lower) || before.word.given !== undefined);
  return isPart || isTied ? before.start : token.start;
}

/** "с. Усть-Кокса, " */
const BEHIND_VILLAGE =
  /(?:^|[\s,(])(?:с|п|д|дер|пос|пгт|рп|ст|х|г|кп|жк|снт|днт|село|деревня|станица|поселок|пос[её]лок|хутор|аул)(?:\.| |\. )[«"]?[А-ЯЁ][а-яё]+(?:[- ][А-ЯЁа-яё]+)?[»"]?, $/i;

function speaksOfHome({ lower }: TextDocument, { start, end }: Token): boolean {
  const before = lower.slice(Math.max(0, start - REACH), start);
  const sentence = before.slice(
    Math.max(before.lastIndexOf('!'), before.lastIndexOf('?'), before.lastIndexOf('\n')) + 1,
  );
  return HOME.test(sentence) || HOME_BEHIND.test(lower.slice(end, end + 28).replace(/^,? [\d-]+[а-я]?/, ''));
}

const LIKE_STREET = /[а-я]{2}(?:ой|ей|ую|юю|ая)$/;

/** "я с Парковой, 11": an adjective, or a word for the house, in talk about oneself. */
function isOwnStreet(document: TextDocument, { end, lower }: Token): boolean {
  const isHouse = /^, ?(?:д\.?|дом) ?\d{1,3}/.test(document.lower.slice(end, end + 9));
  const isNumber = LIKE_STREET.test(lower) && /^, ?\d{1,3}(?!\d)/.test(document.lower.slice(end, end + 6));
  if (!isHouse && !isNumber) return false;
  const { personal, lesson, figures } = subjectOf(document);
  return personal > 0 && lesson === 0 && figures.length === 0;
}

/** Nothing that the number could count stands behind it. */
function endsHere({ lower }: TextDocument, end: number): boolean {
  return /^(?:$|[,.!?;:)\n]| ?(?:[—–-] |(?:на|и|в|к|там|тут|до|от|где|это|рядом|возле|около|жив(?:у|ем|ет)|подъезд|домофон|кв)(?![а-я])))/.test(
    lower.slice(end, end + 12),
  );
}

const hasFlat = (house: string): boolean => /кв|корп|д\.|\d[-/]\d|\d, ?\d/.test(house);
