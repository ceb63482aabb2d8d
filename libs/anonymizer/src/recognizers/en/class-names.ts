import type { TextDocument } from '../../text/document.js';
import { isNextWord } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';
import { areManyPupils } from '../generic/class-words.js';
import { continuationOf, type Section } from './class-sections.js';
import { isLetter, isStreamKind } from './class-streams.js';

/** What a class may be called, as it stands in the text: "Year 5 Maple", "Y7L", "9 Red", "class X-B", "P6". */
export interface ClassName {
  readonly start: number;
  readonly end: number;
  /** Its first token; what ties it to people stands before that. */
  readonly first: number;
  readonly last: number;
  /**
   * How it tells the class from others of its grade: by a letter, by a code ("10MKA", "4-312"), by a name, by a set or a
   * room; `grade` where it does not.
   */
  readonly by: 'letter' | 'code' | 'stream' | 'set' | 'grade';
  /** Whether a word such as "year" or "P" begins it. */
  readonly hasLevel: boolean;
}

/** Words before the number of a grade. */
const LEVEL = new Set(
  `year yr y grade gr class form fm std standard primary secondary sec jss jhs shs ss sss js basic junior senior myp pyp
  kindergarten kg prep p s kindy kinder nursery homeroom hr division div set section stream room period tingkatan darjah graad`.split(
    /\s+/,
  ),
);
/** Those that need a capital letter before a number with a space. */
const SHORT_LEVEL = new Set(['y', 'p', 's', 'ss', 'js', 'hr', 'prep', 'basic', 'fm']);
/** "set 3", "Room 7": of those only what somebody is in is a class. */
export const ROOMS = new Set(['division', 'div', 'set', 'section', 'stream', 'room', 'period']);
const BEHIND_ORDINAL = new Set(['class', 'year', 'yr', 'grade', 'form', 'standard', 'std', 'homeroom']);
const ROMAN = /^(?:i{1,3}|iv|vi{0,3}|ix|xi{0,2})$/;
const UNITS = new Set(
  `am pm km cm mm nm kg mg ml th st nd rd gb mb tb kb hz khz mhz ghz db ft lb oz xl hd bc ad ce bce mp mah kw kwh mw ev kj mj
  min hr hrs sec secs pts pt px rpm mph kmh uk us usa eu vs dp ps usd gbp eur yo yrs mins h hour x2 co dm fps bit ish`.split(
    /\s+/,
  ),
);
/** Letters and digits of one class: levels and rooms, with the signs between them. */
const CODE =
  /^(?:(y|yr|year|gr|grade|p|s|jss|jhs|shs|ss|sss|js|std|sec|myp|pyp|dp|fs|kg|k|ty|u|l|j|ls|us|lvi|uvi|v|vi)[.-]?)?(\d{1,3})(?:(st|nd|rd|th|eme|ème|e)$|(?:[-./]?(\d{1,3}))?(?:[-./]?([a-z]{1,3})(\d{0,2}))?(?:\/[a-z]{1,2}\d?)?$)/i;
const JOINED_NAME = /^(\d{1,2})-?([A-Z][a-z]{2,})$/;
const LONGEST_CODE = 14;

/** Inside telephone numbers and in Russian sentences no number need be looked at. */
export const isBesideLatin = (tokens: readonly Token[], index: number): boolean =>
  tokens[index + 1]?.script === 'latin' || tokens[index - 1]?.script === 'latin';

/** The first words of years without a number. */
export const YEARS_IN_WORDS = new Set(
  'reception rec kindy kinder nursery kindergarten prep foundation junior senior transition ty lkg ukg upper lower remove shell grade gr form year class primary'.split(
    ' ',
  ),
);

/** "7x8", "start 8.40", "9.58 seconds" */
const AMOUNT = /^\d+(?:x\d+|\.\d\d+)$/i;

