import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { CLASS_CUES } from '../generic/class-cues.js';
import { isSumOfClasses } from '../generic/class-sums.js';
import { ROOMS, classInRoman, classOfNumber, classOfWord, type ClassName } from './class-names.js';
import { isCalled, isListed, isOwnGrade, isOwnRoom, isTiedBefore, isTiedBehind } from './class-ties.js';

/** Classes as English-speaking schools call them, where somebody belongs to one: "moved to 9 Red", "her son in P4B". */
export const classEn: Recognizer = {
  name: 'class-en',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    let last: ClassName | undefined;
    const weigh = (name: ClassName | undefined): void => {
      if (name === undefined || name.start < (last?.end ?? 0)) return;
      const reason = reasonFor(document, name, last);
      if (reason === undefined) return;
      last = name;
      const { start, end } = name;
      const score = name.by === 'letter' && !name.hasLevel ? 0.8 : 0.94;
      found.push({ start, end, type: 'CLASS', score, reason, recognizer: 'class-en' });
    };
    for (const token of document.numbers)
      if (token.end - token.start <= 3) weigh(classOfNumber(document, token));
    last = undefined;
    for (const token of document.cued) if (CLASS_CUES.has(token)) weigh(inWords(document, token));
    return found;
  },
};

const BEFORE_ROMAN = new Set(['class', 'std', 'standard', 'grade', 'form', 'year', 'section']);
const ROMAN = /^(?:i{2,3}|i?[vx]|vi{1,3}|xi{1,2})$/;

function inWords(document: TextDocument, token: Token): ClassName | undefined {
  const { tokens } = document;
  if (ROMAN.test(token.lower)) {
    const before = tokens[token.index - 1];
    const hasLevel = before !== undefined && before.end + 1 === token.start && BEFORE_ROMAN.has(before.lower);
    return classInRoman(document, token, hasLevel ? before : undefined);
  }
  const next = tokens[token.index + 1];
  if (next?.lower === 'i' && BEFORE_ROMAN.has(token.lower)) return classInRoman(document, next, token);
  return YEARS_IN_WORDS.has(token.lower) ? classOfWord(document, token) : undefined;
}

const YEARS_IN_WORDS = new Set(
  'reception nursery kindergarten prep junior senior transition ty lkg ukg upper lower remove shell grade gr form'.split(
    ' ',
  ),
);

/** "in 4K", "2P", "5S": more often a measure or a model than a class. */
const THINGS = /^(?:4k|5k|8k|10k|3d|2d|5g|4g|3g|5s|6s|3m|12v|9v|6v)$/;
const THINGS_BEHIND =
  /^ (?:video|resolution|quality|race|run|training|tv|monitor|screen|people|users|followers|dollars|pounds|euros|coin|coins|piece|lens|battery|bulb|rope|long|wide|tall|deep|away|of\b|charger|cable|model|printer|movie|print|energy|force|zoom|marathon|editing|cinema|share|a share)/;
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
  // "204", "4-312"
  if (name.by === 'set' && !name.hasLevel && !(isCalled(document, name) && isClosed(document, name)))
    return undefined;
  const isTied = isTiedBefore(document, name);
  if (!isTied && !isTiedBehind(document, name)) {
    const isCode = name.by === 'code' || (name.by === 'set' && !ROOMS.has(level) && level !== 'class');
    return isCode && CALLS_FOR_CODE.has(level) ? 'code of a class' : undefined;
  }
  if (ROOMS.has(level) && !(isTied && isOwnRoom(document, name))) return undefined;
  if (name.hasLevel) return 'class of somebody';
  if (THINGS_BEHIND.test(lower.slice(name.end, name.end + 14))) return undefined;
  const word = lower.slice(name.start, name.end);
  return THINGS.test(word) && tokens[name.first - 1]?.lower !== 'in' ? undefined : 'class of somebody';
}

/** Grades by "year" and "grade" are those of `ownGrade`, which knows what lessons say of them. */
function isOwn(document: TextDocument, name: ClassName, level: string): boolean {
  if (level === 'homeroom' || isCalled(document, name)) return true;
  return !OF_OWN_GRADE.has(level) && isOwnGrade(document, name);
}

const OF_OWN_GRADE = new Set(['year', 'yr', 'grade', 'gr', 'y']);

/** "My class is 30 students" is none of that name. */
function isClosed({ tokens, text }: TextDocument, { last, end }: ClassName): boolean {
  const next = tokens[last + 1];
  return next === undefined || text[end] !== ' ' || next.word.isStop;
}
