import { isPlace } from '../names/places.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import type { Token } from '../text/tokenize.js';

const MOST_WORDS = 3;
const SPACE = 0x20;
const HYPHEN = 0x2d;
const DAY = new Set('марта мая октября июля января февраля декабря'.split(' '));
const OF_SOMEBODY = /(?:[ая]|ого|ева|ова)$/;

/** What stands in front of a Russian street and its house: the day of "8 Марта, 37", "Шейха" of "Шейха Мансура", a town. */
export function startOfHead(document: TextDocument, start: number, end: number, from: number): number {
  const { tokens, lower } = document;
  const index = tokenIndexAt(tokens, start);
  const first = tokens[index];
  const before = tokens[index - 1];
  if (first?.script !== 'cyrillic' || before === undefined || before.start < from) return start;
  if (!/\d/.test(lower.slice(start, end))) return start;
  const gap = lower.slice(before.end, start);
  if (gap !== ' ' && gap !== ', ') return start;
  if (before.kind === 'number')
    return gap === ' ' && DAY.has(first.lower) && before.end - before.start <= 2 ? before.start : start;
  if (gap === ' ' && (isOfName(document, before, first) || isOfTown(before, first))) return before.start;
  return startOfTown(document, before, from) ?? start;
}

/** "Шейха" before "Мансура", "Маршала" before "Жукова": two words with capitals in the same case. */
const isOfName = (document: TextDocument, before: Token, first: Token): boolean =>
  before.casing === 'title' &&
  first.casing === 'title' &&
  !before.word.isStop &&
  OF_SOMEBODY.test(before.lower) &&
  OF_SOMEBODY.test(first.lower) &&
  !startsSentence(document, before);

/** "нижний" before "новгород" */
const isOfTown = (before: Token, first: Token): boolean =>
  before.word.mayBeginPlace && isPlace(`${before.lower}-${first.lower}`);

/** "ростов на дону" in front of "ул зорге 33": in small letters only a town that is no word. */
function startOfTown({ tokens, text }: TextDocument, last: Token, from: number): number | undefined {
  const { word, casing, start } = last;
  let name = last.lower;
  let found = word.isPlace && !(casing === 'lower' && word.isOrdinary) ? start : undefined;
  for (let i = last.index - 1; i > last.index - MOST_WORDS; i--) {
    const token = tokens[i];
    if (token === undefined || token.start < from || token.kind !== 'word') break;
    const code = text.charCodeAt(token.end);
    if (tokens[i + 1]!.start !== token.end + 1 || (code !== SPACE && code !== HYPHEN)) break;
    name = `${token.lower}-${name}`;
    if (token.word.mayBeginPlace && isPlace(name)) found = token.start;
  }
  return found;
}