/** The class whose number the token is. */
export function classOfNumber(document: TextDocument, number: Token): ClassName | undefined {
  const { tokens, text } = document;
  if (!mayBegin(document, number)) return undefined;
  const span = codeAround(text, number);
  if (span === undefined) return undefined;
  const code = text.slice(span.start, span.end);
  if (AMOUNT.test(code)) return undefined;
  const match = CODE.exec(code);
  const named = match === null ? JOINED_NAME.exec(code) : null;
  if (match === null && named === null) return undefined;
  const glued = match?.[1];
  const letters = match?.[5];
  const room = match?.[4];
  const value = Number(match?.[2] ?? named![1]);
  let first = number;
  while (first.start > span.start) first = tokens[first.index - 1]!;
  let last = number;
  while (last.end < span.end) last = tokens[last.index + 1]!;
  const word = levelBefore(document, first);
  const isRoom = word === undefined ? isToldAsRoom(document, first) : MAY_BE_ROOM.has(word.lower);
  if (value < 1 || (value > 13 && !isRoom && glued?.toLowerCase() !== 'k')) return undefined;
  // "6.022e23"
  if (room !== undefined && letters === 'e') return undefined;
  if (letters !== undefined && letters.length > 1 && UNITS.has(letters.toLowerCase())) return undefined;
  if (letters === 's' && areManyPupils(tokens, word)) return undefined;
  if (match?.[3] !== undefined) return ofOrdinal(document, word ?? first, last);
  const hasLevel = word !== undefined || glued !== undefined;
  const by =
    named !== null
      ? 'stream'
      : kindOf({ room, letters, digits: match?.[6], isRoom: isRoom && word?.lower !== 'class' }, code);
  const isPair = by === 'set' && code.includes('/');
  const more = continuationOf(
    document,
    last,
    hasLevel || isPair,
    by === 'grade' || isPair || (by === 'set' && room === undefined),
  );
  if (more === undefined && by === 'grade' && !hasLevel) return undefined;
  const end = span.end;
  return nameOf(
    word ?? first,
    more ?? { end, last: last.index, by: value > 13 && by === 'grade' ? 'set' : by },
    hasLevel,
  );
}

/** Written out by hand: to make an object of two others by spreads takes microseconds. */
function nameOf(first: Token, { end, last, by }: Section, hasLevel: boolean): ClassName {
  return { start: first.start, end, first: first.index, last, by, hasLevel };
}

/** Whether more than a number stands there: a look at what is beside it, as most numbers are of no class. */
function mayBegin({ tokens, text }: TextDocument, { index, start, end, lower }: Token): boolean {
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  if (before !== undefined) {
    if (before.end === start || (before.end === start - 1 && '-./'.includes(text[before.end]!)))
      return before.script === 'latin';
    if (before.kind === 'number' && start - before.end <= 2) return false;
    if (LEVEL.has(before.lower) || TELLS_ROOM.has(before.lower)) return true;
  }
  if (next === undefined || Number(lower) > 13) return false;
  if (next.start === end) return next.script === 'latin';
  if (text.charCodeAt(end) !== 0x20) return next.start - end <= 2 && next.script !== 'cyrillic';
  return (
    next.script === 'latin' && (next.casing !== 'lower' || next.start - end > 1 || isStreamKind(next.lower))
  );
}

const TELLS_ROOM = new Set(['is', 's', 'grp', 'group', 'tg']);

interface CodeParts {
  readonly room: string | undefined;
  readonly letters: string | undefined;
  readonly digits: string | undefined;
  readonly isRoom: boolean;
}

function kindOf({ room, letters, digits, isRoom }: CodeParts, code: string): ClassName['by'] {
  if (letters === undefined) return room !== undefined || isRoom ? 'set' : 'grade';
  const isOne = letters.length === 1 && digits === '' && room === undefined && !code.includes('/');
  return isOne ? 'letter' : 'code';
}

const MAY_BE_ROOM = new Set([...ROOMS, 'class', 'homeroom', 'hr']);

