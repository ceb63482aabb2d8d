import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { PrefixSet } from '../../text/prefixes.js';
import { subjectOf } from '../context.js';
import { endOfDormitory, endOfStreetBehind, endOfTownBehind, streetBefore } from './before-house.js';
import { endOfHouse, followGap } from './house-number.js';
import { livesAt, mayBeginNamelessStreet, streetWithoutWord } from './street-without-word.js';
import { withTown } from './town-before-street.js';

/** Words for streets that hardly mean anything else. */
const STREET =
  /^(?:ул|улиц[аеуы]|улицей|проспект[ае]?|проспекту|просп|пр-т[еау]?|пр-кт|переул(?:ок|ка|ке|ку)|пер|бульвар[ае]?|бул|б-р|набережн(?:ая|ой|ую)|наб|микрорайон[ае]?|мкр|мкрн|мкр-н|шоссе|проезд[ае]?|тупик[ае]?)$/;
/** Words that mean streets and other things: only before a name with a capital. */
const MAYBE_STREET =
  /^(?:ш|пр|пл|жк|площад[ьи]|аллея|аллее|квартал[ае]?|линия|линии|тракт[ае]?|бульв|спуск)$/;
const PERSONAL_HOUSE =
  /(?:жив[уе]|адрес|прописан|приезжай|приходи|жду|доставк|квартир|находи|встреч|переехал|наш дом|мой дом|снима)/;
/** Streets with a house, in either order, and streets that somebody lives in. */
export const addressRu: Recognizer = {
  name: 'address-ru',
  locale: 'ru',
  find(document) {
    const found: Candidate[] = [];
    let behind = -1;
    for (const token of document.tokens) {
      if (token.start < behind || token.kind !== 'word' || !mayBegin(document, token)) continue;
      const candidate =
        (BEGINNINGS.has(token)
          ? (postIndex(document, token) ??
            villageHouse(document, token) ??
            fromStreet(document, token, behind) ??
            houseAndFlat(document, token, behind) ??
            dormitory(document, token))
          : undefined) ?? streetWithoutWord(document, token);
      if (candidate === undefined) continue;
      const end = candidate.score <= 0.7 ? candidate.end : endOfTownBehind(document, candidate.end);
      found.push({
        ...withTown(document, candidate, behind),
        end,
        type: 'ADDRESS',
        recognizer: 'address-ru',
      });
      behind = end;
    }
    return found;
  },
};

const BEGINNINGS = new PrefixSet(
  `ул$ улиц просп пр$ переул пер$ бульвар бул$ бульв наб$ набереж микрорай мкр мкрн шоссе проезд тупик ш$ пл$ площад аллея аллее квартал
  деревня$ деревне$ дер$ село$ селе$ пос$ поселок$ поселке$ хутор$ станица$ аул$ линия линии тракт спуск б$ д$ дом$ дом[еа]$ кв$ квартир подъезд жк$ снт$ днт$ днп$ кп$ рп$ пгт$ общежити общаг индекс`,
);

/** A word for a street or a house, or what stands behind "живу на". */
const mayBegin = (document: TextDocument, token: Token): boolean =>
  BEGINNINGS.has(token) || mayBeginNamelessStreet(document, token);

type Found = Omit<Candidate, 'type' | 'recognizer'>;

/** "ул. Ленина, д. 5, кв. 12", "Невский проспект 28", "на улице гагарина". */
function fromStreet(document: TextDocument, token: Token, behind: number): Found | undefined {
  const hyphened = /^(?:пр|б|мкр|ст)$/.test(token.lower) && document.text[token.end] === '-';
  const last = hyphened ? document.tokens[token.index + 1]! : token;
  const word = hyphened ? document.lower.slice(token.start, last?.end) : token.lower;
  const sure = STREET.test(word);
  if (!sure && !MAYBE_STREET.test(word)) return undefined;
  const name = nameBehind(document, last, sure || mayBeSmall(document, token, last));
  if (name !== undefined) {
    const end = endOfHouse(document, name.index);
    if (end !== undefined)
      return { start: token.start, end, score: sure ? 0.96 : 0.92, reason: 'street and house' };
  }
  const nameBefore = adjectiveBefore(document, token, behind);
  if (nameBefore !== undefined) {
    const end = endOfHouse(document, last.index);
    if (end !== undefined) return { start: nameBefore.start, end, score: 0.9, reason: 'street and house' };
  }
  const start = (nameBefore ?? token).start;
  const numbered = /^(?:мкр|микр|квартал|лини)/.test(word)
    ? numberOfQuarter(document, token, last)
    : undefined;
  if (numbered !== undefined) return numbered;
  const livesThere = livesAt(document, start);
  if (name === undefined && nameBefore === undefined) return undefined;
  const end = name?.end ?? last.end;
  return {
    start,
    end,
    score: livesThere ? 0.78 : 0.3,
    reason: livesThere ? 'street that somebody lives in' : 'street',
  };
}

