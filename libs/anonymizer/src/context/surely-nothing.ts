import { introducesOneself } from '../names/introduces-oneself.js';
import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import { subjectOf } from '../recognizers/context.js';
import { tagsOf } from '../tagger/tagger.js';
import type { TextDocument } from '../text/document.js';
import type { PersonalDataType } from '../types.js';
import { isBareList } from './bare-list.js';
import { isSaid, wordsOf } from './is-told.js';
import { isMet } from './met-before.js';
import { RELATED } from './second-opinion.js';

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
/** "post it to 5 the green, farsley": a house number tells by itself. */
const HOUSE = 'house number';

/**
 * Takes away what a rule found where all words around, in their order, tell that there is nothing: a rule sees a few words, and
 * cannot know of all that makes them mean something else.
 */
export function leaveSurelyNothing(document: TextDocument, candidates: Candidate[]): void {
  // "Emma, Jack and Lucy": nothing stands around them.
  if (isBareList(document, candidates)) return;
  candidates.forEach((candidate, index) => {
    const { score, reason } = candidate;
    if (score < THRESHOLD || score > SURE || isMet(document, candidate)) return;
    if (isSurelyNothing(document, candidate))
      candidates[index] = { ...candidate, score: LEFT, reason: `${reason}; all around speaks of nobody` };
  });
}

/** "Mia is my friend. Her mom Susan is nice" */
const isRelated = (document: TextDocument, { reason }: Candidate): boolean =>
  reason.endsWith(RELATED) && subjectOf(document).personal > 0;

function isSurelyNothing(document: TextDocument, candidate: Candidate): boolean {
  const least = LEAST[candidate.type];
  if (least === undefined) return false;
  if (candidate.reason.startsWith(HOUSE) || introducesOneself(document, candidate.start)) return false;
  if (isSaid(document, candidate) || isRelated(document, candidate)) return false;
  const [first, last] = wordsOf(document, candidate);
  // A full name tells by itself, and so does what stands where a name has to.
  if (candidate.type === 'PERSON' && (candidate.recognizer !== 'person' || first !== last)) return false;
  for (let index = first; index <= last; index++)
    if (tagsOf(document).likelihoodAt(index) >= least) return false;
  return true;
}
