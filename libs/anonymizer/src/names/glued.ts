import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { hasSurnameEnding } from './decline.js';
import { givenName } from './given-names.js';
import { isListedSurname } from './lexicon.js';

/** Names in Russian that a slip has tied to the words beside them. */

const SHORTEST = 3;
const SHORTEST_BEGINNING = 4;
const LONGEST = 32;

/** "отИриныВасильевны", "КамилаЗакировазабыла": whether a capital inside of the word begins a given name, or ends one. */
export function holdsGluedName({ text }: TextDocument, { start, end, script }: Token): boolean {
  if (script !== 'cyrillic' || end - start > LONGEST) return false;
  let from = start;
  for (let i = start + 1; i <= end; i++) {
    if (i < end && !isCapital(text, i)) continue;
    if (
      isCapital(text, from) &&
      (from > start || i < end) &&
      beginsWithGiven(text.slice(from, i).toLowerCase())
    )
      return true;
    from = i;
  }
  return false;
}

function isCapital(text: string, at: number): boolean {
  const letter = text[at]!;
  return letter !== letter.toLowerCase();
}

/** Whether it is a given name, or one with the next words behind it: "Лёшейиз". */
function beginsWithGiven(part: string): boolean {
  const word = part.replaceAll('ё', 'е');
  for (let end = word.length; end >= SHORTEST; end--) {
    if (end < word.length && end < SHORTEST_BEGINNING) return false;
    if (givenName(word.slice(0, end)) !== undefined) return true;
  }
  return false;
}

/** "машасидорчук", "rahulkumar": a given name and a surname, or a second given name, as one word. */
export function isGluedName(word: string): boolean {
  if (word.length < 7 || word.length > LONGEST) return false;
  const isLatin = word.charCodeAt(0) < 0x400;
  for (let cut = SHORTEST; cut <= word.length - SHORTEST; cut++) {
    if (!isGivenPart(word.slice(0, cut), isLatin)) continue;
    const rest = word.slice(cut);
    if (isGivenPart(rest, isLatin) || isListedSurname(rest)) return true;
    if (!isLatin && rest.length > 5 && hasSurnameEnding(rest)) return true;
  }
  return false;
}

/** Rare names in Latin letters are parts of too many words. */
function isGivenPart(part: string, isLatin: boolean): boolean {
  const name = givenName(part);
  return name !== undefined && !(isLatin && name.isRare);
}
