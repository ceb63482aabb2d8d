import type { TextDocument } from '../../text/document.js';
import { isNextWord } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';
import type { ClassName } from './class-names.js';
import { isBranch, isLetter, isStream } from './class-streams.js';

/** What follows a grade and tells the class from others. */
export type Section = Pick<ClassName, 'end' | 'last' | 'by'>;

const SET = new Set(
  'set section sec stream group band division div homeroom room hr split class form track'.split(' '),
);
const MOST_PARTS = 2;

/**
 * Reads what follows the grade: a letter, a name, "set 3", ", Room 12", and what follows that.
 *
 * @param hasLevel - the grade is named by a word, so that more may follow
 * @param isGrade - nothing yet tells the class from others of the grade
 */
export function continuationOf(
  document: TextDocument,
  grade: Token,
  hasLevel: boolean,
  isGrade: boolean,
): Section | undefined {
  let section: Section | undefined;
  let last = grade;
  for (let i = 0; i < MOST_PARTS; i++) {
    const part = partBehind(document, last, hasLevel, isGrade && section === undefined);
    if (part === undefined) break;
    section = part;
    last = document.tokens[part.last]!;
  }
  return section;
}

function partBehind(
  document: TextDocument,
  last: Token,
  hasLevel: boolean,
  isGrade: boolean,
): Section | undefined {
  const { tokens, text } = document;
  const next = tokens[last.index + 1];
  if (next === undefined || next.start - last.end > 3) return undefined;
  const gap = text.slice(last.end, next.start);
  if (hasLevel && (gap === ' ' || /^(?:,? \(?|-| [-–—] )$/.test(gap))) {
    const set = setBehind(document, next);
    if (set !== undefined) return set;
  }
  if (hasLevel && next.casing !== 'lower' && (gap === ' ' || gap === ', ')) {
    const code = codeBehind(document, next);
    if (code !== undefined) return code;
  }
  if (isLetter(next))
    return isGrade || tokens[last.index]!.end - last.start > 2
      ? letterBehind(document, next, gap)
      : undefined;
  // "Year 2, Hedgehogs class"
  if (
    hasLevel &&
    isGrade &&
    gap === ', ' &&
    isStream(document, next, false) &&
    tokens[next.index + 1]?.lower === 'class'
  )
    return { end: next.end, last: next.index, by: 'stream' };
  if (gap !== ' ' && gap !== '-' && gap !== ' - ') return undefined;
  if (
    isBranch(document, next) &&
    (!isLowerYear(last) || isForm(tokens[last.index - 1])) &&
    (hasLevel || isLetterAt(tokens[next.index + 1]))
  ) {
    const number = tokens[next.index + 1];
    const end = number?.kind === 'number' && isNextWord(document, next, number) ? number : next;
    return { end: end.end, last: end.index, by: 'stream' };
  }
  return isGrade && isStream(document, next, !hasLevel)
    ? { end: next.end, last: next.index, by: 'stream' }
    : undefined;
}

/** Branches begin in the upper years. */
const isLowerYear = (grade: Token): boolean => grade.kind === 'number' && /^0?[4-8]$/.test(grade.lower);

/** "Form 4 Science 2": in Malaysia and in West Africa they begin sooner. */
const isForm = (level: Token | undefined): boolean => level?.lower === 'form';

const isLetterAt = (token: Token | undefined): boolean => token !== undefined && isLetter(token);

/** "set 3", "Room 12", "Split B", "Class Beech", "class 502", "homeroom 7-204" */
function setBehind(document: TextDocument, word: Token): Section | undefined {
  const { tokens, text } = document;
  if (!SET.has(word.lower)) return undefined;
  const number = tokens[word.index + 1];
  if (number === undefined || !isNextWord(document, word, number)) return undefined;
  if (number.kind === 'number') {
    if (number.lower.length > 3) return undefined;
    let end = number;
    // "7-204", "7SLB"
    for (
      let more = tokens[end.index + 1];
      more !== undefined && end.index < number.index + 2;
      more = tokens[end.index + 1]
    ) {
      if (more.start !== end.end && !/^[-./]$/.test(text.slice(end.end, more.start))) break;
      if (more.end - more.start > 3) break;
      end = more;
    }
    // "class 5 Pearse"
    const name = tokens[end.index + 1];
    if (
      word.lower === 'class' &&
      name !== undefined &&
      isNextWord(document, end, name) &&
      isStream(document, name, true)
    )
      return { end: name.end, last: name.index, by: 'stream' };
    return { end: end.end, last: end.index, by: 'set' };
  }
  const isName = isLetter(number)
    ? number.casing !== 'lower'
    : word.lower !== 'group' && isStream(document, number, false);
  return isName ? { end: number.end, last: number.index, by: 'set' } : undefined;
}

/** "Year 8 Y2", "J2 S7B", "Lower Sixth, LS2": a code behind a year. */
function codeBehind({ tokens }: TextDocument, letters: Token): Section | undefined {
  const digit = tokens[letters.index + 1];
  if (
    letters.end - letters.start > 2 ||
    digit?.start !== letters.end ||
    digit.kind !== 'number' ||
    digit.lower.length > 2
  )
    return undefined;
  const letter = tokens[digit.index + 1];
  const end = letter?.start === digit.end ? letter : digit;
  return end.end - end.start > 2 ? undefined : { end: end.end, last: end.index, by: 'code' };
}

function letterBehind(document: TextDocument, letter: Token, gap: string): Section | undefined {
  const { tokens, text } = document;
  if (!/^(?:|[-/ ]| - |[ -]?["'“‘«(])$/.test(gap)) return undefined;
  const isSpaced = gap === ' ';
  const digit = tokens[letter.index + 1];
  if (isSpaced && (letter.casing === 'lower' || letter.lower === 'i')) return undefined;
  const isCoded = digit?.start === letter.end && digit.kind === 'number' && digit.lower.length === 1;
  const last = isCoded ? digit : letter;
  if (/^[\d_^²³=+*<>°]|^-\d| ?[=+*^]/.test(text.slice(last.end, last.end + 2))) return undefined;
  const isQuoted = /["'“‘«(]/.test(gap) && /^["'”’»)]/.test(text.slice(last.end));
  return { end: last.end + (isQuoted ? 1 : 0), last: last.index, by: isCoded ? 'code' : 'letter' };
}
