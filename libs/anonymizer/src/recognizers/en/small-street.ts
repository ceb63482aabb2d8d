import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { goesTo } from './living.js';
import { STATE_LETTERS } from './town-and-code.js';

const ABBREVIATED = /^(?:st|str|dr|ct|pl|cir|sq)$/;
const RARELY_ELSE = /^(?:way|close|walk|court|drive|view|rise|place|row|loop|croft|chase|wharf|quay)$/;
const AT_END =
  /^\.?(?:$|[,.!?)\n]| (?:after|at|in|on|by|near|is|and|pls|plz|please|tmrw|tmr|tomorrow|tonight|today|now|later|around|before|from|thats|that's|if|when|where|apt|unit|flat|with|so|but|for|to|right|behind|next|opposite|bc|cuz|cos|ok|lol|u|we|i|on|this)(?![a-z])| [#\d])/;

/** "14 oak st after school", "walk me to 16 willow way": small letters, at the end of what is said of a place. */
export function isSmallStreet(document: TextDocument, number: Token, last: Token): boolean {
  const { lower, tokens } = document;
  if (smallStateLength(lower, last.end) > 0) return true;
  if (!AT_END.test(lower.slice(last.end, last.end + 12))) return false;
  const before = tokens[last.index - 1]!;
  if (before.lower === 'the' && isSmallGreen(document, last)) return goesTo(lower, number.start);
  if (ABBREVIATED.test(last.lower))
    return !MEASURING.test(lower.slice(Math.max(0, number.start - 12), number.start));
  return (
    RARELY_ELSE.test(last.lower) &&
    goesTo(lower, number.start) &&
    !before.word.isStop &&
    !ADJECTIVE.test(before.lower)
  );
}

const ADJECTIVE =
  /(?:ed|ing|er|est|[^l]ly)$|^(?:big|small|long|short|fast|slow|good|bad|nice|new|old|hard|easy|wide|deep|high|low|far|sharp|more|last|next|first|only|food|right|left|free|full)$/;
const MEASURING = /(?:\bare|=|\bplus|\btimes|\bminus|[+*/x-]) ?$/;

const STATE = STATE_LETTERS.toLowerCase();
const SMALL_STATE = new RegExp(
  `^,? (?:[a-z'’]{2,} ){0,2}[a-z'’]{3,},? (?:${STATE}),? \\d{5}(?:-\\d{4})?(?![a-z\\d])`,
);

/** The length of " denton tx 76201" behind a street. */
export function smallStateLength(lower: string, end: number): number {
  return SMALL_STATE.exec(lower.slice(end, end + 60))?.[0].length ?? 0;
}

/** "flat 9 sheepscar court": with its flat, a house or a street is known in small letters. */
export function isSmallFlat({ tokens }: TextDocument, number: Token, last: Token): boolean {
  const flat = tokens[number.index - 1]?.lower;
  if (flat !== 'flat' && flat !== 'apt' && flat !== 'apartment') return false;
  const name = tokens[last.index - 1]!;
  return name.kind === 'word' && !name.word.isStop && !ADJECTIVE.test(name.lower);
}

const GREEN =
  /^(?:green|close|square|row|croft|quay|rise|paddock|meadows|chase|garth|wharf|drove|promenade)$/;

/** "5 the green, farsley": a comma or the end stands behind. */
export const isSmallGreen = ({ text }: TextDocument, { lower, end }: Token): boolean =>
  GREEN.test(lower) && /^(?:$|, [a-z]{4}|\n)/.test(text.slice(end, end + 6));
