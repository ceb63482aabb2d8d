import { isMet } from '../context/met-before.js';
import { THRESHOLD } from '../overlap.js';
import { isPassedIn } from '../recognizers/generic/known-names.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import type { Mention } from './mention.js';

const LEFT = 0.3;

/** Leaves in clear what was taken for somebody there, but for names that were passed in and for whom the dialog has spoken of. */
export function leave(
  document: TextDocument,
  candidates: Candidate[],
  mention: Mention,
  because: string,
): void {
  for (const index of mention.candidates) {
    const candidate = candidates[index]!;
    if (candidate.score < THRESHOLD || isPassedIn(candidate) || isMet(document, candidate)) continue;
    candidates[index] = { ...candidate, score: LEFT, reason: `${candidate.reason}; ${because}` };
  }
}
