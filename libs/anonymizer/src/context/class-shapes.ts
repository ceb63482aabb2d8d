import type { TextDocument } from '../text/document.js';
import { isDigitCode, type Token } from '../text/tokenize.js';
import { WordTest } from '../text/word-test.js';
import { isStream, isStreamKind, namesNoClass } from '../recognizers/en/class-streams.js';
import { shapedAs, type Shaped } from './candidate.js';
import { divisionAt, isProfile, isSubjectOfClass, kindOfName } from './class-divisions.js';
import { groupAt } from './group-codes.js';
import { markOf, Marks, type Mark } from './mark.js';
import { CARDINALS, ORDINALS } from './numerals.js';

const HIGHEST_GRADE = 13;

const NOUN = new WordTest(
  'year|yr|y|grade|gr|class|cls|form|fm|std|standard|section|set|room|primary|basic|jss|sss|ss|sec|homeroom|reg|advisory|period|group|кл|класс[аеу]?|групп[аыеу]|взвод[аеу]?',
);
const EARLIEST = 'kindergarten kindy kinder reception nursery prep infants';
/** The words that tell a grade: ordinals, cardinals and the years before the first. */
const IN_WORDS = new WordTest(
  `${[...EARLIEST.split(' '), ...CARDINALS, ...ORDINALS].join('|')}|(?:перв|втор|четв[её]рт|пят|шест|седьм|восьм|девят|десят|одиннадцат|нулев)(?:ый|ой|ого|ому|ом|ым|ая|ую|ые|ых|ыми?|э)|трет(?:ий|ьего|ьему|ьем|ьим|ья|ьей|ью|ьи|ьих)`,
);
/** The years before the first. */
const EARLY = new Set(EARLIEST.split(' '));
const IS_CARDINAL = new Set(CARDINALS);
/** What a cardinal behind it is the number of: "Form Four", not "page four". */
const COUNTED = new Set('year grade class form standard std primary basic'.split(' '));
/** Rooms have higher numbers than grades. */
const ROOMS = new Set(['homeroom', 'advisory', 'room']);
const ROMAN = /^[IVX]{1,4}$/;
/** Letters that stand for the word: "Y4A", "P5B", "S3/2". */
const SHORT_NOUN = /^(?:yr?|p|s|f|k|gr?|[lu]|[js]?ss)$/;

const DIVISION = new Marks('division ');
/** Made once for each way to write a grade: a name that is put together anew is found slowly. */
const formOf = (level: string): { level: Mark; withDivision: Marks } => ({
  level: markOf(`level ${level}`),
  withDivision: new Marks(`class ${level}, `),
});
const LEVELS = ['number', 'room', 'roman', 'early', 'ordinal', 'cardinal'];
const FORMS = new Map(LEVELS.map((level) => [level, formOf(level)]));
const FORMS_WITH_NOUN = new Map(LEVELS.map((level) => [level, formOf(`noun ${level}`)]));

/** "7Б", "11.2", "10 «лингв»", "Year 5 Maple", "6th grade, section B": a grade with what divides it; "ИС-21": a group. */
export function classAt(document: TextDocument, index: number): Shaped | undefined {
  const { tokens, text } = document;
  const grade = tokens[index]!;
  // Most words begin no class: those that may are cues, or bear a capital.
  if (grade.kind === 'word' && grade.casing === 'lower' && grade.sets === 0 && !mayBeCounted(tokens, grade))
    return undefined;
  const before = tokens[index - 1];
  // "o1": the rest of a code
  if (grade.kind === 'number' && before?.end === grade.start && !SHORT_NOUN.test(before.lower))
    return undefined;
  const level = levelOf(document, grade);
  if (level === undefined)
    return grade.casing === 'lower' && grade.kind === 'word' ? undefined : groupAt(document, grade);
  if (isUndivided(text, grade.end, tokens[index + 1])) return undefined;
  const division = divisionAt(text, grade.end);
  if (division === undefined) return groupAt(document, grade);
  const { end } = division;
  let last = index;
  while (tokens[last + 1] !== undefined && tokens[last + 1]!.start < end) last++;
  const kind = kindOf(document, division.kind, tokens[last]!, index);
  // "her second Nobel" is no class, "third class Beech" may be one.
  if (kind === undefined || (level === 'ordinal' && division.kind === 'name' && last === index + 1))
    return undefined;
  const hasNoun = isNounOf(text, tokens[index - 1], grade);
  // "Section 3.2" of a book
  if (hasNoun && before?.lower === 'section' && division.kind === 'number' && text[grade.end] === '.')
    return undefined;
  const form = (hasNoun ? FORMS_WITH_NOUN : FORMS).get(level)!;
  const first = hasNoun ? index - 1 : index;
  const rule = [form.level, DIVISION.of(kind), form.withDivision.of(kind)];
  return shapedAs('class', first, last, tokens[first]!.start, end, { rule });
}

