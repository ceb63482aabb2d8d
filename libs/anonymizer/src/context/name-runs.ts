import type { TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import type { Token } from '../text/tokenize.js';
import { shapedAs, shapedOf, type Shaped } from './candidate.js';

const MOST_WORDS = 5;
const LONGEST_PARTICLE = 4;

/** "Hebden Bridge", "Ростов-на-Дону", "St. Ives": words with capitals next to each other. */
export function nameRunAt(document: TextDocument, index: number): Shaped {
  const { tokens, text } = document;
  const token = tokens[index]!;
  let last = index;
  while (last - index < MOST_WORDS) {
    const next = tokens[last + 1];
    if (next === undefined || next.start - tokens[last]!.end > 2) break;
    const gap = text.slice(tokens[last]!.end, next.start);
    if (isCapital(next) && isTie(gap, tokens[last]!)) last++;
    else if (gap === '-' && isTiedOver(document, last + 1)) last += 2;
    else break;
  }
  // At the beginning of a sentence an ordinary word has its capital from there.
  const { word } = token;
  const isBorrowed = (word.isStop || word.isOrdinary) && !word.isPlace && startsSentence(document, token);
  const first = isBorrowed ? index + 1 : index;
  if (first > last) return shapedAs('name', index, index, token.start, token.start);
  return shapedOf('name', tokens[first]!, tokens[last]!);
}

/** Whether a run may begin or go on with the token. */
export const isCapital = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.casing !== 'lower';

function isTie(gap: string, before: Token): boolean {
  return gap === ' ' || gap === '-' || (gap === '. ' && before.end - before.start <= 2);
}

/** "-на-Дону": a small word between two hyphens. */
function isTiedOver({ tokens, text }: TextDocument, index: number): boolean {
  const particle = tokens[index];
  return (
    particle !== undefined &&
    particle.end - particle.start <= LONGEST_PARTICLE &&
    text[particle.end] === '-' &&
    tokens[index + 1]?.start === particle.end + 1 &&
    isCapital(tokens[index + 1])
  );
}
