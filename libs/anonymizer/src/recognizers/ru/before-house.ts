import type { TextDocument } from '../../text/document.js';
import { tokenIndexAt } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

const REACH = 64;

/** "8 Марта", "Карла Маркса", "Большая Садовая", "красных партизан" */
const STREET_NAME =
  '(?:\\d{1,3} лет [а-я]{3,}|\\d{1,2} (?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)|(?:(?:[а-я]{3,}(?:ых|их|ая|ой|ую|ого|ей|ла|зы|ана|ев|ика|ала|ата|сти|еля)|[а-я]{1,4}\\.) ?)?[а-я][а-я-]{3,})';
const HOUSE =
  '(?:(?:д(?:ом)?|корп(?:ус)?|к)\\.? ?)?№? ?\\d{1,4} ?(?:[а-я](?![а-я]))?(?:(?: ?[/к-]| корп(?:ус)?\\.? ?| стр\\.? ?) ?\\d{1,3})?';
const STREET_AND_HOUSE = new RegExp(`(?:^|[\\s(«":;,.—–-])(${STREET_NAME},? ${HOUSE},? )$`);
const STREET_ONLY = new RegExp(`(?:^|[\\s(«":;,.—–-])(${STREET_NAME},? )$`);
const VILLAGE =
  /(?:^|[\s(":;,.—–-])((?:с|п|д|х|дер|пос|рп|р\.п|пгт|ст|ст-ца|кп|тер|снт|днп|днт|мкр|аал|улус)\.? ?[«"]?[А-ЯЁ][а-яё]+(?:-[А-ЯЁа-яё]+)*(?: [А-ЯЁ][а-яё]+)?[»"]?,? )$/i;
const STREET_ENDING = /(?:а|я|ой|ей|ая|яя|ую|юю|ых|их|ов|ев|ий|ый|ого|его|ко|и|ы)$/;
const NO_STREET =
  /^(?:дом[аеу]?|корпус[ае]?|подъезд[ае]?|этаж[аеи]?|строение|квартир[аеуы]?|номер[ае]?|всего|около|больше|меньше|это|если|когда|через|после|двери|комнат[аыу]?|школ[аеы]|класс[ае]?|литер[аы]?|задач[аи]|пример[ае]?|адреса|секци[яи])$/;

/** Where the name of a street or a village in front of "кв. 7" or "дом 5, кв. 7" begins, with the house between: "Строителей 18, кв 7". */
export function streetBefore(document: TextDocument, start: number, hasHouse: boolean): number | undefined {
  const from = Math.max(0, start - REACH);
  const text = document.text.slice(from, start);
  const village = VILLAGE.exec(text);
  if (village !== null && hasHouse && /[А-ЯЁ]/.test(village[1]!.replace(/^[А-ЯЁа-яё]+\.? ?/, '')))
    return from + text.length - village[1]!.length;
  const match = (hasHouse ? STREET_ONLY : STREET_AND_HOUSE).exec(document.lower.slice(from, start));
  if (match === null) return undefined;
  const begin = start - match[1]!.length;
  const first = document.tokens[tokenIndexAt(document.tokens, begin)]!;
  const isDay = first.kind === 'number';
  const last = isDay ? first : lastOfName(document, begin, match[1]!);
  const mayBeAny = isDay || last.casing === 'title' || (last !== first && /(?:ых|их)$/.test(first.lower));
  if (NO_STREET.test(last.lower) || (!mayBeAny && !STREET_ENDING.test(last.lower))) return undefined;
  if (
    last.casing === 'lower' &&
    !mayBeAny &&
    (hasHouse ||
      (last.word.isOrdinary && !last.word.isFigure && !last.word.isListedSurname && !isAdjective(last.lower)))
  )
    return undefined;
  const name =
    last === first || isDay || isPartOfName(first) ? givenBefore(document, begin, last) : last.start;
  return name - (ORDINAL_BEFORE.exec(document.lower.slice(Math.max(0, name - 12), name))?.[1]!.length ?? 0);
}

/** "Дуси Ковальчук 252": a given name before the last word. */
function givenBefore({ tokens, text }: TextDocument, begin: number, last: Token): number {
  const before = tokens[tokenIndexAt(tokens, begin) - 1];
  const isGiven =
    last.start === begin &&
    last.casing === 'title' &&
    before?.casing === 'title' &&
    before.word.given !== undefined &&
    text.slice(before.end, begin) === ' ';
  return isGiven ? before.start : begin;
}

/** "9-й Советской", "40 лет Победы" */
const ORDINAL_BEFORE = /(?:^|[^а-яa-z\d.,])(\d{1,3}(?:-?(?:я|й|ая|ой|ую|ый|ого|го)|-? ?летия| лет) )$/;

const isAdjective = (word: string): boolean => /(?:ск|ов|ев|ин|н)(?:ая|ой|ую)$/.test(word);

const isPartOfName = ({ lower, casing }: { lower: string; casing: string }): boolean =>
  casing !== 'lower' || /(?:ых|их|ого|ая|ой)$/.test(lower) || lower.length < 3;

/** The word right before the house. */
function lastOfName({ tokens }: TextDocument, begin: number, matched: string) {
  const words = /^(?:[а-я]{1,}\.? ?)?[а-я][а-я-]*/.exec(matched)![0];
  let index = tokenIndexAt(tokens, begin);
  while (tokens[index + 1]?.kind === 'word' && tokens[index + 1]!.start < begin + words.length) index++;
  return tokens[index]!;
}

const STREET_BEHIND =
  /^,? (?:(?:по|на) (?:ул(?:ице|\.)|просп(?:екту?|екте|\.)|пр-т[уе]|переулку?е?|пер\.|бульвар[уе]|шоссе|набережной|проезду?е?) ?[А-ЯЁ][а-яё-]+(?: [А-ЯЁ][а-яё-]+)?|(?:ул(?:\.|ица|ице)|просп(?:\.|ект)|пр-т|пер(?:\.|еулок)|бульвар|проезд|шоссе) ?[А-ЯЁ][а-яё-]+(?: [А-ЯЁ][а-яё-]+)?|(?:на|по) [А-ЯЁ][а-яё]{3,}(?![а-яё]))/;

/** "в доме 15 по улице Чехова": the street behind its house. */
export function endOfStreetBehind({ text }: TextDocument, end: number): number | undefined {
  const match = STREET_BEHIND.exec(text.slice(end, end + REACH));
  return match === null ? undefined : end + match[0].length;
}

const DORMITORY =
  /^(?:общежити(?:е|ю|я|и)|общаг[аеиу]|студгород(?:ок|ке|ка))(?: [а-я]{2,8})?(?:,? ?(?:№|номер|n) ?\d{1,3}| \d{1,3})?(?:,? (?:блок|корпус|секция) \d{1,2}[а-я]?)?,? ?(?:(?:комнат[аеу]|комн|ком|к)\.? ?(?:№|номер)? ?\d{1,4}[а-я]?|(?:№|номер) ?\d{1,3})/;

/** "общежитие № 3, комната 412", "студгородок, корпус 6, комната 411" */
export function endOfDormitory({ lower }: TextDocument, start: number): number | undefined {
  const match = DORMITORY.exec(lower.slice(start, start + REACH));
  return match === null ? undefined : start + match[0].length;
}

const TOWN_BEHIND = /^,? (?:г\.? ?|город )?([А-ЯЁ][а-яё]+(?:-[А-ЯЁа-яё]+)*(?: [А-ЯЁ][а-яё]+)?)/;

/** ", Казань, 420111": the town and the index behind the house. */
export function endOfTownBehind({ text, tokens }: TextDocument, end: number): number {
  const mark = text[end];
  if (mark !== ',' && mark !== ' ') return end;
  let last = end;
  const town = TOWN_BEHIND.exec(text.slice(last, last + REACH));
  if (town !== null) {
    const begin = last + town[0].length - town[1]!.length;
    const first = tokens[tokenIndexAt(tokens, begin)]!;
    if (first.word.isPlace && !/ /.test(town[1]!)) last += town[0].length;
    else if (first.word.mayBeginPlace) last += town[0].length;
    else if (first.word.isPlace) last = first.end;
  }
  return last + (/^,? \d{6}(?!\d)/.exec(text.slice(last, last + 9))?.[0].length ?? 0);
}