function kindOf(document: TextDocument, kind: string, last: Token, index: number): string | undefined {
  if (kind !== 'name') return kind.startsWith('letter') && last.casing === 'lower' ? `small ${kind}` : kind;
  const name = kindOfName(last);
  // "Kinder Bueno"
  if (EARLY.has(document.tokens[index]!.lower) && namesNoClass(last.lower)) return undefined;
  return name === 'stream' && isOfThings(document, last, index) ? undefined : name;
}

/** "iPhone 12 Blue", "9 Red balls" */
function isOfThings(document: TextDocument, name: Token, index: number): boolean {
  const { tokens } = document;
  const before = tokens[index - 1];
  if (before !== undefined && (NOUN.accepts(before.word) || before.end === tokens[index]!.start))
    return false;
  if (before?.kind === 'word' && before.casing !== 'lower' && !before.word.isStop) return true;
  return !isStream(document, name, true);
}

/** "Year 5", "кл. 8", "Y4" */
function isNounOf(text: string, noun: Token | undefined, grade: Token): boolean {
  if (noun?.kind !== 'word' || grade.start - noun.end > 2) return false;
  if (noun.end === grade.start) return SHORT_NOUN.test(noun.lower);
  const isTied = noun.end + 1 === grade.start || text.startsWith('. ', noun.end);
  return isTied && NOUN.accepts(noun.word);
}

/** Most numbers stand before a word in small letters, or a mark that divides no class. */
function isUndivided(text: string, end: number, next: Token | undefined): boolean {
  const mark = text[end];
  if (mark === ' ')
    return (
      isSmall(text.charCodeAt(end + 1)) &&
      isSmall(text.charCodeAt(end + 2)) &&
      !(next?.kind === 'word' && (isStreamKind(next.lower) || NOUN.accepts(next.word) || isOfClass(next)))
    );
  if (mark === ',')
    return !(
      next !== undefined && (next.kind === 'number' ? isLettered(text, next) : NOUN.accepts(next.word))
    );
  return mark === undefined || ')?!:;%\n'.includes(mark);
}

const isOfClass = ({ lower }: Token): boolean =>
  isProfile(lower) ||
  isSubjectOfClass(lower) ||
  lower === 'team' ||
  lower === 'div' ||
  (lower.length === 2 && lower.endsWith('э'));

/** "13D" */
const isLettered = (text: string, { end }: Token): boolean =>
  text.charCodeAt(end) >= 0x41 && !isDigitCode(text.charCodeAt(end)) && /\p{Lu}/u.test(text[end]!);

/** A small letter of the English or the Russian alphabet. */
const isSmall = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x430 && code <= 0x44f);

/** "year six" */
const mayBeCounted = (tokens: readonly Token[], { index, start, end }: Token): boolean =>
  end - start <= 6 && index > 0 && tokens[index - 1]!.sets !== 0;

/** "in X B": one letter, which is no word in capitals; not the "I" of the writer, nor that of "Charles V". */
const isNumeralAlone = (tokens: readonly Token[], { index, start, end, casing, lower }: Token): boolean =>
  end - start === 1 && casing === 'title' && lower !== 'i' && tokens[index - 1]?.casing !== 'title';

/** How a grade is written; undefined for what is none. */
function levelOf({ tokens, text }: TextDocument, token: Token): string | undefined {
  const length = token.end - token.start;
  if (token.kind === 'number') {
    if (length <= 2 && Number(token.lower) <= HIGHEST_GRADE) return 'number';
    return length <= 3 && ROOMS.has(tokens[token.index - 1]?.lower ?? '') ? 'room' : undefined;
  }
  if (token.script === 'latin' && (token.casing === 'upper' || isNumeralAlone(tokens, token)))
    return ROMAN.test(text.slice(token.start, token.end)) ? 'roman' : undefined;
  if (!IN_WORDS.accepts(token.word)) return undefined;
  if (EARLY.has(token.lower)) return 'early';
  if (!IS_CARDINAL.has(token.lower)) return 'ordinal';
  return COUNTED.has(tokens[token.index - 1]?.lower ?? '') ? 'cardinal' : undefined;
}
