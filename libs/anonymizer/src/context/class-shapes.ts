import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { WordTest } from '../text/word-test.js';
import type { Shaped } from './candidate.js';

const HIGHEST_GRADE = 13;
const REACH = 16;

const NOUN = new WordTest(
  'year|yr|y|grade|gr|class|form|std|standard|section|set|room|primary|homeroom|класс[аеу]?|групп[аыеу]',
);
const ORDINAL = new WordTest(
  '(?:перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|десят|одиннадцат)[а-я]{1,6}',
);
const ROMAN = /^[IVX]{1,4}$/;

/** What makes a class of a grade: a letter, a second number, a name. */
const DIVISION =
  /^(?:[-. /]?["«“]?[А-ЯЁа-яёA-Za-z](?![\p{L}\d])["»”]?(?:-?\d)?|-?(?:й|ый|ой|ом|го|м|э)? ?["«“']?[А-ЯЁа-яёA-Za-z](?![\p{L}\d])["»”']?|[./-]\d{1,2}(?!\d)| ?["«“]\p{L}{1,6}["»”]| ?\p{Lu}\p{L}{2,9}|\p{Lu}{2,3}(?!\p{L}))/u;

/** "7Б", "11.2", "10 «лингв»", "Year 5 Maple": a grade with what divides it. */
export function classAt({ tokens, text }: TextDocument, index: number): Shaped | undefined {
  const grade = tokens[index]!;
  if (!isGrade(grade, text) || isUndivided(text, grade.end)) return undefined;
  const division = DIVISION.exec(text.slice(grade.end, grade.end + REACH));
  if (division === null) return undefined;
  const end = grade.end + division[0].length;
  const noun = tokens[index - 1];
  const hasNoun = noun?.kind === 'word' && noun.end + 1 === grade.start && NOUN.accepts(noun.word);
  let last = index;
  while (tokens[last + 1] !== undefined && tokens[last + 1]!.start < end) last++;
  return {
    shape: 'class',
    first: hasNoun ? index - 1 : index,
    last,
    start: hasNoun ? noun.start : grade.start,
    end,
  };
}

/** Most numbers stand before a word in small letters, or a mark that divides no class. */
function isUndivided(text: string, end: number): boolean {
  const mark = text[end];
  if (mark === ' ') return isSmall(text.charCodeAt(end + 1)) && isSmall(text.charCodeAt(end + 2));
  return mark === undefined || ',)?!:;%\n'.includes(mark);
}

/** A small letter of the English or the Russian alphabet. */
const isSmall = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x430 && code <= 0x44f);

function isGrade(token: Token, text: string): boolean {
  if (token.kind === 'number') return token.end - token.start <= 2 && Number(token.lower) <= HIGHEST_GRADE;
  if (token.script === 'latin')
    return token.casing === 'upper' && ROMAN.test(text.slice(token.start, token.end));
  return token.script === 'cyrillic' && ORDINAL.accepts(token.word);
}
