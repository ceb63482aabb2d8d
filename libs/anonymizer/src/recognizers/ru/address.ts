import { candidateOf, type Candidate, type Recognizer } from '../../recognizer.js';
import { isMonthName } from '../../text/dates.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { PrefixSet } from '../../text/prefixes.js';
import { endOfTownBehind } from './before-house.js';
import { lotWithoutStreet } from './cooperative.js';
import { dormitory, houseAndFlat, postIndex, villageHouse } from './house-without-street.js';
import { latinStreet } from './latin-street.js';
import { postalLine } from './postal-line.js';
import { isPublicHouse } from './public-house.js';
import { isQuarter, numberedQuarter } from './quarter.js';
import { nameBehind } from './street-name.js';
import { endOfHouse } from './house-number.js';
import { BEFORE_STREET, livesAt, streetWithoutWord } from './street-without-word.js';
import { withTown } from './town-before-street.js';

/** Words for streets that hardly mean anything else. */
const STREET = new WordTest(
  'ул|улиц[аеуы]|улицей|проспект(?:[аеу]|ом)?|просп|переул(?:ок|ка|ке|ку|ком)|пер|бульвар(?:[аеу]|ом)?|бул|набережн(?:ая|ой|ую)|наб|микрорайон(?:[аеу]|ом)?|мкр|мкрн|шоссе|проезд(?:[аеу]|ом)?|тупик(?:[аеу]|ом)?',
);
const HYPHENED_STREET = /^(?:пр-т[еау]?|пр-кт|б-р|мкр-н[еа]?)$/;
/** Words that mean streets and other things: only before a name with a capital. */
const MAYBE_STREET = new WordTest(
  'ш|пр|пл|жк|площад[ьи]|аллея|аллее|квартал[ае]?|комплекс[ае]?|городок|городке|линия|линии|тракт[ае]?|бульв|спуск',
);
/** Streets with a house, in either order, and streets that somebody lives in. */
export const addressRu: Recognizer = {
  name: 'address-ru',
  locale: 'ru',
  find(document) {
    const found: Candidate[] = [];
    let behind = -1;
    for (const token of startsOf(document)) {
      if (token.start < behind || token.kind !== 'word') continue;
      const candidate =
        (BEGINNINGS.has(token) ? begun(document, token, behind) : undefined) ??
        (mayBeStreet(document, token) ? streetWithoutWord(document, token) : undefined);
      if (candidate === undefined || isPublicHouse(document, candidate.start, candidate.end)) continue;
      const end = candidate.score <= 0.7 ? candidate.end : endOfTownBehind(document, candidate.end);
      const { start, score, reason } = withTown(document, candidate, behind);
      found.push({ start, end, type: 'ADDRESS', score, recognizer: 'address-ru', reason });
      behind = end;
    }
    for (const number of document.numbers) {
      const line = postalLine(document, number);
      if (line !== undefined) found.push(candidateOf(line, 'ADDRESS', 'address-ru'));
    }
    return found;
  },
};

/** The words that an address may begin with, in text order: a word of one, what is led to, what stands before a number. */
function startsOf({ tokens, cued, numbers }: TextDocument): Token[] {
  const starts: Token[] = [];
  for (const cue of cued) {
    if (BEGINNINGS.has(cue)) starts.push(cue);
    const next = BEFORE_STREET.has(cue) ? tokens[cue.index + 1] : undefined;
    if (next !== undefined && !BEGINNINGS.has(next)) starts.push(next);
  }
  for (const { index } of numbers) {
    const name = tokens[index - 1];
    if (name?.casing === 'title' && name.script === 'cyrillic' && !BEGINNINGS.has(name)) starts.push(name);
  }
  return starts.sort((one, other) => one.index - other.index);
}

/** "живу на Ленина", "Казань, Баумана 4", "Ленина 5-12, заходи" */
function mayBeStreet({ tokens }: TextDocument, { casing, index }: Token): boolean {
  if (casing === 'title' && tokens[index + 1]?.kind === 'number') return true;
  const before = tokens[index - 1];
  return before !== undefined && BEFORE_STREET.has(before);
}

const BEGINNINGS = new PrefixSet(
  `ул$ улиц просп пр$ переул пер$ бульвар бул$ бульв наб$ набереж микрорай мкр мкрн шоссе проезд тупик ш$ пл$ площад аллея аллее квартал комплекс$ комплексе$ городок$ городке$
  деревня$ деревне$ дер$ село$ селе$ пос$ поселок$ поселке$ хутор$ хуторе$ станица$ станице$ аул$ ауле$ кордон$ кордоне$ линия линии тракт спуск б$ д$ дом$ дом[еа]$ кв$ квартир подъезд жк$ снт$ днт$ днп$ кп$ рп$ пгт$ общежити общаг студгород гск$ гпк$ тсн$ разъезд$ разъезде$ индекс
  ul$ ulitsa$ ulitza$ ulica$ prospekt$ pereulok$ st$ str$ street$`,
);

type Found = Omit<Candidate, 'type' | 'recognizer'>;

/** What begins with a word for a street, a village or a house. */
function begun(document: TextDocument, token: Token, behind: number): Found | undefined {
  if (token.script === 'latin') return latinStreet(document, token);
  return (
    postIndex(document, token) ??
    lotWithoutStreet(document, token) ??
    villageHouse(document, token) ??
    fromStreet(document, token, behind) ??
    houseAndFlat(document, token, behind) ??
    dormitory(document, token)
  );
}

