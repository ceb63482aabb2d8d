import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { LETTER_CODES } from './address-tail.js';
import type { FoundAddress } from './found-address.js';
import { livesAt } from './living.js';

const WORD = "(?:[A-Z][\\p{L}'’.-]*|\\d{1,3}(?!\\d))";
const PART = `${WORD}(?: (?:${WORD}|of|the|and|de|la)){0,4}`;
const PARTS = new RegExp(
  `^[A-Za-z]?(?:[/-]\\d{1,4}){0,3}[A-Za-z]?,? (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b)${PART}(?:, ${PART}){0,4}`,
  'u',
);
const CODE = new RegExp(`^(?:[,-]? ?[1-9]\\d{2} ?\\d{3}|,? (?:${LETTER_CODES}))(?![\\p{L}\\d])`, 'u');
const ENDS_IN_CODE = new RegExp(`(?:[ -][1-9]\\d{5}|[ ,](?:${LETTER_CODES}))$`, 'u');
/** "House No. 217", "H.No 5-9-22", "B-42", "Plot 7". */
const LABEL =
  /(?<![\p{L}\d])(?:(?:(?:[Hh]ouse|[Ff]lat|[Pp]lot|[Dd]oor|[Aa]pt|[Aa]partment|[Uu]nit|[Qq]uarter|[Vv]illa|HOUSE|FLAT|PLOT)(?: ?(?:[Nn]o\.?|[Nn]umber|#))?|[Hh]\.? ?[Nn]o\.?|[Nn]o\.?) ?(?:[A-Z]{1,2}[-/]?)?|[A-Z]{1,2}[-/])$/u;
const HAS_NUMBER_WORD = /^(?:house|flat|plot|door|h\.? ?no)/i;

/** "B-42, Sector 18, Noida 201301": a house, what lies around it, and a code of the post; without one, where somebody lives. */
export function recordedAddress(
  { text, lower, tokens }: TextDocument,
  number: Token,
): FoundAddress | undefined {
  if (number.lower.length > 4) return undefined;
  const next = tokens[number.index + 1];
  if (next === undefined || next.start - number.end > 3) return undefined;
  const rest = text.slice(number.end, number.end + 100);
  const match = PARTS.exec(rest);
  if (match === null) return undefined;
  const code = CODE.exec(rest.slice(match[0].length))?.[0].length ?? 0;
  const label = LABEL.exec(text.slice(Math.max(0, number.start - 16), number.start))?.[0] ?? '';
  const start = number.start - label.length;
  const isPlain =
    code === 0 &&
    !ENDS_IN_CODE.test(match[0]) &&
    !(HAS_NUMBER_WORD.test(label) && match[0].includes(',') && livesAt(lower, start));
  if (isPlain) return undefined;
  return {
    start,
    end: number.end + match[0].length + code,
    score: 0.92,
    reason: 'house and surroundings up to a postal code',
  };
}
