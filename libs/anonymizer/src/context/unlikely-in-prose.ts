import type { Candidate } from '../recognizer.js';
import { THRESHOLD } from '../overlap.js';
import { tagsOf } from '../tagger/tagger.js';
import type { TextDocument } from '../text/document.js';
import { wordsOf } from './is-told.js';
import { isMet } from './met-before.js';

/** So many words are a paragraph: what its writer says of himself in one sentence tells nothing of the names in another. */
const LONG = 40;
/** Persons none of whose words is as likely a part of any: chosen by paragraphs of pupils, in which hardly a real one is below a half. */
const LEAST = 0.2;
/** The same of those who are introduced as somebody. */
const LEAST_INTRODUCED = 0.1;
const INTRODUCED = 0.93;
/** The same of those whom no rule knows. */
const LEAST_UNKNOWN = 0.6;
/** Names of the user. */
const KNOWN = 0.95;
const LEFT = 0.3;

/**
 * Takes away persons whom rules found in long messages where all words around tell of nobody. Rules judge a name by what the whole
 * message is about, and everybody who tells of a lesson over a whole paragraph says "I", "my" and "our" in it.
 */
export function leaveUnlikelyInProse(document: TextDocument, candidates: Candidate[]): void {
  if (document.tokens.length < LONG) return;
  candidates.forEach((candidate, index) => {
    const { type, score, reason } = candidate;
    if (type !== 'PERSON' || score < THRESHOLD || score > KNOWN || isMet(document, candidate)) return;
    if (!isUnlikely(document, candidate)) return;
    candidates[index] = {
      ...candidate,
      score: LEFT,
      reason: `${reason}; nobody to all around in a long message`,
    };
  });
}

function isUnlikely(document: TextDocument, candidate: Candidate): boolean {
  const [first, last] = wordsOf(document, candidate);
  const least = leastOf(candidate);
  for (let index = first; index <= last; index++)
    if (tagsOf(document).likelihoodAt(index) >= least) return false;
  return true;
}

function leastOf({ recognizer, score }: Candidate): number {
  if (recognizer === 'by-context') return LEAST_UNKNOWN;
  return score >= INTRODUCED ? LEAST_INTRODUCED : LEAST;
}
