import { isWordCode } from '../text/tokenize.js';
import { endOfParts, startOfParts, tokenBefore, tokenBehind, type Growth } from './growth.js';

const LONGEST_REST = 16;
/** " 815", " KD": the next group of a number in groups. */
const BEHIND = [/(?<=\d)[ -]\d{2,5}(?![\p{L}\d.:%])/uy, /(?<=\d) [A-Z]{2,3}(?![\p{L}\d])/uy];
const BEFORE = /(?<![\p{L}\d.:])(?:\d{2,5}[ -])+$/u;

const GROUPS = /^\d{2,5}[ -]\d/;

/** The rest of the word that a code stands in, and the groups of a number beside the groups that were found. */
export const codeGrowth: Growth = {
  startOf(document, { start }, from) {
    const { text } = document;
    let first = start;
    while (first > from && start - first < LONGEST_REST && isWordCode(text.charCodeAt(first - 1))) first--;
    if (tokenBefore(document, first)?.kind !== 'number') return first;
    return GROUPS.test(text.slice(first, first + 8)) ? startOfParts(text, first, from, BEFORE) : first;
  },
  endOf(document, { end }, to) {
    const { text } = document;
    let last = end;
    while (last < to && last - end < LONGEST_REST && isWordCode(text.charCodeAt(last))) last++;
    const next = tokenBehind(document, last);
    const mayGoOn =
      next !== undefined &&
      (next.kind === 'number' || (next.casing === 'upper' && next.end - next.start < 4));
    return mayGoOn ? endOfParts(text, last, to, BEHIND) : last;
  },
};
