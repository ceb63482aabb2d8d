import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import { isFound, type Mention } from './mention.js';

const TAKEN = 0.55;

/** Takes for somebody who stands there, though no rule does. */
export function take(
  { tokens }: TextDocument,
  candidates: Candidate[],
  mention: Mention,
  because: string,
): void {
  if (isFound(mention)) return;
  const { best, first, last } = mention;
  candidates.push({
    start: best?.start ?? tokens[first]!.start,
    end: best?.end ?? tokens[last]!.end,
    type: 'PERSON',
    score: TAKEN,
    recognizer: 'prose',
    reason: `${best?.reason ?? 'told by all around'}; ${because}`,
  });
}