/** "my homeroom is 204", "our class number is 4-312" */
function isToldAsRoom({ lower, tokens }: TextDocument, { start, index }: Token): boolean {
  const before = tokens[index - 1];
  if (before === undefined || !TELLS_ROOM.has(before.lower)) return false;
  return /\b(?:(?:homeroom|hr|class|form|room|section)(?: (?:number|no|code))?(?: is|'s)|(?:tutor|form|reg|registration) (?:group|grp)(?: is|:)?|tg) $/.test(
    lower.slice(Math.max(0, start - 28), start),
  );
}

/** "5th class, Room 12", "2nd year, Class Beech" */
function ofOrdinal(document: TextDocument, first: Token, ending: Token): ClassName | undefined {
  const grade = document.tokens[ending.index + 1];
  if (grade === undefined || grade.start !== ending.end + 1) return undefined;
  // "7ème B", "10th B"
  if (isLetter(grade) && grade.casing !== 'lower' && grade.lower !== 'i')
    return nameOf(first, { end: grade.end, last: grade.index, by: 'letter' }, true);
  if (!BEHIND_ORDINAL.has(grade.lower)) return undefined;
  return nameOf(first, continuationOf(document, grade, true, true) ?? gradeAlone(grade), true);
}

const gradeAlone = ({ end, index }: Token): Section => ({ end, last: index, by: 'grade' });

/** "class X-B", "Std VIII A", "IV-A": the class whose grade is the Roman number. */
export function classInRoman(
  document: TextDocument,
  roman: Token,
  level: Token | undefined,
): ClassName | undefined {
  if (roman.casing === 'lower' || !ROMAN.test(roman.lower)) return undefined;
  const more = continuationOf(document, roman, true, true);
  if (more === undefined && level === undefined) return undefined;
  return nameOf(level ?? roman, more ?? gradeAlone(roman), level !== undefined);
}

/** "Reception Ladybirds", "Junior Infants", "Prep Blue", "TY", "Upper Fourth Green": the years without a number. */
export function classOfWord(document: TextDocument, word: Token): ClassName | undefined {
  const { tokens } = document;
  const next = tokens[word.index + 1];
  const isTwo = isNextWord(document, word, next) && TWO_WORDS.test(`${word.lower} ${next.lower}`);
  const last = isTwo ? next : word;
  if (!isTwo && /^(?:junior|senior|upper|lower|transition|grade|form|year|class|primary)$/.test(word.lower))
    return undefined;
  const more = continuationOf(document, last, true, true);
  const isAlone =
    isTwo ||
    word.casing === 'upper' ||
    word.lower === 'reception' ||
    (word.casing === 'title' && CHILD.test(next?.lower ?? ''));
  return more === undefined && !isAlone ? undefined : nameOf(word, more ?? gradeAlone(last), true);
}

/** "my Prep child" */
const CHILD = /^(?:child|kid|son|daughter)$/;

const TWO_WORDS =
  /^(?:(?:junior|senior) infants|transition year|(?:upper|lower) (?:[3-6]|third|fourth|fifth|sixth|iii|iv|v|vi)|(?:grade|gr) (?:r|k)|(?:form|grade|year|class|primary|secondary|senior) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))$/;

/** The word of the grade before its number. */
function levelBefore({ tokens, text }: TextDocument, code: Token): Token | undefined {
  const before = tokens[code.index - 1];
  if (before?.kind !== 'word' || !LEVEL.has(before.lower)) return undefined;
  if (
    !/^(?: |\. ?)$/.test(text.slice(before.end, code.start)) ||
    '.#-'.includes(text[before.start - 1] ?? ' ')
  )
    return undefined;
  return SHORT_LEVEL.has(before.lower) && before.casing === 'lower' ? undefined : before;
}

/** The run of letters, digits and signs of a code around the number, where spaces and punctuation close it. */
function codeAround(text: string, { start, end }: Token): { start: number; end: number } | undefined {
  let from = start;
  while (from > 0 && start - from < 6 && isCodeChar(text.charCodeAt(from - 1))) from--;
  let to = end;
  while (to < text.length && to - from <= LONGEST_CODE && isCodeChar(text.charCodeAt(to))) to++;
  // The full stop of the sentence.
  if (to - from > LONGEST_CODE) return undefined;
  while (to > end && '.-/'.includes(text[to - 1]!)) to--;
  while (from < start && '.-/'.includes(text[from]!)) return undefined;
  if (from > 0 && text[from - 1] !== ' ' && !/[\s("'“‘«:–—&,]/.test(text[from - 1]!)) return undefined;
  return { start: from, end: to };
}

/** Letters, digits, ".", "-" and "/". */
function isCodeChar(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x2d && code <= 0x39) ||
    code === 0xe8
  );
}
