import { givenName } from './given-names.js';
import { isListedSurname } from './lexicon.js';

const SHORTEST = 7;
const LONGEST = 20;
const SHORTEST_PART = 3;

/** "rahulkumar", "amyturner": two names written as one. */
export function isJoinedName(word: string): boolean {
  if (word.length < SHORTEST || word.length > LONGEST) return false;
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    if (givenName(word.slice(0, cut))?.isRare !== false) continue;
    const rest = word.slice(cut);
    if (givenName(rest)?.isRare === false || isListedSurname(rest)) return true;
  }
  return false;
}
