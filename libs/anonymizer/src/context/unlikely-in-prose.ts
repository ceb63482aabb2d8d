import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import { isUnlikely, wordsOf } from './is-told.js';
import { isMet } from './met-before.js';

/** So many words are a paragraph: what its writer says of himself in one sentence tells nothing of the names in another. */
const LONG = 40;
/** Persons none of whose words is as likely a part of any: chosen by paragraphs of pupils, with real people told of in passing too. */
const LEAST = 0.05;
/** The same of those whom no rule knows. */
const LEAST_UNKNOWN = 0.3;
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
    if (!isNobody(document, candidate)) return;
    candidates[index] = {
      ...candidate,
      score: LEFT,
      reason: `${reason}; nobody to all around in a long message`,
    };
  });
}

function isNobody(document: TextDocument, candidate: Candidate): boolean {
  const { script } = document.tokens[wordsOf(document, candidate)[0]]!;
  // In Russian as many of those who are told of in passing would be lost as figures are left.
  if (script !== 'latin') return false;
  return isUnlikely(document, candidate, candidate.recognizer === 'by-context' ? LEAST_UNKNOWN : LEAST);
}
