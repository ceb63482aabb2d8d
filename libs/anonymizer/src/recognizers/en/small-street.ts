import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { goesTo } from './living.js';

const ABBREVIATED = /^(?:st|str|dr|ct|pl|cir|sq)$/;
const RARELY_ELSE = /^(?:way|close|walk|court|drive|view|rise|place|row|loop|croft|chase|wharf|quay)$/;
const AT_END =
  /^\.?(?:$|[,.!?)\n]| (?:after|at|in|on|by|near|is|and|pls|plz|please|tmrw|tmr|tomorrow|tonight|today|now|later|around|before|from|thats|that's|if|when|where|apt|unit|flat|with|so|but|for|to|right|behind|next|opposite|bc|cuz|cos|ok|lol|u|we|i|on|this)(?![a-z])| [#\d])/;

/** "14 oak st after school", "walk me to 16 willow way": small letters, at the end of what is said of a place. */
export function isSmallStreet({ lower, tokens }: TextDocument, number: Token, last: Token): boolean {
  if (!AT_END.test(lower.slice(last.end, last.end + 12))) return false;
  if (ABBREVIATED.test(last.lower))
    return !MEASURING.test(lower.slice(Math.max(0, number.start - 12), number.start));
  return (
    RARELY_ELSE.test(last.lower) &&
    goesTo(lower, number.start) &&
    !tokens[last.index - 1]!.word.isStop &&
    !ADJECTIVE.test(tokens[last.index - 1]!.lower)
  );
}

const ADJECTIVE =
  /(?:ed|ing|er|est|[^l]ly)$|^(?:big|small|long|short|fast|slow|good|bad|nice|new|old|hard|easy|wide|deep|high|low|far|sharp|more|last|next|first|only|food|right|left|free|full)$/;
const MEASURING = /(?:\bare|=|\bplus|\btimes|\bminus|[+*/x-]) ?$/;
