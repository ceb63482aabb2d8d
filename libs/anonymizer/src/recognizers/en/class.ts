import type { Candidate, Recognizer } from '../../recognizer.js';
import { CLASS_CUES } from '../generic/class-cues.js';
import { classInRoman, classOfNumber, classOfWord, type ClassName } from './class-names.js';
import { isListed, isOwnGrade, isTiedBefore, isTiedBehind } from './class-ties.js';
import type { TextDocument } from '../../text/document.js';

/** Classes as English-speaking schools call them, where somebody belongs to one: "moved to 9 Red", "her son in P4B". */
export const classEn: Recognizer = {
  name: 'class-en',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    let last: ClassName | undefined;
    const weigh = (name: ClassName | undefined): void => {
      if (name === undefined) return;
      const reason = reasonFor(document, name, last);
      if (reason === undefined) return;
      last = name;
      const { start, end } = name;
      found.push({
        start,
        end,
        type: 'CLASS',
        score: name.by === 'letter' && !name.hasLevel ? 0.8 : 0.94,
        reason,
        recognizer: 'class-en',
      });
    };
    for (const token of document.numbers)
      if (token.end - token.start <= 2) weigh(classOfNumber(document, token));
    last = undefined;
    for (const token of document.cued) {
      if (!CLASS_CUES.has(token)) continue;
      if (BEFORE_ROMAN.has(token.lower)) weigh(classInRoman(document, token));
      else if (YEARS_IN_WORDS.has(token.lower)) weigh(classOfWord(document, token));
    }
    return found;
  },
};

const BEFORE_ROMAN = new Set(['class', 'std', 'standard', 'grade', 'form']);
const YEARS_IN_WORDS = new Set([
  'reception',
  'nursery',
  'kindergarten',
  'prep',
  'junior',
  'senior',
  'transition',
  'ty',
]);

/** "in 4K", "2P", "5S": more often a measure or a model than a class. */
const THINGS = /^(?:4k|5k|8k|10k|3d|2d|5g|4g|3g|5s|6s|3m|12v|9v|6v)$/;
const THINGS_BEHIND =
  /^ (?:video|resolution|quality|race|run|training|tv|monitor|screen|people|users|followers|dollars|pounds|euros|coin|coins|piece|lens|battery|bulb|rope|long|wide|tall|deep|away|of\b|charger|cable|model|printer|movie|print|energy|force|zoom|marathon)/;

/** Why it is the class of somebody, if it is. */
function reasonFor(document: TextDocument, name: ClassName, last: ClassName | undefined): string | undefined {
  const { tokens, lower } = document;
  if (name.by !== 'grade' && last !== undefined && isListed(document, last, name))
    return 'beside another class';
  if (name.by === 'grade') return isOwn(document, name) ? 'grade of somebody around the writer' : undefined;
  const isTied = isTiedBefore(document, name);
  if (!isTied && !isTiedBehind(document, name)) return undefined;
  if (name.hasLevel) return 'class of somebody';
  if (THINGS_BEHIND.test(lower.slice(name.end, name.end + 14))) return undefined;
  const word = lower.slice(name.start, name.end);
  return THINGS.test(word) && tokens[name.first - 1]?.lower !== 'in' ? undefined : 'class of somebody';
}

/** Grades by "year" and "grade" are those of `ownGrade`, which knows what lessons say of them. */
function isOwn(document: TextDocument, name: ClassName): boolean {
  const level = document.tokens[name.first]!.lower;
  if (level === 'homeroom') return true;
  return !OF_OWN_GRADE.has(level) && isOwnGrade(document, name);
}

const OF_OWN_GRADE = new Set(['year', 'yr', 'grade', 'gr', 'y']);
