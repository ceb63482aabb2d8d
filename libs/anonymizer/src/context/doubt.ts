import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Shape, Shaped } from './candidate.js';
import { judgeOf } from './judge.js';
import { Counts, Marks } from './mark.js';

/** With a smaller sum what a rule found is nothing: chosen as those of `by-context` are. */
const LEAST: Readonly<Partial<Record<Shape, number>>> = { person: -3.7, grade: -3 };
const DOUBTED = 0.3;

/** The rules whose word is not the last one, with what they find. */
const DOUBTFUL: Readonly<Record<string, Shape>> = {
  person: 'person',
  'person-behind-words': 'person',
  'school-class': 'grade',
  'class-en': 'grade',
};

const BY = new Marks('by ');
const BECAUSE = new Marks('because ');
const SCORE = new Counts('score', 10);

/** What a rule found, as something to ask about; undefined where the rule's word is the last one. */
export function askable({ tokens }: TextDocument, candidate: Candidate): Shaped | undefined {
  const { start, end, score, recognizer, reason } = candidate;
  const shape = DOUBTFUL[recognizer];
  if (score < THRESHOLD || shape === undefined) return undefined;
  const first = tokenIndexAt(tokens, start);
  const last = Math.max(first, tokenIndexAt(tokens, end) - 1);
  if (tokens[last] === undefined) return undefined;
  const rule = [BY.of(recognizer), BECAUSE.of(reason), SCORE.of(Math.floor(score * 10))];
  return { shape, first, last, start, end, rule };
}

/** Takes away what all around speaks against though a rule found it: persons of problems and games, classes of words. */
export function doubt(document: TextDocument, candidates: Candidate[]): void {
  candidates.forEach((candidate, index) => {
    const asked = askable(document, candidate);
    if (asked === undefined) return;
    judgeOf(document).judge(asked, (_question, sum) => {
      if (sum >= LEAST[asked.shape]!) return;
      const reason = `${candidate.reason}; all around speaks against it`;
      candidates[index] = { ...candidate, score: DOUBTED, reason };
    });
  });
}
