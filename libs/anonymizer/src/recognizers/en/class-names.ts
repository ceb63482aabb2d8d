import type { TextDocument } from '../../text/document.js';
import { isNextWord } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';
import { isStream, isStreamKind } from './class-streams.js';

/** What a class may be called, as it stands in the text: "Year 5 Maple", "Y7L", "9 Red", "class X-B", "P6". */
export interface ClassName {
  readonly start: number;
  readonly end: number;
  /** Its first token; what ties it to people stands before that. */
  readonly first: number;
  readonly last: number;
  /**
   * How it tells the class from others of its grade: by a letter, by letters of a tutor, by a name, by a set or a room;
   * `grade` where it does not.
   */
  readonly by: 'letter' | 'initials' | 'stream' | 'set' | 'grade';
  /** Whether a word such as "year" or "P" begins it. */
  readonly hasLevel: boolean;
  /** Whether it alone tells that a class is meant: "7 Maple" more than "7 Newton". */
  readonly isClear: boolean;
}

/** Words before the number of a grade. */
const LEVEL = new Set(
  `year yr y grade gr class form fm std standard primary secondary sec jss jhs shs ss sss js basic junior senior myp pyp
  kindergarten kg prep p s kindy kinder nursery homeroom hr`.split(/\s+/),
);
/** Those that are read as one before a number with a space only where they bear a capital, and those never. */
const SHORT_LEVEL = new Set(['y', 'p', 's', 'ss', 'js', 'hr', 'prep', 'sec', 'basic', 'fm', 'gr']);
/** Those written in one with the number. */
const GLUED = new Set('y yr year gr grade p s jss jhs shs ss sss js std sec myp pyp kg'.split(' '));
const ORDINAL_ENDING = new Set(['st', 'nd', 'rd', 'th']);
const BEHIND_ORDINAL = new Set(['class', 'year', 'grade', 'form', 'standard', 'std', 'homeroom']);
const SET = new Set('set section sec stream group band division div homeroom room hr'.split(' '));
const ROMAN = /^(?:i{1,3}|iv|vi{0,3}|ix|xi{0,2})$/;
const UNITS = new Set(
  `am pm km cm mm nm kg mg ml th st nd rd gb mb tb kb hz khz mhz ghz db ft lb oz xl hd bc ad ce bce mp mah kw kwh mw ev kj mj
  min hr hrs sec pts pt px rpm mph kmh gcse uk us usa eu v vs dp ps usd gbp eur yo yrs y`.split(/\s+/),
);

/** The class whose number the token is. */
export function classOfNumber(document: TextDocument, number: Token): ClassName | undefined {
  const value = Number(number.lower);
  if (value < 1 || value > 13) return undefined;
  const level = levelBefore(document, number);
  if (level === null) return undefined;
  return readFrom(document, level, number);
}

