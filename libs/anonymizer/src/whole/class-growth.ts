import { endOfParts, startOfParts, tokenBefore, tokenBehind, type Growth } from './growth.js';

/** "-22", ", section c", " «З»" */
const BEHIND = [
  /[-/]\d{1,3}(?![\d.])/y,
  /[a-zа-я](?![a-zа-я])/y,
  /,? (?:section|sec|set|stream|division|room|буква) ["«“]?(?:[a-zа-я]|\d{1,2})["»”]?(?![\p{L}\d])/uy,
  / ["«“][а-яa-z]["»”]/y,
];

const BEFORE = /(?<![\p{L}\d-])(?:(?:y|yr|cls|gr|кл)\.? ?|[py]\d{1,2} class )$/u;

const SECTIONS = new Set(['section', 'sec', 'set', 'stream', 'division', 'room', 'буква']);
const NOUNS = new Set(['y', 'yr', 'cls', 'gr', 'кл', 'class']);

/** The section behind a class, and the short word for one in front of it. */
export const classGrowth: Growth = {
  startOf(document, { start }, from) {
    const before = tokenBefore(document, start);
    return before !== undefined && NOUNS.has(before.lower)
      ? startOfParts(document.lower, start, from, BEFORE)
      : start;
  },
  endOf(document, { end }, to) {
    const next = tokenBehind(document, end);
    const mayGoOn =
      next !== undefined &&
      (next.kind === 'number' || next.end - next.start === 1 || SECTIONS.has(next.lower));
    return mayGoOn ? endOfParts(document.lower, end, to, BEHIND) : end;
  },
};
