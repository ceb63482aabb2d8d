import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { isNumberWord, lastOfNumberWords } from './number-words.js';

const HOUSE_WORD = new WordTest(
  'д|дом|доме|дома|кв|квартир[аеыу]|корп|корпус[ае]?|к|стр|строение|влад|владение|вл|подъезд[ае]?|под|этаж[ае]?|эт|литер[а]?|лит|комната|комн|ком|оф|общежитие|бокс|гараж|офис|номер|секция|участок|уч',
);
const UNIT = new WordTest(
  'км|м|см|мм|метр[а-я]*|километр[а-я]*|час[а-я]*|мин[а-я]*|сек[а-я]*|лет|год[а-я]*|руб[а-я]*|процент[а-я]*|человек[а]?|машин[а-я]*|дерев[а-я]*|раз[а]?|г|кг|га|гектар[а-я]*|век[а-я]*|домов|дней|дня|день|км/ч|шаг[а-я]*|этаж(?:ей|а)|памятник[а-я]*|фонтан[а-я]*|магазин[а-я]*|музе[а-я]+|рассказ[а-я]*|стих[а-я]*|вопрос[а-я]*|книг[аи]?|сезон[а-я]*|сери[яийю]|тома?|томов|остановк[а-я]*|мая|марта|января|февраля|апреля|июня|июля|августа|сентября|октября|ноября|декабря|комнаты?|линия|линии|мкр|микрорайон|квартал',
);

/** Whether the word counts what stands before it, so that no house is meant. */
export function isUnit(token: Token | undefined): boolean {
  return token !== undefined && UNIT.accepts(token.word);
}

/** Whether two words of an address follow each other: one space, a comma, or a dot behind an abbreviation. */
export function followGap(text: string, before: Token, token: Token, allowsDot: boolean): boolean {
  const gap = text.slice(before.end, token.start);
  return gap === ' ' || gap === '-' || gap === ' - ' || (allowsDot && /^(?:\. ?|: ?| ?["«])$/.test(gap));
}

/** Where the house, and what follows it, ends: ", д. 5, корп. 2, кв. 12", " 12-45", " 7а". Undefined without a number. */
export function endOfHouse(document: TextDocument, index: number): number | undefined {
  const end = endOfNumbers(document, index);
  return end === undefined ? undefined : behindHouse(document.lower, end);
}

const PART =
  /^(?:(?:-?[йияе]{1,2})? (?:этаж|подъезд|эт(?=\.|,|$))|[, ]{1,2}\d{1,2}(?:-?[йияе]{1,2})? (?:этаж|подъезд|эт(?=\.|,|$))|[, ]{1,2}(?:перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм)[а-я]{2,3} (?:подъезд|этаж)|[, ]{1,2}(?:этаж|подъезд|под|п(?=\.)|домофон|код|комната|комн|участок|секция|блок)\.? ?№? ?[\dк]{1,4}|[, ]{1,2}лит(?:ера?|\.)? ?[«"]?[а-я][»"]?)(?![а-яa-z\d])/;
const MOST_PARTS = 4;

/** ", 4 этаж", ", подъезд 2, домофон 18", ", литер А" */
function behindHouse(lower: string, from: number): number {
  let end = from;
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const length = PART.exec(lower.slice(end, end + 24))?.[0].length ?? 0;
    if (length === 0) break;
    end += length;
  }
  return end;
}

function endOfNumbers({ tokens, text }: TextDocument, index: number): number | undefined {
  let end: number | undefined;
  let numbers = 0;
  let sinceNumber = 0;
  for (let i = index + 1; i < tokens.length && i <= index + 12; i++) {
    const token = tokens[i]!;
    const gap = i === 0 ? '' : text.slice(tokens[i - 1]?.end ?? 0, token.start);
    const isTight = gap === '' || gap === '-' || gap === '/';
    if (
      gap === ' ' || gap === ', ' || gap === ''
        ? false
        : i > index + 1
          ? !/^(?:[.,:]{0,2} ?|[-/–—]| [-–—] |, ?№? ?| №)$/.test(gap)
          : !/^(?:[.,:]{0,2} ?| ?[-–—№] ?|["»”],? ?|)$/.test(gap) && index >= 0
    )
      break;
    if (token.kind === 'number') {
      if (
        token.lower.length > 4 ||
        isOrdinal(text, token, tokens[i + 1]) ||
        (tokens[i + 1]?.start === token.end + 1 && isUnit(tokens[i + 1]))
      )
        break;
      const isFlat = gap === ' — ' || gap === ' – ' || gap === ' - ';
      if (numbers > 0 && sinceNumber === 0 && !isTight && !isFlat && !/^,? $/.test(gap)) break;
      if (numbers >= 1 && sinceNumber === 0 && gap === ' ') break;
      // ", 8 916 …" is a telephone number behind the address.
      const next = tokens[i + 1];
      const goesOn = next?.kind === 'number' && next.start - token.end <= 2 && text[token.end] !== ',';
      if (numbers > 0 && sinceNumber === 0 && !isTight && goesOn) break;
      numbers++;
      sinceNumber = 0;
      end = token.end;
      if (numbers === 5) break;
    } else if (HOUSE_WORD.accepts(token.word)) {
      sinceNumber = 1;
    } else if (isNumberWord(token) && (sinceNumber === 1 || isHouseInWords(tokens, i, index))) {
      i = lastOfNumberWords(tokens, i);
      if (isUnit(tokens[i + 1])) break;
      numbers++;
      sinceNumber = 0;
      end = tokens[i]!.end;
    } else if (
      end !== undefined &&
      token.end - token.start === 1 &&
      (isTight || isLoneLetter(text, token) || isHouseLetter(text, gap, token)) &&
      sinceNumber === 0 &&
      token.script === 'cyrillic'
    ) {
      end = token.end;
    } else break;
  }
  return end;
}

/** "гагарина пятнадцать квартира три": right behind the street, with a word of the house behind. */
function isHouseInWords(tokens: readonly Token[], i: number, index: number): boolean {
  const behind = tokens[lastOfNumberWords(tokens, i) + 1];
  return (
    i === index + 1 && behind !== undefined && /^(?:кв|квартира|корп|корпус|подъезд)$/.test(behind.lower)
  );
}

/** "4-й микрорайон", "2-я линия": no house, but another street. */
const isOrdinal = (text: string, { end }: Token, next: Token | undefined): boolean =>
  next?.start === end + 1 && text.charCodeAt(end) === 0x2d && /^(?:й|я|ая|ой|ый|го)$/.test(next.lower);

/** "Чистопольская 61 б" */
const isLoneLetter = (text: string, { start, end }: Token): boolean =>
  /^\d [абвгдеАБВГДЕ](?:$|[,!?\n])/.test(text.slice(start - 2, end + 1));

/** "15 б, кв 30" */
const isHouseLetter = (text: string, gap: string, { lower, end }: Token): boolean =>
  gap === ' ' && /^[абгдеж]$/.test(lower) && /^,? (?:кв|корп|подъезд)/.test(text.slice(end, end + 9));
