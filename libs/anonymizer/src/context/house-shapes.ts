import { isMonthName } from '../text/dates.js';
import type { TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import type { Token } from '../text/tokenize.js';
import { shapedOf, type Shaped } from './candidate.js';

const LONGEST_NUMBER = 4;
const LONGEST_SMALL = 5;
const MOST_WORDS = 3;
const MOST_PARTS = 5;

/** "Мира 16-45", "на Тополиной, 8", "8 Sunny Bank": a name, as that of a street, beside the number of a house. */
export function houseAt(document: TextDocument, index: number): Shaped | undefined {
  const { tokens, text } = document;
  const number = tokens[index]!;
  if (number.end - number.start > LONGEST_NUMBER) return undefined;
  const before = tokens[index - 1];
  if (before?.script === 'cyrillic' && isBeside(text, before.end, number.start)) {
    const name = STREETS.has(before.lower) ? tokens[index - 2] : before;
    return name?.script === 'cyrillic' ? nameBefore(document, name, number) : undefined;
  }
  return nameBehind(document, number);
}

/** Short words for streets that mean other things as well. */
const STREETS = new Set(['пр', 'ш', 'пл', 'бул', 'наб']);

/** " ", ", ", "," */
function isBeside(text: string, end: number, start: number): boolean {
  const gap = start - end;
  const first = text.charCodeAt(end);
  return gap === 1
    ? first === 0x20 || first === 0x2c
    : gap === 2 && first === 0x2c && text.charCodeAt(end + 1) === 0x20;
}

function nameBefore(document: TextDocument, last: Token, number: Token): Shaped | undefined {
  const { tokens, text } = document;
  const isSmall = last.casing === 'lower';
  if (last.word.isStop || last.end - last.start < 3) return undefined;
  if (isSmall && last.end - last.start < LONGEST_SMALL) return undefined;
  const isAdjective = isSmall && last.word.isOrdinary;
  // "на ленинградской 8", but not "на контрольной 8 задач"
  if (isAdjective && (!SMALL_STREET.test(last.lower) || !isAlone(document, number))) return undefined;
  let first = last.index;
  while (!isSmall && last.index - first < MOST_WORDS - 1) {
    const before = tokens[first - 1];
    const gap = before === undefined ? -1 : tokens[first]!.start - before.end;
    if (gap !== 1 || before!.casing === 'lower' || before!.script !== 'cyrillic') break;
    const code = text.charCodeAt(before!.end);
    if (code !== 0x20 && code !== 0x2d) break;
    first--;
  }
  const head = tokens[first]!;
  if (first < last.index && head.word.isOrdinary && startsSentence(document, head)) first++;
  const end = endOfNumber(document, number);
  if (end === undefined) return undefined;
  return houseOf(document, first, end, isAdjective ? 'small adjective' : isSmall ? 'small street' : 'street');
}

/** "советскую", "рябиновая", "спортивной" */
const SMALL_STREET =
  /^(?:[а-я]{3,}(?:ск|ов|ев)|(?:спортив|солнеч|школь|лес|цветоч|юж|север|запад|восточ|за?реч|централь|юбилей|молодеж|мир|народ|вокзаль|железнодорож|озер|степ|звезд|зеле|кооператив)н)(?:ая|ой|ую)$/;

/** Whether the number counts nothing: a stop, a letter or a small word of the sentence follows. */
function isAlone({ text, tokens }: TextDocument, { index, end }: Token): boolean {
  const next = tokens[index + 1];
  if (text.charCodeAt(end) !== 0x20) return true;
  return next === undefined || next.kind === 'number' || next.word.isStop || next.end - next.start === 1;
}

/** "12", "16-45", "3 А", "55 - 14", "5к2", ", 88": the last token of a house; undefined where it counts or measures something. */
function endOfNumber({ tokens, text }: TextDocument, number: Token): number | undefined {
  let last = number.index;
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const next = tokens[last + 1];
    if (next === undefined) break;
    const gap = text.slice(tokens[last]!.end, Math.min(next.start, tokens[last]!.end + 4));
    const isNumber = next.kind === 'number' && next.end - next.start <= LONGEST_NUMBER;
    const isTight = gap === '' || gap === '-' || gap === '/';
    if (isNumber ? isTight || gap === ' - ' || gap === ', ' : isTight && isLetter(next)) last++;
    else if (
      gap === ' ' &&
      isLetter(next) &&
      next.casing !== 'lower' &&
      /^(?:$|[,.!?\n])/.test(text.slice(next.end, next.end + 1))
    )
      last++;
    else break;
  }
  const behind = text.charCodeAt(tokens[last]!.end);
  if (behind === 0x3a || behind === 0x25 || behind === 0xb0) return undefined;
  const next = tokens[last + 1];
  const isCounted =
    next?.kind === 'word' &&
    behind === 0x20 &&
    next.start === tokens[last]!.end + 1 &&
    next.casing === 'lower' &&
    COUNTED.has(next.lower.slice(0, 4));
  return isCounted ? undefined : last;
}

const isLetter = ({ kind, start, end }: Token): boolean => kind === 'word' && end - start === 1;

/** What numbers count most often, by four letters. */
const COUNTED = new Set(
  'лет год года году клас кило метр час часа часо мину руб рубл проц чело раз разa янва февр март апре мая мае июн июня июл июля авгу сент октя нояб дека'.split(
    ' ',
  ),
);

/** By the length of the number: four digits are a year as often. */
const FIRST = Array.from({ length: LONGEST_NUMBER + 1 }, (_, length) => `number first ${length}`);

/** "8 Sunny Bank", "404 Elm", "23/4 Anchor Row" */
function nameBehind(document: TextDocument, number: Token): Shaped | undefined {
  const { tokens, text } = document;
  let last = number.index;
  const letter = tokens[last + 1];
  if (letter !== undefined && letter.start === number.end && isLetter(letter)) last++;
  const head = last + 1;
  for (let words = 0; words < MOST_WORDS + 1; words++) {
    const next = tokens[last + 1];
    if (next === undefined || next.kind !== 'word' || next.script !== 'latin' || next.casing === 'lower') {
      // "2 Tanner's Yard"
      if (next?.lower !== 's' || words === 0 || !/['’]/.test(text[tokens[last]!.end] ?? '')) break;
    } else if (next.start !== tokens[last]!.end + 1 || !' -'.includes(text[tokens[last]!.end]!)) break;
    last++;
  }
  // "26 Oct"
  if (last < head || (last === head && tokens[head]!.word.isStop) || isMonthName(tokens[head]!))
    return undefined;
  // "3704 DE89": the letters belong to a code.
  if (tokens[last + 1]?.start === tokens[last]!.end) return undefined;
  let first = number.index;
  const before = tokens[first - 1];
  if (before?.kind === 'number' && number.start === before.end + 1 && '/-'.includes(text[before.end]!))
    first--;
  return houseOf(document, first, last, FIRST[number.end - number.start]!);
}

function houseOf({ tokens }: TextDocument, first: number, last: number, form: string): Shaped {
  return shapedOf('house', tokens[first]!, tokens[last]!, { form });
}
