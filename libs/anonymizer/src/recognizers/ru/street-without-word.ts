import type { Candidate } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { endOfHouse, isUnit } from './house-number.js';

const LIVING =
  /(?:жив(?:у|ем|ет|ут|ёт|ём)|проживаю|проживает|адрес[а-я]*|прописан[аы]?|переехал[аи]?|переезжаем|приезжай(?:те)?|приходи(?:те)?|доставк[аиу]|встре(?:тимся|чаемся)|дом)(?: (?:мы|я|он|она|она|теперь|сейчас|рядом|недалеко|там|тут|прямо|у нас|мой|мой:|с мамой|с родителями|по адресу|доставки))*[\s:,–—-]*(?:на|по|в)?\s*$/;
/** What speaks of somebody's home, anywhere in front. */
const HOME =
  /(?<![а-я])(?:домой|к себе|у меня|у нас|к нам|ко мне|переех|переезж|жив(?:у|ем|ет|ут)|адрес|забер|привез|собираемся|собираются|принес|приход|приезж|заход|заезж|зайди|жду|жд[её]м|ждите|встреча|встрети[мтс]|доставк|посылк|наш дом|мой дом|дом у |курьер|подъезд|квартир|такси|автобус|останавлива|подъезж|выхожу|выходим|выезжа|еду|сижу|дома(?![а-я])|дома,|вожу|забира|скоро буду|дача|в гости|прописк)/;
const HOME_BEHIND =
  /^,? ?(?:(?:я|мы|там|и|тут) )?(?:жив(?:у|ем|ет)|наш дом|мой дом|забер|жду|приход|заход|приезж)/;
const LIVED_IN =
  /^,? (?:это )?(?:(?:мой|наш|её|ее|его|их|бабушкин) )?(?:домашний )?(?:адрес|дом)(?![а-я])|^,? (?:(?:это|где|там|тут|здесь|и|я|мы|сейчас|теперь) ){1,4}жив(?:у|ем)(?![а-я])|^,? (?:там|тут|где) (?:он|она|мама|папа|бабушка) жив[её]т(?![а-я])|^(?:,? (?:\d{1,2} (?:подъезд|этаж)|(?:подъезд|этаж) \d{1,2})),? (?:жд|домофон|заход|приход|приезж|забер)/;
const HOUSE_BEHIND = /^,? \d{1,3}[а-я]?,? (?:подъезд|кв|корп|этаж|домофон)/;
const REACH = 60;

const BEFORE_NAME = new PrefixSet(
  'на$ по$ с$ из$ у$ дом$ живу$ адрес меня$ нас$ к$ от$ до$ около$ возле$ напротив$',
);
const TAKES_STREET = /^(?:на|по|с|из|у|дом|живу|адрес[а-я]*|меня|нас|к|от|до|около|возле|напротив)$/;

/** Whether the word stands behind "живу на", or behind a town and a comma. */
export function mayBeginNamelessStreet({ tokens, text }: TextDocument, token: Token): boolean {
  const before = tokens[token.index - 1];
  if (before === undefined) return false;
  if (BEFORE_NAME.has(before)) return true;
  // "Казань, Баумана 4", "заходи в гости, Чехова 2"
  return (
    token.casing === 'title' &&
    text.charCodeAt(before.end) === 0x2c &&
    tokens[token.index + 1]?.kind === 'number'
  );
}

/** Whether the words in front say that somebody lives there. */
export function livesAt({ lower }: TextDocument, start: number): boolean {
  return LIVING.test(lower.slice(Math.max(0, start - 48), start));
}

type Found = Omit<Candidate, 'type' | 'recognizer'>;

/** "живу на Ленина 5", "забери меня с Лесной 8", "Казань, Баумана, 4, кв. 2": the word for a street left out. */
export function streetWithoutWord(document: TextDocument, token: Token): Found | undefined {
  const { lower, tokens } = document;
  const previous = tokens[token.index - 1];
  if (previous === undefined || token.end - token.start < 3) return undefined;
  if (tokens[token.index + 1]?.kind !== 'number' && tokens[token.index + 2]?.kind !== 'number') {
    // "на Ленина, дом 5"
    if (tokens[token.index + 3]?.kind !== 'number') return undefined;
  }
  const before = lower.slice(Math.max(0, token.start - 48), token.start);
  const isTitle = token.casing === 'title';
  const isBehindComma = isTitle && document.text.charCodeAt(previous.end) === 0x2c;
  const takesStreet =
    (isBehindComma || TAKES_STREET.test(previous.lower)) &&
    !/[.!?\n]/.test(before.slice(previous.end - token.start));
  const isLiving =
    takesStreet && /(?:на|адрес[а-я]*:?|живу|по|дом)\s*$/.test(before) && livesAt(document, token.start);
  // "с Тверской 12 подъезд 3"
  const isHouse = takesStreet && isTitle && HOUSE_BEHIND.test(lower.slice(token.end, token.end + 24));
  const isOfTown = isTitle && previous.word.isPlace && !token.word.isPlace;
  const isAtHome = isTitle && (takesStreet || isOfTown) && speaksOfHome(document, token);
  const isOwn = isTitle && !isBehindComma && takesStreet && isOwnStreet(document, token);
  if (!isHouse && !isLiving && !isAtHome && !isOfTown && !isOwn) return undefined;
  const second = tokens[token.index + 1];
  for (const last of [token, second]) {
    if (last === undefined || last.kind !== 'word' || (last !== token && last.start !== token.end + 1))
      continue;
    const end = endOfHouse(document, last.index);
    if (end === undefined || isUnit(tokens[last.index + 2]?.lower)) continue;
    const isWhole =
      isLiving ||
      isHouse ||
      (isAtHome || isOwn ? endsHere(document, end) : hasFlat(lower.slice(last.end, end)));
    if (isWhole) return { start: token.start, end, score: 0.89, reason: 'place of living and house' };
  }
  return undefined;
}

