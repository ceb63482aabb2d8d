import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import { subjectOf } from '../context.js';

/** "Homer was born in Ionia": others than the writer and those around. */
export function isOfLesson(document: TextDocument): boolean {
  const { personal, relations, lesson, figures } = subjectOf(document);
  if (personal > 0 || relations > 0) return false;
  const first = document.tokens[0];
  return lesson > 0 || figures.length > 0 || (first?.casing === 'title' && first.word.isFigure);
}

const REACH = 120;
const SENTENCE_ENDS = ['.', '!', '?', '\n'];
const LIVED = '(?:родил(?:ся|ась)|умер(?:ла)?|жил[аи]?|вырос(?:ла)?|погиб(?:ла)?)';
/** "Гоголь родился в " */
const DIRECTLY_BEHIND = new RegExp(`^ ${LIVED} (?:в|во|под|из|на|недалеко от) (?:[а-я]+\\.? )?$`);
/** "родился в деревне ", of whoever is named before. */
export const LIVED_IN = new RegExp(` ${LIVED} (?:в|во|под|из|на) (?:[а-я]+\\.? )?$`);
/** "… биографию Чехова. Родился в " */
const GOES_ON = new RegExp(`^ ?${LIVED} `);
/** "царевич Дмитрий в " */
const TITLED =
  /(?<![а-я])(?:царевич|царевн|цар[ьяеи]|князь|князя|княгин|княжн|император|корол)[а-я]{0,4}(?: [а-я]+){1,2} (?:в|из|под) $/;

/** "писатель родом из " */
const OF_RENOWN =
  /(?<![а-я])(?:писател|поэт|художник|композитор|изобретател|полковод|мореплавател|космонавт|скульптор)[а-я]{0,4} (?:[а-я]+ )?(?:из|в) $/;

/** "Андерсен родился в Оденсе", "Циолковский, учитель из Калуги": a place in the life of a figure of history. */
export function isPlaceOfFigure(document: TextDocument, start: number): boolean {
  if (document.text.charCodeAt(start) < 0x400) return false;
  const { figures, isOwn } = subjectOf(document);
  const before = document.lower.slice(Math.max(0, start - REACH), start);
  const sentence = before.slice(1 + Math.max(...SENTENCE_ENDS.map((mark) => before.lastIndexOf(mark))));
  if (!isOwn && (TITLED.test(sentence) || OF_RENOWN.test(sentence))) return true;
  const from = start - sentence.length;
  const figure = lastBefore(document, figures, start);
  if (figure === undefined || document.tokens[figure]!.start < from)
    return !isOwn && figures.length > 0 && GOES_ON.test(sentence);
  // "ул. Гоголя, 5, Тверь"
  if (!isOwn) return !/\d/.test(document.lower.slice(document.tokens[figure]!.end, start));
  return DIRECTLY_BEHIND.test(document.lower.slice(document.tokens[figure]!.end, start));
}

const YEAR_LONG_AGO =
  /(?<![\d.,/])(?:1[0-8]\d\d|19[0-3]\d)(?![\dA-Za-zÀ-ԯ/])|(?<!\d)\d{1,4} (?:BC|до н\. ?э)/;

const OF_A_LIFE = /\b(?:born|died|grew up|raised|married|arrested|studied)\b|родил|умер|вырос|(?<![а-я])жил/;

/** "born in Portsea 1806": the sentence tells of a year of which nobody who writes today tells as the own. */
export function isLongAgo(document: TextDocument, start: number, end: number): boolean {
  if (subjectOf(document).isOwn || !occurs(document, OF_A_LIFE)) return false;
  const before = document.text.slice(Math.max(0, start - REACH), start);
  const behind = document.text.slice(end, end + REACH);
  const from = 1 + Math.max(...SENTENCE_ENDS.map((mark) => before.lastIndexOf(mark)));
  const to = Math.min(...SENTENCE_ENDS.map((mark) => behind.indexOf(mark)).filter((at) => at >= 0), REACH);
  const sentence = `${before.slice(from)}…${behind.slice(0, to)}`;
  return OF_A_LIFE.test(sentence) && YEAR_LONG_AGO.test(sentence);
}

/** Of tokens in text order, by their indexes, the last that ends before the position. */
function lastBefore(
  { tokens }: TextDocument,
  indexes: readonly number[],
  position: number,
): number | undefined {
  let low = 0;
  let high = indexes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[indexes[middle]!]!.end < position) low = middle + 1;
    else high = middle;
  }
  return indexes[low - 1];
}

/** "Орёл, Тула, Псков": one of three or more towns with nothing but commas between them. */
export function isAmongTowns({ tokens, text }: TextDocument, first: number, last: number): boolean {
  if (first !== last) return false;
  const isNext = (index: number): boolean => {
    const before = tokens[index - 1];
    const token = tokens[index];
    return (
      before?.casing === 'title' &&
      token?.casing === 'title' &&
      (before.word.isPlace || token.word.isPlace) &&
      token.start === before.end + 2 &&
      text.charCodeAt(before.end) === 0x2c
    );
  };
  const isBehind = isNext(first);
  const isBefore = isNext(first + 1);
  return (isBehind && isBefore) || (isBehind && isNext(first - 1)) || (isBefore && isNext(first + 2));
}
