import { isDigitCode, isWordCode } from '../text/tokenize.js';
import { endOfParts, startOfParts, type Growth } from './growth.js';

const LONGEST_REST = 16;
/** " 815", " KD": the next group of a number in groups; " C" behind "AB 12 34 56" of a national insurance. */
const BEHIND = [
  /(?<=\d)[ -]\d{2,5}(?![A-Za-zÀ-ԯ\d.:%])/y,
  /(?<=\d) [A-Z]{2,3}(?![A-Za-zÀ-ԯ\d])/y,
  /(?<=(?<![A-Za-zÀ-ԯ\d])[A-Z]{2} \d\d \d\d \d\d) [A-D](?![A-Za-zÀ-ԯ\d]| [Ll]evel)/y,
];
const BEFORE = /(?<![A-Za-zÀ-ԯ\d.:])(?:\d{2,5}[ -])+$/;

/** "Correct one: LRN 55820914": behind a colon the letters of an office are told as a part of the number; and "К/318-19". */
const LETTERS =
  /(?<=(?:[Nn]umber|ID|id|[Nn]o\.?|[Oo]ne|[Cc]ode|[Cc]orrect): )[A-Z]{2,4} $|(?<![A-Za-zÀ-ԯ\d/])[A-ZА-ЯЁ]{1,3}\/$/;

const GROUPS = /\d{2,5}[ -]\d/y;

/** The rest of the word that a code stands in, and the groups of a number beside the groups that were found. */
export const codeGrowth: Growth = {
  startOf({ text }, { start }, from) {
    let first = start;
    while (first > from && start - first < LONGEST_REST && isWordCode(text.charCodeAt(first - 1))) first--;
    if (!isDigitCode(text.charCodeAt(first - 2))) return startOfParts(text, first, from, LETTERS);
    GROUPS.lastIndex = first;
    return GROUPS.test(text) ? startOfParts(text, first, from, BEFORE) : first;
  },
  endOf({ text }, { end }, to) {
    let last = end;
    while (last < to && last - end < LONGEST_REST && isWordCode(text.charCodeAt(last))) last++;
    return isDigitCode(text.charCodeAt(last - 1)) ? endOfParts(text, last, to, BEHIND) : last;
  },
};
