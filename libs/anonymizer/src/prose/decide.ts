import { isMet } from '../context/met-before.js';
import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { judgeMentions } from './judge.js';
import { readMentions, type Mention } from './mention.js';

/** So many words are a paragraph: what its writer says of himself in one sentence tells nothing of the names in another. */
export const LONG = 40;
/**
 * In log-odds, by the letters of the name: with less, whom a rule found is nobody after all; with more, whom none found is somebody.
 * Chosen by messages of writers left out of the fit: one in a hundred more of those around them stays than without it, and of the
 * names that are nobody's most are left. In Russian rules are right more often, so that more has to speak against them.
 */
const LEAST = { latin: -4.5, cyrillic: -6.5, other: -6.5 };
const MOST = { latin: -2, cyrillic: -3, other: -2 };
/** A word that is less likely part of a value. */
const LEAST_LIKELY = 0.01;
/** More has to speak for a word in small letters. */
const OF_SMALL = 2;
/** Names of the user are not judged. */
const KNOWN = 0.95;
const LEFT = 0.3;
const TAKEN = 0.55;

/**
 * Decides in long messages who is somebody around the writer, and who is told of in a task, a story or a lesson. Rules judge a
 * name by a few words and by what the whole message is about, and everybody who tells of a lesson over a paragraph says "I" in it.
 */
export function decideInProse(document: TextDocument, candidates: Candidate[]): void {
  if (document.tokens.length < LONG) return;
  const mentions = readMentions(document, candidates);
  if (!mentions.some(isAnybody)) return;
  const sums = judgeMentions(document, candidates, mentions);
  const found = new Set(
    mentions.flatMap(({ name, best }) => (best !== undefined && isRemoved(best) ? [name] : [])),
  );
  mentions.forEach((mention, index) => {
    const begins = document.tokens[mention.first]!;
    const isSomebody = found.has(mention.name)
      ? sums[index]! >= LEAST[begins.script]
      : sums[index]! > mostOf(begins);
    if (isSomebody) take(document, candidates, mention);
    else leave(document, candidates, mention);
  });
}

const mostOf = ({ script, casing }: Token): number => MOST[script] + (casing === 'lower' ? OF_SMALL : 0);

/** Where nothing else speaks for anybody, the words that do not are not judged: most messages tell of nobody. */
const isAnybody = ({ best, most }: Mention): boolean =>
  (best !== undefined && isRemoved(best)) || most >= LEAST_LIKELY;

const isRemoved = ({ score }: Candidate): boolean => score >= THRESHOLD;

function leave(document: TextDocument, candidates: Candidate[], mention: Mention): void {
  for (const index of mention.candidates) {
    const candidate = candidates[index]!;
    if (!isRemoved(candidate) || candidate.score > KNOWN || isMet(document, candidate)) continue;
    const reason = `${candidate.reason}; nobody around the writer of a long message`;
    candidates[index] = { ...candidate, score: LEFT, reason };
  }
}

function take({ tokens }: TextDocument, candidates: Candidate[], { best, first, last }: Mention): void {
  if (best !== undefined && isRemoved(best)) return;
  candidates.push({
    start: best?.start ?? tokens[first]!.start,
    end: best?.end ?? tokens[last]!.end,
    type: 'PERSON',
    score: TAKEN,
    recognizer: 'prose',
    reason: `${best?.reason ?? 'told by all around'}; somebody around the writer of a long message`,
  });
}
