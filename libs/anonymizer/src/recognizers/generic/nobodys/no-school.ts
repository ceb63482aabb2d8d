import type { TextDocument } from '../../../text/document.js';
import { isProduct } from '../handle-shape.js';

/** So much behind a value is looked at. */
const REACH = 24;

/** "Lady Pemberley's ball", "at McDonald's"; many schools are called after kings, and with more than one word. */
const TITLED = /^(?:lady|lord|mr|mrs|ms|miss|prince|princess) \p{L}+(?:['’]s?)?$/u;
const POSSESSIVE = /['’]s?$/;

/** "P.S. 12 people are coming" */
export const isNoSchool = ({ lower }: TextDocument, start: number, end: number): boolean =>
  end - start < 2 ||
  TITLED.test(lower.slice(start, end)) ||
  isProduct(lower.slice(start, end).replace(POSSESSIVE, '')) ||
  (lower.startsWith('p.s. ', start) &&
    /^ (?:people|(?!is|was|has|does|starts|opens|closes)[a-z]+s) /.test(lower.slice(end, end + REACH)));
