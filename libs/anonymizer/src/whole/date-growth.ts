import { endOfParts, startOfParts, type Growth } from './growth.js';

/** " '16", " г.", ", the 9th", ", 24-е", ", 24 числа" */
const BEHIND = [
  /,? ?['’]\d{2}(?!\d)/y,
  / г\.?(?![а-я])/y,
  /,? (?:the )?\d{1,2}(?:st|nd|rd|th)(?![a-z])/y,
  /,? \d{1,2}(?:-?(?:е|го)| числ[оа])(?![а-я])/y,
];
const HOLIDAY =
  /(?<![a-z])(?:christmas|new year['’]?s?|boxing|valentine['’]?s?|st\.? patrick['’]?s|halloween|easter)(?: day| eve| sunday| monday)?,? $/;

/** The short year and the day behind a date, the holiday in front of a year. */
export const dateGrowth: Growth = {
  startOf: ({ lower }, { start }, from) => startOfParts(lower, start, from, HOLIDAY),
  endOf: ({ lower }, { end }, to) => endOfParts(lower, end, to, BEHIND),
};
