import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Shaped } from './candidate.js';
import { ContextJudge } from './judge.js';

/** With a smaller sum what a rule takes for a person is none: chosen as those of `by-context` are. */
const LEAST = -3;
const DOUBTED = 0.3;

/** The rules whose word is not the last one; whoever is named from elsewhere, or behind a label, is sure. */
const DOUBTFUL: ReadonlySet<string> = new Set(['person', 'person-behind-words']);

/** What a rule takes for a person, as something to ask about; undefined where the rule's word is the last one. */
export function askable({ tokens }: TextDocument, candidate: Candidate): Shaped | undefined {
  const { start, end, score, recognizer, reason } = candidate;
  if (score < THRESHOLD || !DOUBTFUL.has(recognizer)) return undefined;
  const first = tokenIndexAt(tokens, start);
  const last = Math.max(first, tokenIndexAt(tokens, end) - 1);
  if (tokens[last] === undefined) return undefined;
  const rule = [`by ${recognizer}`, `because ${reason}`, `score ${Math.floor(score * 10)}`];
  return { shape: 'person', first, last, start, end, rule };
}

/** Takes the persons of lessons, problems and games away that all around speaks against, though a rule found them. */
export function doubt(document: TextDocument, candidates: Candidate[]): void {
  let judge: ContextJudge | undefined;
  candidates.forEach((candidate, index) => {
    const asked = askable(document, candidate);
    if (asked === undefined) return;
    judge ??= new ContextJudge(document);
    judge.judge(asked, (_question, sum) => {
      if (sum >= LEAST) return;
      const reason = `${candidate.reason}; all around speaks against it`;
      candidates[index] = { ...candidate, score: DOUBTED, reason };
    });
  });
}