/** "ул. Ленина, д. 5, кв. 12", "Невский проспект 28", "на улице гагарина". */
function fromStreet(document: TextDocument, token: Token, behind: number): Found | undefined {
  const hyphened = document.text[token.end] === '-' && /^(?:пр|б|мкр|ст)$/.test(token.lower);
  const last = hyphened ? document.tokens[token.index + 1]! : token;
  const sure = hyphened
    ? HYPHENED_STREET.test(document.lower.slice(token.start, last?.end))
    : STREET.accepts(token.word);
  if (!sure && (hyphened || !MAYBE_STREET.accepts(token.word))) return undefined;
  if (
    token.lower.startsWith('лини') &&
    /горяч[а-я]+ $/.test(document.lower.slice(Math.max(0, token.start - 10), token.start))
  )
    return undefined;
  const numbered = isQuarter(token) ? numberedQuarter(document, token, last) : undefined;
  if (numbered !== undefined) return numbered;
  const name = nameBehind(document, last, sure || mayBeSmall(document, token, last));
  if (name !== undefined) {
    const end = endOfHouse(document, name.index);
    if (end !== undefined && !isDate(document, name))
      return { start: token.start, end, score: sure ? 0.96 : 0.92, reason: 'street and house' };
  }
  const nameBefore = adjectiveBefore(document, token, behind) ?? nameBeforeDot(document, token, behind);
  if (nameBefore !== undefined) {
    const end = endOfHouse(document, last.index);
    if (end !== undefined) return { start: nameBefore.start, end, score: 0.9, reason: 'street and house' };
  }
  const start = (nameBefore ?? token).start;
  const before = /^(?:на|по)$/.test(document.tokens[(nameBefore ?? token).index - 1]?.lower ?? '')
    ? HOUSE_BEFORE.exec(document.lower.slice(Math.max(0, start - 28), start))
    : null;
  if (before !== null && (name ?? nameBefore) !== undefined)
    return {
      start: start - before[0].length,
      end: name?.end ?? last.end,
      score: 0.86,
      reason: 'house on a street',
    };
  const livesThere = livesAt(document, start);
  if (name === undefined && nameBefore === undefined) return undefined;
  const end = name?.end ?? last.end;
  const house = HOUSE_AT_END.exec(document.lower.slice(end, end + 20));
  if (house !== null) return { start, end: end + house[0].length, score: 0.9, reason: 'street and house' };
  return {
    start,
    end,
    score: livesThere ? 0.78 : 0.3,
    reason: livesThere ? 'street that somebody lives in' : 'street',
  };
}

/** "на площадь 14 декабря 1825": a day of history, no street with a house. */
const isDate = ({ tokens }: TextDocument, name: Token): boolean =>
  isMonthName(name) && tokens[name.index + 1]?.lower.length === 4;

/** "живу пр ленина 60", "ПР. МИРА 15": the short word means a street where somebody lives. */
function mayBeSmall(document: TextDocument, { lower, start }: Token, { index }: Token): boolean {
  const number = [index + 2, index + 3].some((i) => document.tokens[i]?.kind === 'number');
  return number && /^(?:пр|пл|ш)$/.test(lower) && livesAt(document, start);
}

/** "Невский" before "проспект", "Большая Садовая" before "улица". */
function adjectiveBefore({ tokens, text }: TextDocument, street: Token, behind: number): Token | undefined {
  let first: Token | undefined;
  for (let i = street.index - 1; i >= 0 && street.index - i <= 2; i--) {
    const token = tokens[i]!;
    if (token.kind !== 'word' || token.start < behind || text.slice(token.end, tokens[i + 1]!.start) !== ' ')
      break;
    if (!/(?:ая|ой|ую|ий|ый|ом|ого|им|ым|ому|ское)$/.test(token.lower) || token.end - token.start < 4) break;
    // "комсомольский пр-т", but not "соседний проезд"
    if (
      token.casing === 'lower' &&
      token.word.isOrdinary &&
      !/ск(?:ий|ого|им|ому?|ая|ой|ую)$/.test(token.lower)
    )
      break;
    first = token;
  }
  return first === undefined ? undefined : ordinalBefore(tokens, text, first);
}

/** "дом 14 по улице Строителей" */
const HOUSE_BEFORE =
  /(?<![а-я])(?:дом[еау]?|д\.) (?:№ ?)?\d{1,3}[а-я]?(?:[/-]\d{1,2}|,? корп(?:ус|\.) ?\d{1,2})? (?:на|по) $/;

/** "на улице Мира в 18 доме", "на улице Мира, в доме 18" */
const HOUSE_AT_END =
  /^,? в (?:\d{1,3}(?:-?[а-я]{1,2})? доме(?![а-я])|доме (?:№ ?)?\d{1,3}(?:[а-я](?![а-я])|\/\d{1,2})?(?!\d))/;

/** "Республики ул., 142" */
function nameBeforeDot({ tokens, text }: TextDocument, street: Token, behind: number): Token | undefined {
  const before = tokens[street.index - 1];
  const isName =
    before?.casing === 'title' &&
    before.start >= behind &&
    text.slice(before.end, street.start) === ' ' &&
    /^\.?, ?(?:д\.? ?|дом )?\d/.test(text.slice(street.end, street.end + 8));
  return isName ? before : undefined;
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
