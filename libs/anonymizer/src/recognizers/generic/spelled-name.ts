import { givenName } from '../../names/given-names.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import type { Token } from '../../text/tokenize.js';

const LONGEST = 14;

/** "С а ш а", "m-a-r-y": a given name in single letters. */
export const spelledName: Recognizer = {
  name: 'spelled-name',
  find({ tokens, text, lower }) {
    const found: Candidate[] = [];
    for (let i = 0; i + 2 < tokens.length; i++) {
      if (!isLetter(tokens[i]!) || isEnding(text, tokens[i]!)) continue;
      let last = i;
      while (
        last + 1 < tokens.length &&
        isLetter(tokens[last + 1]!) &&
        isGap(text, tokens[last]!, tokens[last + 1]!)
      )
        last++;
      const length = last + 1 - i;
      if (length >= 3 && length <= LONGEST && isName(lower, tokens.slice(i, last + 1)))
        found.push({
          start: tokens[i]!.start,
          end: tokens[last]!.end,
          type: 'PERSON',
          score: 0.8,
          recognizer: 'spelled-name',
          reason: 'letters that together are a given name',
        });
      i = last;
    }
    return found;
  },
};

const isLetter = ({ kind, start, end }: Token): boolean => end - start === 1 && kind === 'word';

/** The "s" of "my name's Z o e". */
function isEnding(text: string, { start }: Token): boolean {
  const before = text.charCodeAt(start - 1);
  return before === 0x27 || before === 0x2019;
}

function isName(lower: string, letters: readonly Token[]): boolean {
  return givenName(letters.map(({ start, end }) => lower.slice(start, end)).join(''))?.isRare === false;
}

/** One space, hyphen, dot or underscore. */
function isGap(text: string, before: Token, next: Token): boolean {
  return next.start === before.end + 1 && /[ ._-]/.test(text[before.end]!);
}
