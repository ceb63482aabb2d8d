import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { subjectOf } from '../context.js';
import { CLASS_CUES } from '../generic/class-cues.js';
import { isSumOfClasses } from '../generic/class-sums.js';
import {
  ROOMS,
  YEARS_IN_WORDS,
  classInRoman,
  classOfNumber,
  classOfWord,
  isBesideLatin,
  type ClassName,
} from './class-names.js';
import { isStreamKind } from './class-streams.js';
import { isGradeOfSomebody, isWriterOf } from './grade-owners.js';
import {
  isCalled,
  isJoined,
  isListed,
  isOwnGrade,
  isOwnRoom,
  isTiedBefore,
  isTiedBehind,
  isYearOfPeople,
} from './class-ties.js';

/** Classes as English-speaking schools call them, where somebody belongs to one: "moved to 9 Red", "her son in P4B". */
export const classEn: Recognizer = {
  name: 'class-en',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    const passed: ClassName[] = [];
    let last: ClassName | undefined;
    const weigh = (name: ClassName | undefined): void => {
      if (name === undefined || name.start < (last?.end ?? 0)) return;
      const reason = reasonFor(document, name, last);
      if (reason === undefined) {
        if (passed.length < MOST_PASSED && name.by !== 'grade' && name.by !== 'set') passed.push(name);
        return;
      }
      last = name;
      const { start, end } = name;
      const score = name.by === 'letter' && !name.hasLevel ? 0.8 : 0.94;
      found.push({ start, end, type: 'CLASS', score, reason, recognizer: 'class-en' });
    };
    for (const token of document.numbers)
      if (token.end - token.start <= 3 && isBesideLatin(document.tokens, token.index))
        weigh(classOfNumber(document, token));
    addRivals(document, found, passed);
    if (found.length > 0) addNamesakes(document, found, passed);
    last = undefined;
    for (const token of document.cued) if (CLASS_CUES.has(token)) weigh(inWords(document, token));
    return found;
  },
};

const MOST_PASSED = 8;

/** "6J vs 6L, we're 6J": those that are spelled as one that is somebody's, or stand beside it. */
function addNamesakes(document: TextDocument, found: Candidate[], passed: readonly ClassName[]): void {
  const { lower } = document;
  const sure: Candidate[] = found.slice(0, MOST_PASSED);
  const add = (name: ClassName, other: Candidate | undefined): void => {
    if (other === undefined || sure.some(({ start }) => start === name.start)) return;
    const candidate = { ...other, start: name.start, end: name.end, reason: 'beside another class' };
    sure.push(candidate);
    found.push(candidate);
  };
  for (const name of passed) {
    const spelling = lower.slice(name.start, name.end);
    add(
      name,
      sure.find(({ start, end }) => lower.slice(start, end) === spelling),
    );
  }
  for (const name of passed)
    add(
      name,
      sure.find(({ start, end }) =>
        start > name.end ? isJoined(lower, name.end, start) : isJoined(lower, end, name.start),
      ),
    );
}

const AGAINST = /^ (?:vs?\.?|versus|against|beat) $/;

/** "9b vs 9c football on friday" */
const GAME =
  /\b(?:football|netball|rounders|dodgeball|basketball|hockey|cricket|match|quiz|relay|tug of war|sports day)\b/;

/** "7 Maple vs 7 Oak at rounders": streams of one grade that meet. */
function addRivals(document: TextDocument, found: Candidate[], passed: readonly ClassName[]): void {
  const { lower } = document;
  for (let i = 1; i < passed.length; i++) {
    const first = passed[i - 1]!;
    const second = passed[i]!;
    const areAlike =
      first.by === second.by && (first.by === 'stream' || (first.by === 'letter' && occurs(document, GAME)));
    if (!areAlike) continue;
    if (!AGAINST.test(lower.slice(first.end, second.start))) continue;
    for (const { start, end } of [first, second])
      found.push({
        start,
        end,
        type: 'CLASS',
        score: 0.8,
        recognizer: 'class-en',
        reason: 'against another class',
      });
  }
}

const BEFORE_ROMAN = new Set(['class', 'std', 'standard', 'grade', 'form', 'year', 'section']);
const ROMAN = new WordTest('i{2,3}|i?[vx]|vi{1,3}|xi{1,2}');

function inWords(document: TextDocument, token: Token): ClassName | undefined {
  const { tokens } = document;
  if (ROMAN.accepts(token.word)) {
    const before = tokens[token.index - 1];
    const hasLevel = before !== undefined && before.end + 1 === token.start && BEFORE_ROMAN.has(before.lower);
    return classInRoman(document, token, hasLevel ? before : undefined);
  }
  const next = tokens[token.index + 1];
  if (next?.lower === 'i' && BEFORE_ROMAN.has(token.lower)) return classInRoman(document, next, token);
  return YEARS_IN_WORDS.has(token.lower) ? classOfWord(document, token) : undefined;
}

/** "in 4K", "2P", "5S": more often a measure or a model than a class. */
const THINGS = /^(?:4k|5k|8k|10k|3d|2d|5g|4g|3g|5s|6s|3m|12v|9v|6v)$/;
const THINGS_BEHIND =
  /^ (?:video|resolution|quality|race|run|training|tv|monitor|screen|people|users|followers|dollars|pounds|euros|coin|coins|piece|lens|battery|bulb|rope|long|wide|tall|deep|away|of\b|charger|cable|model|printer|movie|print|energy|force|zoom|marathon|editing|cinema|share|a share)/;
