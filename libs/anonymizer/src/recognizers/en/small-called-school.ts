import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

const MY_SCHOOL =
  /\b(?:my|our|his|her|their) (?:new |old |primary |secondary |high |middle |elementary )?(?:school|sch)(?:'?s| is| was)? (?:called|named) $/;
/** What places are called, and schools after them. */
const PLACE =
  /^(?:hill|hills|park|grove|lane|woods?|fields?|view|valley|heights|ridge|bridge|brook|dale|green|manor|court|creek|lake|river|springs|oaks?|meadows?|cross|bank|gate)$/;
const MOST_WORDS = 3;
const SHORTEST = 4;

/** Where the name ends in "my schools called roundhay and its massive", "our school is called oak hill": no word of praise. */
export function endOfSmallCalled({ tokens, text, lower }: TextDocument, first: Token): number | undefined {
  if (first.word.isStop) return undefined;
  if (!MY_SCHOOL.test(lower.slice(Math.max(0, first.start - 40), first.start))) return undefined;
  let last = first;
  for (let i = first.index + 1; i < first.index + MOST_WORDS; i++) {
    const token = tokens[i];
    if (token?.casing !== 'lower' || token.word.isStop || text.slice(last.end, token.start) !== ' ') break;
    last = token;
  }
  const isName = last === first ? !first.word.isOrdinary : !first.word.isOrdinary || PLACE.test(last.lower);
  return isName && last.end - first.start >= SHORTEST && !/(?:ing|ly)$/.test(first.lower)
    ? last.end
    : undefined;
}
