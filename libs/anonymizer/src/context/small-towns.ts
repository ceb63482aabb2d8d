import { isPlace } from '../names/places.js';
import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { shapedOf, type Shaped } from './candidate.js';

const SHORTEST = 4;
const LEADS_TO_TOWN = new Set('in from near to at outside of в во из с со под до около возле'.split(' '));
/** Behind these a word that no list knows may be a town. */
const MAY_NAME_ANY = new Set(['in', 'from', 'near']);

/** "мурманске", "dudley", "newport pagnell": a town in small letters, by the lists or by the word in front of it. */
export function smallTownAt({ tokens, text, lower }: TextDocument, index: number): Shaped | undefined {
  const token = tokens[index]!;
  const { word, start, end } = token;
  if (token.casing !== 'lower' || word.isStop) return undefined;
  const before = tokens[index - 1];
  // Most words are ordinary, and nothing leads to a town in front of them: they are asked nothing further.
  const isLed = before?.word.isStop === true && before.end === start - 1 && LEADS_TO_TOWN.has(before.lower);
  if (word.isOrdinary && !isLed) return undefined;
  const next = tokens[index + 1];
  if (next?.start === end + 1 && word.mayBeginPlace) {
    const code = text.charCodeAt(end);
    const isTied = code === 0x20 || code === 0x2d;
    if (isTied && isPlace(`${lower.slice(start, end)}-${next.lower}`))
      return townOf(token, next, 'of several words');
  }
  if (end - start < SHORTEST) return undefined;
  if (!word.isPlace)
    return !word.isOrdinary && isLed && MAY_NAME_ANY.has(before.lower)
      ? townOf(token, token, 'stranger')
      : undefined;
  if (!word.isOrdinary) return townOf(token, token, 'known');
  return token.script === 'cyrillic' ? townOf(token, token, 'ordinary') : undefined;
}

const townOf = (first: Token, last: Token, form: string): Shaped => shapedOf('town', first, last, { form });
