import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { CLASS_RU } from './class-words.js';
import type { FoundClass } from './own-grade.js';

/** "я в 9/2", "мы из 8-3": somebody is in it, and the clause ends. */
const SOMEBODY_IN = /(?:^|[^а-я])(?:я|мы|учусь|учимся|учится|хожу|пришел|пришла)(?: [а-я]+)? (?:в|во|из) $/;
const CLAUSE_ENDS = /^(?:$|\.(?!\d)|[,!?;)\n])/;
/** One class: of "8-3 классы" there are some. */
const ONE = /^(?:класс|класса|классе|классом|классу|кл)$/;

/**
 * "8-3 класс", "я в 9/2": classes that are told apart by a number. The second is the smaller one, as "7-8 класс" are two grades
 * and "2/9" is a fraction.
 */
export function numberedClass({ tokens, text, lower }: TextDocument, grade: Token): FoundClass | undefined {
  const number = tokens[grade.index + 1];
  if (number?.kind !== 'number' || number.start !== grade.end + 1 || number.lower.length !== 1)
    return undefined;
  if (!'-/.'.includes(text[grade.end]!) || /[\d.,/-]/.test(text[grade.start - 1] ?? '')) return undefined;
  if (!(number.lower >= '1' && Number(number.lower) < Number(grade.lower))) return undefined;
  const word = tokens[number.index + 1];
  if (
    word !== undefined &&
    word.start === number.end + 1 &&
    CLASS_RU.accepts(word.word) &&
    ONE.test(word.lower)
  )
    return { start: grade.start, end: word.end, score: 0.75, reason: 'numbers of a class' };
  const isIn =
    text[grade.end] !== '.' &&
    CLAUSE_ENDS.test(text.slice(number.end, number.end + 2)) &&
    SOMEBODY_IN.test(lower.slice(Math.max(0, grade.start - 32), grade.start));
  return isIn
    ? { start: grade.start, end: number.end, score: 0.7, reason: 'numbers of a class that somebody is in' }
    : undefined;
}
