import { isChatWord } from '../names/chat-words.js';
import { givenName } from '../names/given-names.js';
import { ANY_GIVEN, GIVEN, PATRONYMIC, SURNAME, SURNAME_FORM, WEAK_SURNAME } from '../names/roles.js';
import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';

const SHORTEST = 3;
/** A look for a slip costs more than all else about a word. */
const MOST_GUESSES = 12;

/**
 * What a word may be of a name, as a letter, behind the letters of what stands in front: G a given name, g one that may be a word
 * as well, w one that is a word of every day, R a rare one, M one with a slip, X one whose apostrophe is lost, J two names as one
 * word, P a patronymic, S a surname, s one that is a word as well, F what ends like one, U what no list has. Nothing for the
 * words of every day.
 */
export function partOfName(document: TextDocument, { word, lower }: Token, before: string): string {
  if (lower.length < SHORTEST || word.isStop) return '';
  const { smallRoles, isOrdinary, surnameRoles } = word;
  if ((smallRoles & ANY_GIVEN) !== 0) {
    if (isOrdinary) return 'w';
    return (smallRoles & GIVEN) !== 0 ? 'G' : 'g';
  }
  if ((smallRoles & PATRONYMIC) !== 0) return 'P';
  if (isOrdinary) return isGivenName(before) && (surnameRoles & (SURNAME | WEAK_SURNAME)) !== 0 ? 's' : '';
  if (isChatWord(lower)) return '';
  if ((surnameRoles & SURNAME) !== 0) return 'S';
  if (word.given !== undefined) return 'R';
  if (lower.endsWith('s') && givenName(lower.slice(0, -1)) !== undefined) return 'X';
  if (word.isGluedName) return 'J';
  if (mayGuess(document) && word.isMisspelledName) return 'M';
  return (surnameRoles & SURNAME_FORM) !== 0 ? 'F' : 'U';
}

/** Whether what stands in front is a given name and nothing else. */
const isGivenName = (made: string): boolean => made === 'G' || made === 'R' || made === 'M';

function mayGuess({ shared }: TextDocument): boolean {
  shared.guesses = (shared.guesses ?? 0) + 1;
  return shared.guesses <= MOST_GUESSES;
}