/** "9X/Ma2", "11y/En1": the set of a half-year in a subject. */
const HALF_AND_SET = /^(?:[7-9]|1[0-3])[a-z]{1,2}\/[a-z]{2}\d$/;
/** "class X-D", "GRADE 8 SECTION A": a grade with its division; the first classes are those of drugs as well. */
const WITH_DIVISION =
  /^(?:class (?:vi{0,3}|ix|xi{0,2})-[a-h]|(?:grade|class|year|std) \d{1,2}(?:,| [-–—])? (?:section|division) [a-h])$/;
const PAPER_BEHIND = /^ (?:questions?|of|answers?|exam|paper|marks)\b/;
/** Words that call for the code of a class, so that nobody need be tied to it: "form 10.4", "class 1A3". */
const CALLS_FOR_CODE = new Set(['form', 'homeroom', 'hr', 'class']);

/** Why it is the class of somebody, if it is. */
function reasonFor(document: TextDocument, name: ClassName, last: ClassName | undefined): string | undefined {
  const { tokens, lower } = document;
  if (isSumOfClasses(document)) return undefined;
  const level = tokens[name.first]!.lower;
  if (name.by === 'grade')
    return isOwn(document, name, level) ? 'grade of somebody around the writer' : undefined;
  if (last !== undefined && isListed(document, last, name)) return 'beside another class';
  if (name.by === 'code' && HALF_AND_SET.test(lower.slice(name.start, name.end))) return 'code of a class';
  // "204", "4-312"
  if (name.by === 'set' && !name.hasLevel) {
    const isToldSo =
      isCalled(document, name) ||
      (isOwnGrade(document, name) && !isPartOf(lower, name.end)) ||
      isTiedBehind(document, name);
    return isToldSo && isClosed(document, name) ? 'class of somebody' : undefined;
  }
  const isTied = isTiedBefore(document, name) || isWriterOf(document, name);
  if (!isTied && !isTiedBehind(document, name)) {
    const isCode =
      name.by === 'code' ||
      (name.by === 'set' && !ROOMS.has(level) && level !== 'class') ||
      (name.by === 'letter' &&
        /^[a-z]\d/.test(lower.slice(tokens[name.first + 1]?.start ?? name.end, name.end)));
    if (isCode && (CALLS_FOR_CODE.has(level) || (level === 'set' && name.by === 'code')))
      return 'code of a class';
    if (
      WITH_DIVISION.test(lower.slice(name.start, name.end)) &&
      !PAPER_BEHIND.test(lower.slice(name.end, name.end + 12))
    )
      return 'grade and division';
    return isNamedAlone(document, name) ? 'class by its name' : undefined;
  }
  if (ROOMS.has(level) && !(isTied && isOwnRoom(document, name))) return undefined;
  if (name.hasLevel) return 'class of somebody';
  if (THINGS_BEHIND.test(lower.slice(name.end, name.end + 14))) return undefined;
  const word = lower.slice(name.start, name.end);
  return THINGS.test(word) && tokens[name.first - 1]?.lower !== 'in' ? undefined : 'class of somebody';
}

/** "Primary 5 Emerald", "10 Banksia" where a message speaks of people at school: named as classes are, with nothing behind. */
function isNamedAlone(document: TextDocument, { by, hasLevel, first, last, end }: ClassName): boolean {
  const { tokens, text } = document;
  const name = tokens[last]!;
  if (by !== 'stream' || name.casing !== 'title' || !isStreamKind(name.lower)) return false;
  const before = tokens[first - 1];
  // "iPhone 12 Blue", "10 Red, 3 Blue"
  if (!hasLevel && before !== undefined && (before.casing !== 'lower' || before.kind === 'number'))
    return false;
  const next = tokens[last + 1];
  if (text[end] === ' ' && next !== undefined && !next.word.isStop) return false;
  if (hasLevel) return true;
  if (/^(?:,| and| or| &) \d/.test(text.slice(end, end + 6))) return false;
  const { personal, relations, schoolLife, lesson } = subjectOf(document);
  return lesson === 0 && personal + relations + schoolLife > 0;
}

/** Grades by "year" and "grade" are those of `ownGrade`, which knows what lessons say of them. */
function isOwn(document: TextDocument, name: ClassName, level: string): boolean {
  if (level === 'homeroom' || isCalled(document, name) || isGradeOfSomebody(document, name)) return true;
  if (isYearOfPeople(document, name)) return true;
  // "Y6" is short for a year, and no `ownGrade` knows it.
  if (
    (OF_OWN_GRADE.has(level) && document.tokens[name.last]!.kind === 'number') ||
    (level === 'y' && document.text[name.start + 1] === ' ')
  )
    return false;
  return (
    isOwnGrade(document, name) ||
    (name.start < 12 && OPENS_AS.test(document.lower.slice(name.end, name.end + 12)))
  );
}

/** "TY student looking for ideas" */
const OPENS_AS = /^ (?:student|pupil|parent|mum|mom|dad|teacher)\b/;

const OF_OWN_GRADE = new Set(['year', 'yr', 'grade', 'gr']);

/** "I'm in 3/4 time", "who is 1.8 m tall" */
const isPartOf = (lower: string, end: number): boolean =>
  /^ (?:of|time|way|lead|as|m|s|g|l|cm|km|kg|ml|sec|seconds|met[re]{2}s|miles)\b/.test(
    lower.slice(end, end + 9),
  );

/** "My class is 30 students" is none of that name. */
function isClosed({ tokens, text }: TextDocument, { last, end }: ClassName): boolean {
  const next = tokens[last + 1];
  return next === undefined || text[end] !== ' ' || next.word.isStop;
}
