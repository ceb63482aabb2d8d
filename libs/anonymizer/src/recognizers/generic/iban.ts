import type { Candidate, Recognizer } from '../../recognizer.js';
import { ibanLength, isIban } from '../checksums.js';

/** International bank account numbers, spaced or not, by their checksum. */
export const iban: Recognizer = {
  name: 'iban',
  find({ text, tokens, numbers }) {
    const found: Candidate[] = [];
    for (const digits of numbers) {
      const token = tokens[digits.index - 1];
      if (token?.script !== 'latin' || token.end - token.start !== 2) continue;
      if (digits.start > token.end + 1 || digits.end - digits.start < 2) continue;
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

/** Where as many letters and digits end as the country's numbers have, single spaces aside; -1 unless the check passes. */
function ibanEnd(text: string, start: number): number {
  const length = ibanLength(text.slice(start, start + 2).toUpperCase());
  if (length === undefined) return -1;
  let code = '';
  let i = start;
  for (; i < text.length && code.length < length; i++) {
    if (isAlphanumeric(text.charCodeAt(i))) code += text[i]!;
    else if (text[i] !== ' ' || text[i - 1] === ' ') return -1;
  }
  return !isAlphanumeric(text.charCodeAt(i)) && isIban(code.toUpperCase()) ? i : -1;
}

function isAlphanumeric(code: number): boolean {
  const small = code | 0x20;
  return (code >= 0x30 && code <= 0x39) || (small >= 0x61 && small <= 0x7a);
}
