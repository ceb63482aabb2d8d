import type { TextDocument } from '../../../text/document.js';
import { COUNTED_AT_SCHOOL } from '../../ru/counted-at-school.js';
import { isProduct } from '../handle-shape.js';
import { MERE_WORD } from './no-class.js';

/** So much before and behind a value is looked at. */
const REACH = 24;

/** "Lady Pemberley's ball", "at McDonald's"; many schools are called after kings, and with more than one word. */
const TITLED = /^(?:lady|lord|mr|mrs|ms|miss|prince|princess) [A-Za-zÀ-ԯ]+(?:['’]s?)?$/;
const TITLE_BEFORE = /(?:^|[^a-z])(?:lady|lord|mr|mrs|ms|miss|prince|princess) $/;
const ONE_WORD = /^[A-Za-zÀ-ԯ]+(?:['’]s?)?$/;
const POSSESSIVE = /['’]s?$/;

/** "меня взяли в физмат 10М": the profile of a class. */
const PROFILE =
  /^(?:физ-?мат|хим-?био|био-?хим|соц-?гум|гум|инфо-?мат|матклас|кадет|инженерн[а-я]{2,3}|гуманитарн[а-я]{2,3})$/;
const CLASS_BEHIND = /^ \d{1,2} ?[«"]?[а-я](?![а-я])/;

/** "школе 20", "школе 20 кабинетов" */
const NUMBERED = /^(?:школ|гимнази|лице)[а-я]+ \d{1,4}(?: ([а-я]+))?$/;

/** "в школе 20 кабинетов": so many things, and no number of the school. */
function isCount(lower: string, start: number, end: number): boolean {
  const numbered = NUMBERED.exec(lower.slice(start, end));
  if (numbered === null) return false;
  const counted = numbered[1] ?? /^ ([а-я]+)/.exec(lower.slice(end, end + REACH))?.[1];
  return counted !== undefined && COUNTED_AT_SCHOOL.test(counted);
}

/** "the dome of St Paul's, in London": a church has it. */
const OF_CHURCH = /\b(?:dome|crypt|nave|spire) of (?:the )?$/;

/** "P.S. 12 people are coming" */
export const isNoSchool = ({ lower }: TextDocument, start: number, end: number): boolean =>
  end - start < 2 ||
  OF_CHURCH.test(lower.slice(Math.max(0, start - REACH), start)) ||
  MERE_WORD.test(lower.slice(start, end)) ||
  TITLED.test(lower.slice(start, end)) ||
  (ONE_WORD.test(lower.slice(start, end)) &&
    TITLE_BEFORE.test(lower.slice(Math.max(0, start - REACH), start))) ||
  isCount(lower, start, end) ||
  (PROFILE.test(lower.slice(start, end)) && CLASS_BEHIND.test(lower.slice(end, end + REACH))) ||
  isProduct(lower.slice(start, end).replace(POSSESSIVE, '')) ||
  (lower.startsWith('p.s. ', start) &&
    /^ (?:people|(?!is|was|has|does|starts|opens|closes)[a-z]+s) /.test(lower.slice(end, end + REACH)));
