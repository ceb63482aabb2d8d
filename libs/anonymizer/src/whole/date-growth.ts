import { endOfParts, tokenBehind, type Growth } from './growth.js';

/** " '16", " г.", " the 9th" */
const BEHIND = [/,? ?['’]\d{2}(?!\d)/y, / г\.?(?![а-я])/y, / (?:the )?\d{1,2}(?:st|nd|rd|th)(?![a-z])/y];

/** The short year and the day behind a date. */
export const dateGrowth: Growth = {
  startOf: (_document, { start }) => start,
  endOf(document, { end }, to) {
    const next = tokenBehind(document, end);
    const mayGoOn = next?.kind === 'number' || next?.lower === 'г' || next?.lower === 'the';
    return mayGoOn ? endOfParts(document.lower, end, to, BEHIND) : end;
  },
};
