import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { WordTest } from '../text/word-test.js';
import type { Shaped } from './candidate.js';

const HIGHEST_GRADE = 13;
const REACH = 24;

const NOUN = new WordTest(
  'year|yr|y|grade|gr|class|cls|form|std|standard|section|set|room|primary|homeroom|period|group|кл|класс[аеу]?|групп[аыеу]',
);
const ORDINAL = new WordTest(
  '(?:перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|десят|одиннадцат|нул)[а-я]{1,6}|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|kindergarten|reception|nursery|prep',
);
const PROFILE = new WordTest(
  '(?:физмат|химбио|соцэк|соцгум|матем|лингв|информ|гум|тех|био|мед|ист)[а-я]{0,6}',
);
const ROMAN = /^[IVX]{1,4}$/;
/** Letters that stand for the word: "Y4A", "P5B", "S3/2". */
const SHORT_NOUN = /^(?:yr?|p|s|f|k|gr?|[lu])$/;

/** What makes a class of a grade: a letter, a second number, a name, a section. */
const DIVISION = new RegExp(
  String.raw`^(?:st|nd|rd|th)?(?:[ -](?:[Gg]rade|[Cc]lass|[Ff]orm|[Yy]ear|[Pp]eriod|кл\.?|[Кк]ласс[а-я]{0,2}))?(?:` +
    [
      String.raw`,? (?:[Ss]ection|[Ss]ec|[Rr]oom|[Ss]et|[Gg]roup|[Dd]ivision|[Ss]tream|буква) ["«“]?(?:[A-Za-zА-Яа-я]|\d{1,3})(?![\p{L}\d])["»”]?`,
      String.raw`(?![xXхХeE]\d)[A-Za-zА-Яа-я]{1,2}\d(?![\p{L}\d])`,
      String.raw`[-. /]?["«“]?[А-ЯЁа-яёA-Za-z](?![\p{L}\d])["»”]?(?:[-/]?\d)?`,
      String.raw`-?(?:й|ый|ой|ом|го|му|м|э)? ?["«“']?[А-ЯЁа-яёA-Za-z](?![\p{L}\d])["»”']?`,
      String.raw`[./-]\d{1,2}(?!\d)`,
      String.raw` ?["«“]\p{L}{1,6}["»”]`,
      String.raw` ?\p{Lu}\p{L}{2,11}`,
      String.raw`\p{Lu}{2,3}(?!\p{L})`,
      String.raw` (?:физмат|химбио|соцэк|соцгум|матем|лингв|информ|гум|тех|био|мед|ист)[а-я]{0,6}`,
    ].join('|') +
    ')',
  'u',
);

/** "7Б", "11.2", "10 «лингв»", "Year 5 Maple", "6th grade, section B": a grade with what divides it. */
export function classAt({ tokens, text }: TextDocument, index: number): Shaped | undefined {
  const grade = tokens[index]!;
  if (!isGrade(grade, text) || isUndivided(text, grade.end, tokens[index + 1])) return undefined;
  const division = DIVISION.exec(text.slice(grade.end, grade.end + REACH));
  if (division === null) return undefined;
  const end = grade.end + division[0].length;
  const hasNoun = isNounOf(text, tokens[index - 1], grade);
  let last = index;
  while (tokens[last + 1] !== undefined && tokens[last + 1]!.start < end) last++;
  return {
    shape: 'class',
    first: hasNoun ? index - 1 : index,
    last,
    start: hasNoun ? tokens[index - 1]!.start : grade.start,
    end,
  };
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
      !(next?.kind === 'word' && (NOUN.accepts(next.word) || PROFILE.accepts(next.word)))
    );
  if (mark === ',') return !(next?.kind === 'word' && NOUN.accepts(next.word));
  return mark === undefined || ')?!:;%\n'.includes(mark);
}

/** A small letter of the English or the Russian alphabet. */
const isSmall = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x430 && code <= 0x44f);

function isGrade(token: Token, text: string): boolean {
  if (token.kind === 'number') return token.end - token.start <= 2 && Number(token.lower) <= HIGHEST_GRADE;
  if (token.casing === 'upper' && token.script === 'latin')
    return ROMAN.test(text.slice(token.start, token.end));
  return ORDINAL.accepts(token.word);
}
