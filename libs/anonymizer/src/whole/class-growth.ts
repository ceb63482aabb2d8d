import { endOfParts, startOfParts, type Growth } from './growth.js';

/** "-22", ", section c", " «З»" */
const BEHIND = [
  /[-/]\d{1,3}(?![\d.])/y,
  /[a-zа-я](?![a-zа-я])/y,
  /,? (?:section|sec|set|stream|division|room|буква) ["«“]?(?:[a-zа-я]|\d{1,2})["»”]?(?![\p{L}\d])/uy,
  / ["«“][а-яa-z]["»”]/y,
];

const BEFORE = /(?<![\p{L}\d-])(?:(?:y|yr|cls|gr|кл)\.? ?|[py]\d{1,2} class )$/u;

/** The section behind a class, and the short word for one in front of it. */
export const classGrowth: Growth = {
  startOf: ({ lower }, { start }, from) => startOfParts(lower, start, from, BEFORE),
  endOf: ({ lower }, { end }, to) => endOfParts(lower, end, to, BEHIND),
};