/** "class X-B", "Std VIII A": the class whose Roman number stands behind the word. */
export function classInRoman(document: TextDocument, level: Token): ClassName | undefined {
  const { tokens, text } = document;
  const roman = tokens[level.index + 1];
  if (roman?.casing !== 'upper' || !isNextWord(document, level, roman) || !ROMAN.test(roman.lower))
    return undefined;
  const letter = tokens[roman.index + 1];
  if (
    letter !== undefined &&
    isLetter(letter) &&
    /^(?:[- ]|[ -]?["'“‘])$/.test(text.slice(roman.end, letter.start))
  )
    return {
      start: level.start,
      end: letter.end + closing(text, roman.end, letter),
      first: level.index,
      last: letter.index,
      by: 'letter',
      hasLevel: true,
      isClear: text[roman.end] === '-' || !/^(?:i{1,3}|iv)$/.test(roman.lower),
    };
  return {
    start: level.start,
    end: roman.end,
    first: level.index,
    last: roman.index,
    by: 'grade',
    hasLevel: true,
    isClear: false,
  };
}

/** "Reception Ladybirds", "Junior Infants", "Prep Blue", "TY": the years without a number. */
export function classOfWord(document: TextDocument, word: Token): ClassName | undefined {
  const { tokens } = document;
  const next = tokens[word.index + 1];
  const isTwo =
    isNextWord(document, word, next) &&
    (/^(?:junior|senior) infants$/.test(`${word.lower} ${next.lower}`) ||
      `${word.lower} ${next.lower}` === 'transition year');
  const last = isTwo ? next : word;
  const stream = tokens[last.index + 1];
  const hasStream =
    stream !== undefined && isNextWord(document, last, stream) && isStream(document, stream, false);
  if (!isTwo && !hasStream && word.casing !== 'upper' && word.lower !== 'reception') return undefined;
  const end = hasStream ? stream : last;
  return {
    start: word.start,
    end: end.end,
    first: word.index,
    last: end.index,
    by: hasStream ? 'stream' : 'grade',
    hasLevel: true,
    isClear: isTwo || (hasStream && isStreamKind(stream.lower)),
  };
}

/** The word of the grade before its number; null where what stands there makes it no grade. */
function levelBefore({ tokens, text }: TextDocument, number: Token): Token | undefined | null {
  const before = tokens[number.index - 1];
  const isFree = (at: number): boolean => at === 0 || /[\s("'“‘«:–—/&]/.test(text[at - 1]!);
  if (before?.end === number.start)
    return GLUED.has(before.lower) && isFree(before.start) && before.casing !== 'mixed' ? before : null;
  if (before === undefined || before.kind !== 'word') return isFree(number.start) ? undefined : null;
  const gap = text.slice(before.end, number.start);
  if (!/^(?: |\. )$/.test(gap) || !LEVEL.has(before.lower)) return isFree(number.start) ? undefined : null;
  if (SHORT_LEVEL.has(before.lower) && before.casing === 'lower') return undefined;
  return before;
}

function readFrom(document: TextDocument, level: Token | undefined, number: Token): ClassName | undefined {
  const { tokens } = document;
  const ending = tokens[number.index + 1];
  let last = number;
  let hasLevel = level !== undefined;
  if (ending?.start === number.end && ORDINAL_ENDING.has(ending.lower)) {
    const grade = tokens[ending.index + 1];
    if (grade === undefined || grade.start !== ending.end + 1 || !BEHIND_ORDINAL.has(grade.lower))
      return undefined;
    last = grade;
    hasLevel = true;
  }
  const first = level ?? number;
  const base = { start: first.start, first: first.index, hasLevel };
  const section = sectionBehind(document, last, hasLevel);
  if (section !== undefined) return { ...base, ...section };
  return hasLevel ? { ...base, end: last.end, last: last.index, by: 'grade', isClear: false } : undefined;
}

type Section = Pick<ClassName, 'end' | 'last' | 'by' | 'isClear'>;

/** What tells the class from others of its grade. */
function sectionBehind(document: TextDocument, grade: Token, hasLevel: boolean): Section | undefined {
  const { tokens, text } = document;
  const next = tokens[grade.index + 1];
  if (next === undefined || next.start - grade.end > 3) return undefined;
  const gap = text.slice(grade.end, next.start);
  if (next.kind === 'number') {
    const isRoom =
      (gap === '-' || gap === '/') && next.lower.length <= 3 && !/^[-/.\d]/.test(text.slice(next.end));
    return isRoom ? { end: next.end, last: next.index, by: 'set', isClear: false } : undefined;
  }
  if (isLetter(next)) return letterBehind(document, grade, next, gap);
  if (gap === '' && next.casing === 'upper' && next.end - next.start <= 3 && !UNITS.has(next.lower))
    return { end: next.end, last: next.index, by: 'initials', isClear: false };
  const room = /^,? \(?$/.test(gap) && SET.has(next.lower) ? tokens[next.index + 1] : undefined;
  if (room !== undefined && hasLevel && isNextWord(document, next, room) && isSetNumber(room)) {
    const more = tokens[room.index + 1];
    const isPair = more?.kind === 'number' && text.slice(room.end, more.start) === '-';
    const end = isPair ? more : room;
    return { end: end.end, last: end.index, by: 'set', isClear: false };
  }
  if ((gap === ' ' || gap === '-' || gap === ' - ') && isStream(document, next, !hasLevel))
    return { end: next.end, last: next.index, by: 'stream', isClear: hasLevel && isStreamKind(next.lower) };
  return undefined;
}

function letterBehind(document: TextDocument, grade: Token, letter: Token, gap: string): Section | undefined {
  const { tokens, text } = document;
  if (!/^(?:|[-/ ]| - |[ -]?["'“‘«])$/.test(gap)) return undefined;
  const isSpaced = gap === ' ';
  if (isSpaced && (letter.casing === 'lower' || letter.lower === 'i')) return undefined;
  const digit = tokens[letter.index + 1];
  const isCoded = digit?.start === letter.end && digit.kind === 'number' && digit.lower.length === 1;
  const last = isCoded ? digit : letter;
  if (/^[\d_^²³=+*<>°]|^-\d| ?[=+*^]/.test(text.slice(last.end, last.end + 2))) return undefined;
  return {
    end: last.end + closing(text, grade.end, last),
    last: last.index,
    by: isCoded ? 'set' : 'letter',
    isClear: false,
  };
}

const isSetNumber = (token: Token): boolean =>
  token.kind === 'number' ? token.lower.length <= 3 : isLetter(token) && token.casing !== 'lower';

const isLetter = (token: Token): boolean =>
  token.kind === 'word' && token.end - token.start === 1 && token.script === 'latin';

/** The length of the quotation mark behind a letter that one opens. */
function closing(text: string, from: number, letter: Token): number {
  return /["'“‘«]/.test(text.slice(from, letter.start)) && /^["'”’»]/.test(text.slice(letter.end)) ? 1 : 0;
}