const LEADS_HOME = new Set(
  'мой наш ее его их бабушкин домашний адрес дом это где там тут здесь и я мы сейчас теперь подъезд этаж'.split(
    ' ',
  ),
);

/** Whether the first word behind the numbers may tell who lives there. */
function leadsHome({ tokens }: TextDocument, from: number): boolean {
  for (let i = from; i < from + 4; i++) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (token.kind === 'word' && token.end - token.start > 2) return LEADS_HOME.has(token.lower);
    if (LEADS_HOME.has(token.lower)) return true;
  }
  return false;
}

/** "Ленина 23-45 мой адрес", "от Марата 16, где я живу": told behind the house. */
export function streetLivedIn(document: TextDocument, token: Token): Found | undefined {
  if (document.tokens[token.index + 1]?.kind !== 'number') return undefined;
  if (token.word.isStop || token.end - token.start < 4) return undefined;
  if (!leadsHome(document, token.index + 2)) return undefined;
  const end = endOfHouse(document, token.index);
  if (end === undefined) return undefined;
  const house = document.tokens[token.index + 1]!.end;
  const isLivedIn =
    LIVED_IN.test(document.lower.slice(end, end + 44)) ||
    LIVED_IN.test(document.lower.slice(house, house + 44));
  return isLivedIn
    ? { start: token.start, end, score: 0.9, reason: 'street and house, told to be lived in' }
    : undefined;
}

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

/** How far in front of its flat a street begins. */
const FLAT_REACH = 40;
const STREET_BEFORE =
  /(?<![а-я-])((?:(?:[а-я]{3,}(?:ой|ая|ей|ого)|[а-я]{3,}[ая]) )?[а-я]{3,}(?:а|я|о|ой|ая|ей|ую|ого|ы|и|ская|ский)),? (?:д(?:ом|\.)? ?)?\d{1,3}[а-я]?(?:[/-]\d{1,2})?,? $/;
const NO_STREET =
  /^(?:улиц[аеуы]|дом[а]?|школ[аеуы]|группа|задача|страница|часа|квартал[а]?|линия|корпуса?|глава|серия|подъезда|этажа|деревня|аудитория|площадь|комната|квартира|секция|строка|цена|меня|тебя)$/;

/** "приходи ко мне пушкина 10 квартира 3": the street and the house in front of a flat. */
export function streetBeforeFlat(document: TextDocument, flat: Token, behind: number): Found | undefined {
  const { lower, tokens } = document;
  if (!/^(?:кв|квартир|подъезд)/.test(flat.lower) || tokens[flat.index + 1]?.kind !== 'number')
    return undefined;
  const house = tokens[flat.index - 1];
  const isHouse = house !== undefined && (house.kind === 'number' || house.end - house.start === 1);
  if (!isHouse || flat.start - house.end > 2) return undefined;
  const from = Math.max(0, behind, flat.start - FLAT_REACH);
  const match = STREET_BEFORE.exec(lower.slice(from, flat.start));
  if (match === null) return undefined;
  const words = match[1]!.split(' ');
  if (NO_STREET.test(words.at(-1)!)) return undefined;
  const street = tokenIndexAt(tokens, from + match.index + match[1]!.lastIndexOf(' ') + 1);
  if (!mayNameStreet(tokens[street]!)) return undefined;
  const end = endOfHouse(document, street);
  const first =
    words.length === 2 && belongsToStreet(tokens[street - 1]!, tokens[street]!) ? street - 1 : street;
  return end === undefined || end <= flat.end
    ? undefined
    : { start: tokens[first]!.start, end, score: 0.9, reason: 'street and house in front of a flat' };
}

/** A surname, somebody of history, a capital, or an adjective: no word of a sentence. */
const mayNameStreet = ({ word, lower, casing }: Token): boolean =>
  casing === 'title' || !word.isOrdinary || word.isListedSurname || /(?:ая|ой|ую|ская)$/.test(lower);

/** "Льва Толстого", "красной армии" */
const belongsToStreet = (first: Token, street: Token): boolean =>
  !first.word.isStop &&
  first.sets === 0 &&
  (first.word.given !== undefined ||
    (first.casing === street.casing && /(?:ой|ая|ей|ого)$/.test(first.lower)));

/** Nothing that the number could count stands behind it. */
function endsHere({ lower }: TextDocument, end: number): boolean {
  return /^(?:$|[,.!?;:)\n]| ?(?:[—–-] |(?:на|и|в|к|там|тут|до|от|где|это|рядом|возле|около|жив(?:у|ем|ет)|подъезд|домофон|кв)(?![а-я])))/.test(
    lower.slice(end, end + 12),
  );
}

const hasFlat = (house: string): boolean => /кв|корп|д\.|\d-\d/.test(house);
