import type { TextDocument } from '../text/document.js';
import { endOfParts, startOfParts, tokenBefore, tokenBehind, type Growth } from './growth.js';

/** " #47", " № 13", " for girls", " trust", " училища" */
const BEHIND = [
  /[a-z](?![a-z])/y,
  / ?[№#] ?\d{1,4}(?!\d)/y,
  / for (?:girls|boys)(?![a-z])/y,
  / (?:boys|girls|trust)(?![a-z])/y,
  / (?:(?:военно-)?(?:морск|музыкальн|художественн|спортивн)[а-я]{2,3} )?(?:училищ|лице[йяюем]|гимнази[яюией]|колледж|корпус|техникум)[а-я]{0,3}/y,
];
/** "St Bede's" is a name, "Park Primary's" a case. */
const POSSESSIVE = /['’]s(?![a-z])/y;
const KIND = /(?:school|college|academy|primary|infants?|juniors?|elementary|high|secondary|grammar|comp)$/;

const BEFORE =
  /(?<![\p{L}\d-])(?:академическ|губернаторск|православн|воскресн|кадетск|реальн|сельск)[а-я]{2,3} (?:(?:школ|гимнази|лице|училищ)[а-я]{0,3} )?$/u;

/** The possessive, the number and the word for its kind beside the name of a school. */
export const schoolGrowth: Growth = {
  startOf(document, { start }, from) {
    const { text, lower } = document;
    if (start - from >= 4 && text.startsWith('The ', start - 4)) return start - 4;
    return tokenBefore(document, start)?.script === 'cyrillic'
      ? startOfParts(lower, start, from, BEFORE)
      : start;
  },
  endOf(document, { end }, to) {
    if (!mayGoOn(document, end)) return end;
    return endOfParts(document.lower, end, to, patternsBehind(document, end));
  },
};

const WORDS = new Set(['for', 'boys', 'girls', 'trust', 's']);

/** Whether a number, one of the words, or a Russian noun or adjective stands behind. */
function mayGoOn(document: TextDocument, end: number): boolean {
  const next = tokenBehind(document, end);
  if (next === undefined || next.start === end) return next !== undefined;
  return next.kind === 'number' || WORDS.has(next.lower) || (next.script === 'cyrillic' && !next.word.isStop);
}

const patternsBehind = ({ lower }: TextDocument, end: number): readonly RegExp[] =>
  KIND.test(lower.slice(end - 10, end)) ? BEHIND : [POSSESSIVE, ...BEHIND];
