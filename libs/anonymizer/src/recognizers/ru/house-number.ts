import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

const HOUSE_WORD =
  /^(?:д|дом|доме|дома|кв|квартир[аеыу]|корп|корпус[ае]?|к|стр|строение|влад|владение|вл|подъезд[ае]?|под|этаж[ае]?|эт|литер[а]?|лит|комната|комн|ком|оф|офис|участок|уч)$/;
const UNIT =
  /^(?:км|м|см|мм|метр[а-я]*|километр[а-я]*|час[а-я]*|мин[а-я]*|сек[а-я]*|лет|год[а-я]*|руб[а-я]*|процент[а-я]*|человек[а]?|машин[а-я]*|дерев[а-я]*|раз[а]?|г|кг|га|гектар[а-я]*|век[а-я]*|домов|дней|дня|день|км\/ч|шаг[а-я]*|этаж(?:ей|а)|комнат[а-я]*|остановк[а-я]*|мая|марта|января|февраля|апреля|июня|июля|августа|сентября|октября|ноября|декабря)$/;

/** Whether the word counts what stands before it, so that no house is meant. */
export function isUnit(word: string | undefined): boolean {
  return word !== undefined && UNIT.test(word);
}

/** Whether two words of an address follow each other: one space, a comma, or a dot behind an abbreviation. */
export function followGap(text: string, before: Token, token: Token, allowsDot: boolean): boolean {
  const gap = text.slice(before.end, token.start);
  return gap === ' ' || gap === '-' || gap === ' - ' || (allowsDot && /^(?:\. ?|: ?| ?["«])$/.test(gap));
}

/** Where the house, and what follows it, ends: ", д. 5, корп. 2, кв. 12", " 12-45", " 7а". Undefined without a number. */
export function endOfHouse(document: TextDocument, index: number): number | undefined {
  const end = endOfNumbers(document, index) ?? endOfSpokenHouse(document, index);
  return end === undefined ? undefined : behindHouse(document.lower, end);
}

const CARDINAL =
  '(?:сто|двести|триста|четыреста|пятьсот|(?:двад|трид)цать|сорок|(?:пять|шесть|семь|восемь)десят|девяносто|(?:один|две|три|четыр|пят|шест|сем|восем|девят)надцать|один|два|три|четыре|пять|шесть|семь|восемь|девять|десять)(?![а-я])';
const SPOKEN = `${CARDINAL}(?: ${CARDINAL}){0,2}`;
const SPOKEN_HOUSE = new RegExp(`^,? дом ${SPOKEN}(?! (?:этаж|метр|час|лет|человек))`);
const SPOKEN_PART = new RegExp(`^,? (?:квартира|кв\\.?|корпус|подъезд|этаж) ${SPOKEN}`);

/** "улица Зелёная дом двенадцать" */
function endOfSpokenHouse({ tokens, lower }: TextDocument, index: number): number | undefined {
  const next = tokens[index + 1];
  const from = tokens[index]?.end;
  if (next?.lower !== 'дом' || from === undefined) return undefined;
  const match = SPOKEN_HOUSE.exec(lower.slice(from, from + 40));
  return match === null ? undefined : from + match[0].length;
}

const PART =
  /^(?:(?:-?[йияе]{1,2})? (?:этаж|подъезд|эт(?=\.|,|$))|[, ]{1,2}\d{1,2}(?:-?[йияе]{1,2})? (?:этаж|подъезд|эт(?=\.|,|$))|[, ]{1,2}(?:этаж|подъезд|домофон|код|комната|комн|участок|секция|блок)\.? ?№? ?[\dк]{1,4}|[, ]{1,2}лит(?:ера?|\.)? ?[«"]?[а-я][»"]?)(?![а-яa-z\d])/;
const MOST_PARTS = 4;

/** ", 4 этаж", ", подъезд 2, домофон 18", ", литер А" */
function behindHouse(lower: string, from: number): number {
  let end = from;
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const rest = lower.slice(end, end + 40);
    const length = (PART.exec(rest) ?? SPOKEN_PART.exec(rest))?.[0].length ?? 0;
    if (length === 0) break;
    end += length;
  }
  return end;
}

/** "112 — 38" */
const isFlatDash = (gap: string, { kind }: Token): boolean => kind === 'number' && /^ [-–—] $/.test(gap);

function endOfNumbers({ tokens, text }: TextDocument, index: number): number | undefined {
  let end: number | undefined;
  let numbers = 0;
  let sinceNumber = 0;
  for (let i = index + 1; i < tokens.length && i <= index + 12; i++) {
    const token = tokens[i]!;
    const gap = i === 0 ? '' : text.slice(tokens[i - 1]?.end ?? 0, token.start);
    const isTight = gap === '' || gap === '-' || gap === '/' || isFlatDash(gap, token);
    if (
      i > index + 1
        ? !/^(?:[.,:]{0,2} ?|[-/–—]| [-–—] |, ?№? ?| №)$/.test(gap)
        : !/^(?:[.,:]{0,2} ?| ?[-–—№] ?|["»”],? ?|)$/.test(gap) && index >= 0
    )
      break;
    if (/\n/.test(gap)) break;
    if (token.kind === 'number') {
      if (
        token.lower.length > 4 ||
        isUnit(tokens[i + 1]?.start === token.end + 1 ? tokens[i + 1]!.lower : undefined)
      )
        break;
      if (numbers > 0 && sinceNumber === 0 && !isTight && !/^,? $/.test(gap)) break;
      if (numbers >= 1 && sinceNumber === 0 && gap === ' ') break;
      // ", 8 916 …" is a telephone number behind the address.
      const next = tokens[i + 1];
      const goesOn = next?.kind === 'number' && next.start - token.end <= 2 && text[token.end] !== ',';
      if (numbers > 0 && sinceNumber === 0 && !isTight && goesOn) break;
      numbers++;
      sinceNumber = 0;
      end = token.end;
      if (numbers === 5) break;
    } else if (HOUSE_WORD.test(token.lower)) {
      sinceNumber = 1;
    } else if (
      end !== undefined &&
      token.end - token.start === 1 &&
      isTight &&
      sinceNumber === 0 &&
      token.script === 'cyrillic'
    ) {
      end = token.end;
    } else break;
  }
  return end;
}