/** "7 мкр, дом 12", "5-я линия В.О., д. 3", "квартал 14, дом 8": a number is the name. */
function numberOfQuarter(document: TextDocument, token: Token, last: Token): Found | undefined {
  const { tokens, text, lower } = document;
  const before = /(?:^|[^а-яa-z\d.,])(\d{1,3}(?: ?-?(?:й|я|ый|ая|ой|ом|м|го))? ?)$/.exec(
    lower.slice(Math.max(0, token.start - 9), token.start),
  );
  if (before !== null) {
    const island =
      /^ (?:В\. ?О\.|ВО(?![А-Я])|Васильевского острова)/.exec(text.slice(last.end, last.end + 24))?.[0]
        .length ?? 0;
    const end = endOfHouse(document, tokenIndexAt(tokens, last.end + island) - 1);
    if (end !== undefined && !/^лини/.test(token.lower))
      return { start: token.start - before[1]!.length, end, score: 0.88, reason: 'quarter and house' };
    if (
      end !== undefined &&
      (island > 0 ||
        /^,? ?(?:д|дом)?\.? ?\d+[^.]*(?:кв|корп)/.test(lower.slice(last.end + island, end + 12)) ||
        livesAt(document, token.start - before[1]!.length))
    )
      return { start: token.start - before[1]!.length, end, score: 0.88, reason: 'street and house' };
    return undefined;
  }
  const number = tokens[last.index + 1];
  if (
    number?.kind !== 'number' ||
    number.lower.length > 3 ||
    !/^ ?[№-]? ?$/.test(text.slice(last.end, number.start))
  )
    return undefined;
  if (!/^[а-я]?,? ?(?:д|дом)\.? ?\d/.test(lower.slice(number.end, number.end + 10))) return undefined;
  const end = endOfHouse(document, number.index);
  return end === undefined
    ? undefined
    : { start: token.start, end, score: 0.88, reason: 'quarter and house' };
}

/** "живу пр ленина 60", "ПР. МИРА 15": the short word means a street where somebody lives. */
function mayBeSmall(document: TextDocument, { lower, start }: Token, { index }: Token): boolean {
  const number = [index + 2, index + 3].some((i) => document.tokens[i]?.kind === 'number');
  return number && /^(?:пр|пл|ш)$/.test(lower) && livesAt(document, start);
}

/** One to three words behind the word for a street; small ones only where it cannot mean anything else. */
function nameBehind(document: TextDocument, street: Token, allowsSmall: boolean): Token | undefined {
  const { tokens, text } = document;
  let last = street;
  let words = 0;
  for (let i = street.index + 1; i <= street.index + 4; i++) {
    const token = tokens[i];
    if (token === undefined || !followGap(text, last, token, words === 0 || isShortened(last))) break;
    if (token.kind === 'number') {
      const next = tokens[i + 1];
      const isOrdinal =
        next !== undefined &&
        text.slice(token.end, next.start) === '-' &&
        /^(?:я|й|ая|ой|го|летия|лет)$/.test(next.lower);
      const isOfDate =
        next?.kind === 'word' &&
        next.start === token.end + 1 &&
        /^(?:мая|марта|октября|лет|июля|января|августа|декабря|ноября|сентября)$/.test(next.lower);
      if (words > 0 || (!isOrdinal && !isOfDate)) break;
      last = next!;
      words++;
      i++;
      continue;
    }
    if (HOUSE_WORD.test(token.lower) || NOT_IN_NAME.test(token.lower)) break;
    if (
      token.casing === 'lower' &&
      (!allowsSmall || !NAME_ENDING.test(token.lower)) &&
      !/^(?:им|имени)$/.test(token.lower)
    )
      break;
    last = token;
    if (++words === 3) break;
  }
  return last === street ? undefined : last;
}

/** "им. Лермонтова", "К. Маркса" */
const isShortened = ({ lower }: Token): boolean =>
  /^(?:[а-я]|им|ак|акад|ген|проф|марш|бр|кап|адм|св|пр|б|м|ст|н)$/.test(lower);

const HOUSE_WORD = /^(?:д|дом|доме|дома|кв|квартира|корп|корпус|к|стр|строение|владение|вл|подъезд|этаж)$/;
const NOT_IN_NAME =
  /^(?:и|в|на|с|по|от|до|где|что|не|а|но|у|за|к|я|мы|он|она|это|есть|был|была|длин[а-я]+|ширин[а-я]+|равн[а-я]+|рядом|около|возле|моя|мой|там|тут)$/;
