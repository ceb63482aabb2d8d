import { givenName } from '../../names/given-names.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

/** Digits that are written for the letters they look like. */
const LETTER: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
const SHORTEST = 4;
const LONGEST = 14;

/** "3mma", "m0hammed": a given name with digits for some of its letters. */
export const digitName: Recognizer = {
  name: 'digit-name',
  find(document) {
    const found: Candidate[] = [];
    let behind = -1;
    for (const number of document.numbers) {
      if (number.end - number.start !== 1 || number.start < behind || LETTER[number.lower] === undefined)
        continue;
      const { start, end } = tiedTokens(document, number);
      behind = end;
      if (end - start < SHORTEST || end - start > LONGEST) continue;
      const letters = document.lower.slice(start, end).replace(/\d/g, (digit) => LETTER[digit] ?? digit);
      if (givenName(letters)?.isRare !== false) continue;
      found.push({
        start,
        end,
        type: 'PERSON',
        score: 0.7,
        recognizer: 'digit-name',
        reason: 'a given name with digits for letters',
      });
    }
    return found;
  },
};

/** The words and numbers without a gap around a digit, a few on either side. */
function tiedTokens({ tokens }: TextDocument, { index }: Token): { start: number; end: number } {
  let first = index;
  let last = index;
  while (first > 0 && index - first < 6 && tokens[first - 1]!.end === tokens[first]!.start) first--;
  while (last + 1 < tokens.length && last - index < 6 && tokens[last + 1]!.start === tokens[last]!.end)
    last++;
  return { start: tokens[first]!.start, end: tokens[last]!.end };
}
