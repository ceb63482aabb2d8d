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

/** The words that the holidays above end with. */
const HOLIDAY_ENDS = new Set(
  'christmas year years s boxing valentine valentines patrick patricks halloween easter day eve sunday monday'.split(
    ' ',
  ),
);

/** The short year and the day behind a date, the holiday in front of a year. */
export const dateGrowth: Growth = {
  startOf: ({ lower }, { start }, from, before) =>
    HOLIDAY_ENDS.has(before.lower) ? startOfParts(lower, start, from, HOLIDAY) : start,
  endOf({ lower }, { end }, to, next) {
    const mayGoOn = next.kind === 'number' || next.lower === 'г' || next.lower === 'the';
    return mayGoOn ? endOfParts(lower, end, to, BEHIND) : end;
  },
};