const NAME_ENDING = /(?:а|я|ой|ая|ий|ый|ов|ев|ей|их|ых|о|ы|и|ую|ого)$/;

/** "Невский" before "проспект", "Большая Садовая" before "улица". */
function adjectiveBefore({ tokens, text }: TextDocument, street: Token, behind: number): Token | undefined {
  let first: Token | undefined;
  for (let i = street.index - 1; i >= 0 && street.index - i <= 2; i--) {
    const token = tokens[i]!;
    if (token.kind !== 'word' || token.start < behind || text.slice(token.end, tokens[i + 1]!.start) !== ' ')
      break;
    if (!/(?:ая|ой|ую|ий|ый|ом|ого|ское|ское|ском)$/.test(token.lower) || token.end - token.start < 4) break;
    if (token.casing === 'lower' && token.word.isOrdinary) break;
    first = token;
  }
  return first === undefined ? undefined : ordinalBefore(tokens, text, first);
}

/** "2-я Парковая": the numeral belongs to the name. */
function ordinalBefore(tokens: readonly Token[], text: string, first: Token): Token {
  const ending = tokens[first.index - 1];
  const number = tokens[first.index - 2];
  const isOrdinal =
    number?.kind === 'number' &&
    ending!.start === number.end + 1 &&
    text[number.end] === '-' &&
    /^(?:[яйеую]|ая|ой|ый|ую|го)$/.test(ending!.lower);
  return isOrdinal && first.start === ending!.end + 1 ? number : first;
}

/** "индекс 344000" */
function postIndex({ tokens, lower }: TextDocument, token: Token): Found | undefined {
  const number = tokens[token.index + 1];
  const isIndex =
    token.lower.startsWith('индекс') &&
    number?.lower.length === 6 &&
    number.kind === 'number' &&
    /^[: —–-]{1,3}$/.test(lower.slice(token.end, number.start));
  return isIndex ? { start: number.start, end: number.end, score: 0.7, reason: 'postal index' } : undefined;
}

/** "деревня Малые Вязёмы, дом 6": a village has houses without streets. */
function villageHouse(document: TextDocument, token: Token): Found | undefined {
  if (
    !/^(?:деревня|деревне|дер|д|село|селе|пос|поселок|поселке|хутор|станица|аул|снт|днт|днп|кп|рп|пгт)$/.test(
      token.lower,
    )
  )
    return undefined;
  const name = nameBehind(document, token, false);
  if (name === undefined) return undefined;
  const end = endOfHouse(document, name.index);
  return end === undefined
    ? undefined
    : { start: token.start, end, score: 0.92, reason: 'village and house' };
}

/** "дом 5, квартира 12" without a word for the street: "Строителей 18, кв 7". */
function houseAndFlat(document: TextDocument, token: Token, behind: number): Found | undefined {
  const isHouse = /^(?:дом|доме|дома|д)$/.test(token.lower);
  if (!isHouse && !/^(?:кв|квартира|квартире|квартиры|подъезд)$/.test(token.lower)) return undefined;
  const end = endOfHouse(document, token.index - 1);
  if (end === undefined) return undefined;
  const lower = document.lower.slice(token.start, end);
  const hasFlat = /кв/.test(lower) && /д\.?|дом/.test(lower) && /\d.*\d/.test(lower);
  const street =
    hasFlat ||
    !isHouse ||
    /[а-яё]\.? ?[«"]?[а-яё]+[»"]?, $/i.test(document.text.slice(Math.max(0, token.start - 30), token.start))
      ? streetBefore(document, token.start, isHouse)
      : undefined;
  if (street !== undefined && street >= behind && !subjectOf(document).isSum)
    return { start: street, end, score: 0.85, reason: 'street, house and flat' };
  if (token.lower === 'подъезд') return undefined;
  const before = document.lower.slice(Math.max(0, token.start - 60), token.start);
  const lives = PERSONAL_HOUSE.test(before) && !subjectOf(document).isSum;
  const streetEnd =
    lives || hasFlat || livesAt(document, token.start) ? endOfStreetBehind(document, end) : undefined;
  if (streetEnd !== undefined)
    return { start: token.start, end: streetEnd, score: 0.85, reason: 'house and its street' };
  const score = hasFlat ? 0.8 : lives && /^(?:кв|квартир)/.test(token.lower) ? 0.7 : 0.3;
  return { start: token.start, end, score, reason: 'house and flat' };
}

/** "общежитие № 3, комната 412" */
function dormitory(document: TextDocument, token: Token): Found | undefined {
  if (!/^общ(?:еж|аг)/.test(token.lower)) return undefined;
  const end = endOfDormitory(document, token.start);
  return end === undefined
    ? undefined
    : { start: token.start, end, score: 0.85, reason: 'dormitory and room' };
}
