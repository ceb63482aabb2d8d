import type { TextDocument } from '../../text/document.js';
import { isMonthName } from '../../text/dates.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { LETTER_CODES, OUTWARD_CODE } from './address-tail.js';
import type { FoundAddress } from './found-address.js';
import { livesAt } from './living.js';

const WORD = "(?:[A-Z][A-Za-zÀ-ԯ'’.-]*|\\d{1,3}(?:st|nd|rd|th)?(?![A-Za-zÀ-ԯ\\d]))";
const PART = `${WORD}(?: (?:${WORD}|of|the|and|de|la)){0,4}`;
const PARTS = `^[A-Za-z]?(?:[/-]\\d{1,4}){0,3}[A-Za-z]?,? (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b)${PART}(?:, ${PART}){0,4}`;
const CODE = `(?:(?: ?[,–-])? ?[1-9]\\d{2} ?\\d{3}|,? (?:${LETTER_CODES}))(?![A-Za-zÀ-ԯ\\d])`;
/** Half a code tells only behind a part of its own, the town. */
const WITH_CODE = new RegExp(`${PARTS}(?:${CODE}|(?<=, [A-Za-zÀ-ԯ' -]{3,30}) ${OUTWARD_CODE})`);
const WITHOUT_CODE = new RegExp(PARTS);
/** "House No. 217", "H.No 5-9-22", "B-42", "Plot 7". */
const LABEL =
  /(?<![A-Za-zÀ-ԯ\d])(?:(?:(?:[Hh]ouse|[Ff]lat|[Pp]lot|[Dd]oor|[Aa]pt|[Aa]partment|[Uu]nit|[Qq]uarter|[Vv]illa|HOUSE|FLAT|PLOT)(?: ?(?:[Nn]o\.?|[Nn]umber|#))?|[Hh]\.? ?[Nn]o\.?|[Nn]o\.?) ?(?:[A-Z]{1,2}[-/]?)?|[A-Z]{1,2}[-/]|#)$/;
const HAS_NUMBER_WORD = /^(?:house|flat|plot|door|h\.? ?no)/i;

const NUMBER_WORDS = new Set('house flat plot door no number h'.split(' '));

/** Whether the first word behind the number bears a capital. */
function isCapitalNear(tokens: readonly Token[], index: number): boolean {
  for (let i = index + 1; i <= index + 4; i++) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (token.script === 'cyrillic') return false;
    if (token.kind === 'word' && token.end - token.start > 1)
      return token.casing !== 'lower' || token.end - token.start === 2;
  }
  return false;
}

/** Whether digits that may be of a code of the post stand behind the number, with no small word between. */
function isCodeNear(tokens: readonly Token[], { index, end }: Token): boolean {
  for (let i = index + 1; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.start - end > LONGEST) return false;
    if (token.kind === 'word') {
      if (token.casing === 'lower' && !LINK.accepts(token.word)) return false;
    } else if (token.end - token.start >= 3 || token.start === tokens[i - 1]!.end) return true;
  }
  return false;
}

const LONGEST = 100;
const LINK = new WordTest('of|the|and|de|la|[a-z]|st|nd|rd|th');

/** "12 April 2011, 9 Tollgate Road", "12/04/2011, 9 Tollgate Road": the year of a date of birth in front of the house. */
function isYearOfDate(tokens: readonly Token[], { index, start, lower }: Token): boolean {
  const before = tokens[index - 1];
  if (before === undefined || lower.length !== 4 || start - before.end > 2) return false;
  return isMonthName(before) || (before.kind === 'number' && before.end + 1 === start);
}

/** "B-42, Sector 18, Noida 201301": a house, what lies around it, and a code of the post; without one, where somebody lives. */
export function recordedAddress(
  { text, lower, tokens }: TextDocument,
  number: Token,
): FoundAddress | undefined {
  if (number.lower.length > 4 || isYearOfDate(tokens, number)) return undefined;
  const next = tokens[number.index + 1];
  if (next === undefined || next.start - number.end > 3) return undefined;
  // A letter tied to the number may be small, what lies around is not.
  if (next.kind === 'word' && next.casing === 'lower' && next.start > number.end) return undefined;
  // Most numbers are followed by a small word, or by further numbers.
  if (!isCapitalNear(tokens, number.index)) return undefined;
  const rest = text.slice(number.end, number.end + LONGEST);
  let match = isCodeNear(tokens, number) ? WITH_CODE.exec(rest) : null;
  const word = tokens[number.index - 1];
  const mayBeLabelled = word !== undefined && number.start - word.end <= 2;
  // "паспорт 45 12 886013": numbers alone are no surroundings.
  if (match !== null && !/[A-Za-zÀ-ԯ]/.test(match[0])) return undefined;
  if (match === null && !(mayBeLabelled && NUMBER_WORDS.has(word.lower))) return undefined;
  const label = mayBeLabelled
    ? (LABEL.exec(text.slice(Math.max(0, number.start - 16), number.start))?.[0] ?? '')
    : text[number.start - 1] === '#'
      ? '#'
      : '';
  const start = number.start - label.length;
  if (match === null && HAS_NUMBER_WORD.test(label) && livesAt(lower, start)) {
    match = WITHOUT_CODE.exec(rest);
    if (match?.[0].includes(',') !== true) return undefined;
  }
  if (match === null) return undefined;
  return {
    start,
    end: number.end + match[0].length,
    score: 0.92,
    reason: 'house and surroundings up to a postal code',
  };
}
