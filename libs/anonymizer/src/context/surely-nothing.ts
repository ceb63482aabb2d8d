import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import { tagsOf } from '../tagger/tagger.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { PersonalDataType } from '../types.js';
import { isMet } from './second-opinion.js';

/** Values whose words are all so unlikely parts of any are left: chosen by what it leaves and touches of unknown writers. */
const LEAST: Partial<Record<PersonalDataType, number>> = {
  PERSON: 0.01,
  ADDRESS: 0.005,
  SCHOOL: 0.005,
  CLASS: 0.005,
  HANDLE: 0.005,
};
/** Who is introduced, and what has a label, is told surely. */
const SURE = 0.93;
const LEFT = 0.3;

/**
 * Takes away what a rule found where all words around, in their order, tell that there is nothing: a rule sees a few words, and
 * cannot know of all that makes them mean something else.
 */
export function leaveSurelyNothing(document: TextDocument, candidates: Candidate[]): void {
  candidates.forEach((candidate, index) => {
    const { score, reason } = candidate;
    if (score < THRESHOLD || score > SURE || isMet(document, candidate)) return;
    if (isSurelyNothing(document, candidate))
      candidates[index] = { ...candidate, score: LEFT, reason: `${reason}; all around speaks of nobody` };
  });
}

function isSurelyNothing(document: TextDocument, { type, start, end, recognizer }: Candidate): boolean {
  const least = LEAST[type];
  if (least === undefined) return false;
  const { tokens } = document;
  const first = tokenIndexAt(tokens, start);
  // A full name tells by itself, and so does what stands where a name has to.
  if (type === 'PERSON' && (recognizer !== 'person' || tokens[first]!.end < end)) return false;
  for (let i = first; i < tokens.length && tokens[i]!.start < end; i++)
    if (tagsOf(document).likelihoodAt(i) >= least) return false;
  return true;
}
