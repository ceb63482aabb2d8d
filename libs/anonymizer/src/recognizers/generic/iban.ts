import type { Candidate, Recognizer } from '../../recognizer.js';
import { isIban } from '../checksums.js';

const LONGEST = 42;

/** International bank account numbers, spaced or not, by their checksum. */
export const iban: Recognizer = {
  name: 'iban',
  find({ text, tokens }) {
    const found: Candidate[] = [];
    for (const token of tokens) {
      if (token.kind !== 'word' || token.end - token.start !== 2 || token.script !== 'latin') continue;
      const digits = tokens[token.index + 1];
      if (digits?.kind !== 'number' || digits.start > token.end + 1 || digits.end - digits.start < 2)
        continue;
      const end = ibanEnd(text, token.start);
      if (end === -1) continue;
      found.push({
        start: token.start,
        end,
        type: 'ID',
        score: 0.98,
        recognizer: 'iban',
        reason: 'passes the IBAN check',
      });
    }
    return found;
  },
};

/** Every group boundary within reach may be the end; the longest one that passes is. */
function ibanEnd(text: string, start: number): number {
  let code = '';
  let end = -1;
  const limit = Math.min(text.length, start + LONGEST);
  for (let i = start; i <= limit; i++) {
    const character = text[i] ?? ' ';
    if (/[A-Za-z0-9]/.test(character)) {
      code += character.toUpperCase();
      continue;
    }
    if (isIban(code)) end = i;
    if (character !== ' ' || text[i - 1] === ' ') break;
  }
  return end;
}
