import type { TextDocument } from '../../../text/document.js';
import { COUNTED_AT_SCHOOL } from '../../ru/counted-at-school.js';
import { isProduct } from '../handle-shape.js';

/** So much behind a value is looked at. */
const REACH = 24;

/** "Lady Pemberley's ball", "at McDonald's"; many schools are called after kings, and with more than one word. */
const TITLED = /^(?:lady|lord|mr|mrs|ms|miss|prince|princess) \p{L}+(?:['’]s?)?$/u;
const POSSESSIVE = /['’]s?$/;

/** "школе 20", "школе 20 кабинетов" */
const NUMBERED = /^(?:школ|гимнази|лице)[а-я]+ \d{1,4}(?: ([а-я]+))?$/;

/** "в школе 20 кабинетов": so many things, and no number of the school. */
function isCount(lower: string, start: number, end: number): boolean {
  const numbered = NUMBERED.exec(lower.slice(start, end));
  if (numbered === null) return false;
  const counted = numbered[1] ?? /^ ([а-я]+)/.exec(lower.slice(end, end + REACH))?.[1];
  return counted !== undefined && COUNTED_AT_SCHOOL.test(counted);
}

/** "P.S. 12 people are coming" */
export const isNoSchool = ({ lower }: TextDocument, start: number, end: number): boolean =>
  end - start < 2 ||
  TITLED.test(lower.slice(start, end)) ||
  isCount(lower, start, end) ||
  isProduct(lower.slice(start, end).replace(POSSESSIVE, '')) ||
  (lower.startsWith('p.s. ', start) &&
    /^ (?:people|(?!is|was|has|does|starts|opens|closes)[a-z]+s) /.test(lower.slice(end, end + REACH)));
