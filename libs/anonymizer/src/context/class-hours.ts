import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { shapedAs, type Shaped } from './candidate.js';
import { Marks } from './mark.js';
import { ORDINALS } from './numerals.js';

/** Classes told by when they are taught, by how much is asked of them, or by the half of a year. */

/** What the day of a school is divided into. */
export const HOURS_OF_DAY = ['period', 'hour', 'hr', 'block', 'blk', 'per'];
/** The eleventh hour is another thing. */
const IN_WORDS = new Set(['zero', ...ORDINALS.slice(0, 10)]);
const MOST_HOURS = 12;
const HOUR = new Marks('class by its hour: ');

/** "4th period", "third hour", "G block" */
export function hourOfDay({ tokens, text }: TextDocument, noun: Token): Shaped | undefined {
  const before = tokens[noun.index - 1];
  if (before === undefined || before.end + 1 !== noun.start || text[before.end] !== ' ') return undefined;
  const number = tokens[noun.index - 2];
  const isOrdinal =
    number?.kind === 'number' &&
    number.end === before.start &&
    Number(number.lower) <= MOST_HOURS &&
    /^(?:st|nd|rd|th)$/.test(before.lower);
  const isLetter = before.end - before.start === 1 && /[A-H]/.test(text[before.start]!);
  if (!isOrdinal && !isLetter && !IN_WORDS.has(before.lower)) return undefined;
  const first = isOrdinal ? number : before;
  const way = isOrdinal ? 'number' : isLetter ? 'letter' : 'word';
  const rule = [HOUR.of(way), HOUR.of(noun.lower)];
  return shapedAs('class', first.index, noun.index, first.start, noun.end, { rule });
}

/** What pupils of a year are divided into by how much is asked of them. */
export const SETS = ['set', 'band', 'stream'];
const HEIGHTS = new Set('top bottom middle higher lower upper foundation'.split(' '));
const HEIGHT = new Marks('class by what is asked of it: ');

/** "top set", "lower band" */
export function setByHeight({ tokens }: TextDocument, noun: Token): Shaped | undefined {
  const height = tokens[noun.index - 1];
  if (height === undefined || height.end + 1 !== noun.start || !HEIGHTS.has(height.lower)) return undefined;
  return shapedAs('class', height.index, noun.index, height.start, noun.end, {
    rule: [HEIGHT.of(noun.lower)],
  });
}

export const HALVES = ['upper', 'lower'];
const HALF_YEAR =
  /(?:[Uu]pper|[Ll]ower) (?:[Tt]hird|[Ff]ourth|[Ff]ifth|[Ss]ixth|[Ss]ix|IV|V|VI|[Rr]emove)(?: [Ff]orm(?:er)?)?(?![\p{L}\d])/uy;
const HALF = new Marks('half of a year: ');

/** "Upper Fifth", "lower sixth": the years of some English schools. */
export function halfOfYear({ tokens, text }: TextDocument, half: Token): Shaped | undefined {
  HALF_YEAR.lastIndex = half.start;
  if (!HALF_YEAR.test(text)) return undefined;
  const end = HALF_YEAR.lastIndex;
  const rule = [HALF.of(half.casing)];
  return shapedAs('class', half.index, tokenIndexAt(tokens, end) - 1, half.start, end, { rule });
}
