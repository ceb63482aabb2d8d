import type { Candidate } from '../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';

const FARTHEST = 28;
const MOST_TOKENS = 4;
/** Small words inside of names of places. */
const INNER = new Set(
  'flat apt unit of na nan an on the la le las los de des del du da das do dos di am im der den van von y e s st ave rd nr no кв д дом ул к г стр корп летия лет имени им мкр'.split(
    ' ',
  ),
);

/** Whether two addresses are parts of one: nothing stands between them but numbers, names and what divides them. */
export function isOneAddress({ text, tokens }: TextDocument, a: Candidate, b: Candidate): boolean {
  if (a.type !== 'ADDRESS' || b.type !== 'ADDRESS' || b.start - a.end > FARTHEST) return false;
  if (
    !/^[A-Za-zÀ-ԯ\d\s,.#№/–'’-]*$/.test(text.slice(a.end, b.start)) ||
    text.slice(a.end, b.start).includes('\n')
  )
    return false;
  const first = tokenIndexAt(tokens, a.end);
  for (let i = first; i < tokens.length && tokens[i]!.start < b.start; i++) {
    if (i - first === MOST_TOKENS || !mayStandInside(tokens[i]!)) return false;
    if (isEndOfSentence(text, tokens[i]!.end, tokens[i]!)) return false;
  }
  return first > 0 && !isEndOfSentence(text, a.end, tokens[first - 1]!);
}

function mayStandInside({ kind, casing, lower, word }: Token): boolean {
  if (kind === 'number' || INNER.has(lower)) return true;
  // "Fernlea, Back Lane"
  return casing !== 'lower' && (!word.isStop || (casing === 'title' && lower.length > 2));
}

/** A dot behind a word is the end of a sentence, unless the word is as short as "ул." and "St.". */
const isEndOfSentence = (text: string, at: number, before: Token): boolean =>
  text.charCodeAt(at) === 0x2e && before.end - before.start > 4;
