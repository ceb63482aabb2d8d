import { tokenIndexAt, type TextDocument } from '../../../text/document.js';
import { occurs } from '../../../text/occurs.js';
import { isOwnedInTask } from '../../ru/possessive-name.js';

/** So much around a word is looked at. */
const REACH = 64;

/** "from April to May" */
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const MONTH_ALONE = new RegExp(`^${MONTH}$`);
const MONTH_BEHIND = new RegExp(`^ (?:to|till|until|through) ${MONTH}(?![a-z])`);
const MONTH_BEFORE = new RegExp(`(?<![a-z])${MONTH} (?:to|till|until|through) $`);

/** "Stanley cup final" */
const OF_CUP = /^(?:stanley|davis|ryder|solheim|calcutta|sudirman) cup(?![a-z])/;

/** "актёр Светин": who is known by a surname alone, and not "наш художник Рубцовский". */
const RENOWNED =
  /(?<![а-я])(?:актер|актрис|певец|певиц|писател|поэт|художник|композитор|режиссер)[а-я]{0,3} $/;
const OF_CLASS = /(?<![а-я])(?:наш|мо[йия]|нас|класс|школьн|одноклассн)[а-я]{0,4}(?![а-я])/;
const ONE_WORD = /^\S+$/;
/** "аминокислоты: лизин, валин" */
const AMINO_ACID = /^(?:лизин|валин|серин|пролин|аланин|аргинин|лейцин|тирозин|треонин|метионин)[а-я]{0,2}$/;
const OF_PROTEINS = /кислот|бел(?:ок|к[аиеу])|днк/;

/** "Write a report for Florence": as of a town, and not "… for Charlotte, she struggles with maths". */
const OF_TOWN =
  /(?<![a-z])write (?:a|the|me a|an) (?:report|essay|brochure|leaflet|guide|fact ?file) (?:for|about|on) $/;
const ENDS = /^[.!?]?\s*$/;

/** "Пушкин показывает нам жизнь": what authors do for all of us. */
const FOR_ALL =
  /^ (?:показывает|рассказывает|открывает|оставил|подарил|завещал) нам (?:жизнь|мир|красот|человек|любовь|образ|сказк|стих|роман|идеал|правд|душ|эпох)/;

/** Words that look like a name, and are none, or nobody's around the writer. */
export function isOnlyLikeName(document: TextDocument, start: number, end: number): boolean {
  const { lower } = document;
  const before = lower.slice(Math.max(0, start - REACH), start);
  if (isMonth(document, start, end) || isAdjective(document, start, end)) return true;
  if (AMINO_ACID.test(lower.slice(start, end)) && occurs(document, OF_PROTEINS)) return true;
  if (OF_CUP.test(lower.slice(start, end + REACH))) return true;
  const behind = lower.slice(end, end + REACH);
  if (OF_TOWN.test(before)) return ENDS.test(behind) && isPlaceAlone(document, start, end);
  if (FOR_ALL.test(behind)) return isFigureAlone(document, start, end);
  return RENOWNED.test(before) && !OF_CLASS.test(before) && isSurnameAlone(document, start, end);
}

function isMonth({ lower }: TextDocument, start: number, end: number): boolean {
  if (!MONTH_ALONE.test(lower.slice(start, end))) return false;
  return (
    MONTH_BEHIND.test(lower.slice(end, end + REACH)) ||
    MONTH_BEFORE.test(lower.slice(Math.max(0, start - REACH), start))
  );
}

function isAdjective(document: TextDocument, start: number, end: number): boolean {
  const token = document.tokens[tokenIndexAt(document.tokens, start)];
  return token?.end === end && isOwnedInTask(document, token);
}

const isSurnameAlone = ({ text, tokens }: TextDocument, start: number, end: number): boolean =>
  ONE_WORD.test(text.slice(start, end)) && tokens[tokenIndexAt(tokens, start)]?.word.given === undefined;

const isPlaceAlone = ({ text, tokens }: TextDocument, start: number, end: number): boolean =>
  ONE_WORD.test(text.slice(start, end)) && tokens[tokenIndexAt(tokens, start)]?.word.isPlace === true;

const isFigureAlone = (document: TextDocument, start: number, end: number): boolean =>
  isSurnameAlone(document, start, end) &&
  document.tokens[tokenIndexAt(document.tokens, start)]!.word.isFigure;
