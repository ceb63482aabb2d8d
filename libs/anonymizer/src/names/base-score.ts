import { subjectOf } from '../recognizers/context.js';
import type { TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import type { NameChain } from './name-chain.js';
import { acts, isFollowedByDeed } from './deeds.js';
import { CAPITAL, SURNAME, SURNAME_FORM } from './roles.js';

/** What a name is worth by itself, whatever is said around it. */

/** How the reason of a name with a title begins. */
export const TITLED = 'name behind a title';

/** A score with the reason for it. */
export interface Verdict {
  readonly score: number;
  readonly reason: string;
}

/** The score of a name of its make, before anything around it is asked. */
export function baseScore(document: TextDocument, chain: NameChain): Verdict {
  const { given, surname, patronymic, initials } = chain;
  const token = document.tokens[chain.first]!;
  const isSmall = token.casing === 'lower';
  if (chain.isTitled) return { score: 0.85, reason: TITLED };
  if (chain.isGuess) {
    const isActing = isFollowedByDeed(document, chain) && subjectOf(document).lesson === 0;
    return { score: isActing ? 0.56 : 0.3, reason: 'words with capitals that no list knows' };
  }
  if (given !== undefined && surname !== undefined && given.word.given === undefined) {
    return { score: 0.64, reason: 'unknown word before a surname' };
  }
  if (given !== undefined && surname !== undefined) {
    if (
      chain.isWeak &&
      patronymic === undefined &&
      surname.word.isOrdinary &&
      (isSmall || !surname.word.isListedSurname)
    )
      return { score: 0.3, reason: 'two words that may be names' };
    const sure = !chain.isWeak || (!isSmall && surname.word.isListedSurname);
    return { score: patronymic === undefined ? (sure ? 0.8 : 0.6) : 0.9, reason: 'given name and surname' };
  }
  if (given !== undefined && patronymic !== undefined)
    return { score: 0.82, reason: 'given name and patronymic' };
  if (initials.length > 0) return { score: 0.74, reason: 'initials and surname' };
  if (patronymic !== undefined) return { score: isSmall ? 0.4 : 0.58, reason: 'patronymic alone' };
  if (given !== undefined && !chain.isWeak) {
    const isVerb =
      isSmall &&
      given.script === 'latin' &&
      /^ (?:up|of|off|the|an?|in the) /.test(document.lower.slice(chain.end, chain.end + 8));
    return { score: isVerb ? 0.3 : isSmall ? 0.6 : 0.66, reason: 'given name' };
  }
  const opens = startsSentence(document, token);
  if (given !== undefined) {
    const score = isSmall ? 0.25 : opens ? (acts(document, chain) ? 0.6 : 0.42) : 0.6;
    return { score, reason: 'given name that is a word as well' };
  }
  if (token.word.isPlace && !token.word.isCommonSurname) return { score: 0.2, reason: 'a place' };
  const sure = (chain.roles & (SURNAME | SURNAME_FORM)) !== 0;
  return { score: sure && (chain.roles & CAPITAL) !== 0 ? 0.42 : 0.3, reason: 'surname alone' };
}
