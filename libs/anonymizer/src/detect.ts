import { findCandidates } from './find-candidates.js';
import { withLostPieces } from './lost-pieces.js';
import { resolveOverlaps, THRESHOLD, type Resolved } from './overlap.js';
import type { Candidate } from './recognizer.js';
import { readDocument, type Acquaintance, type TextDocument } from './text/document.js';
import type { DetectOptions, Span } from './types.js';
import { toWholeValues } from './whole/whole.js';

/** A candidate with the decision on it; positions are those of the original. */
export interface Finding extends Span {
  readonly reason: string;
  /** `removed`, or why not: `below threshold`, `covered by a better candidate`. */
  readonly decision: string;
}

/**
 * Finds personal data in a chat message.
 *
 * @throws TypeError for a language that is none of those known
 * @example
 * detect('звони 8 916 123-45-67');
 * // [{ start: 6, end: 21, type: 'PHONE', score: 0.95, recognizer: 'phone' }]
 */
export function detect(text: string, options: DetectOptions = {}): Span[] {
  return detectIn(text, options, undefined);
}

/**
 * The same in a dialog.
 *
 * @param acquaintance whom it has spoken of
 */
export function detectIn(
  text: string,
  options: DetectOptions,
  acquaintance: Acquaintance | undefined,
): Span[] {
  const document = readDocument(text, options);
  document.shared.acquaintance = acquaintance;
  return valuesOf(document, resolveOverlaps(findCandidates(document))).map(
    ({ start, end, type, score, recognizer }) => ({
      start: document.folded.originalStart(start),
      end: document.folded.originalEnd(end),
      type,
      score,
      recognizer,
    }),
  );
}

const valuesOf = (document: TextDocument, { kept, lost }: Resolved): Candidate[] =>
  withLostPieces(document, toWholeValues(document, kept), lost);

/** Everything that was considered, with the recognizer, its reason and the decision, in text order. */
export function explain(text: string, options: DetectOptions = {}): Finding[] {
  const document = readDocument(text, options);
  document.shared.explains = true;
  const candidates = findCandidates(document);
  const resolved = resolveOverlaps(candidates);
  const findings = valuesOf(document, resolved).map((value) => findingOf(document, value, 'removed'));
  const isKept = new Set(resolved.kept);
  for (const candidate of candidates) {
    if (isKept.has(candidate)) continue;
    const isWeak = candidate.score < THRESHOLD;
    findings.push(
      findingOf(document, candidate, isWeak ? 'below threshold' : 'covered by a better candidate'),
    );
  }
  return findings.sort((a, b) => a.start - b.start);
}

function findingOf({ folded }: TextDocument, candidate: Candidate, decision: string): Finding {
  const { start, end } = candidate;
  return { ...candidate, start: folded.originalStart(start), end: folded.originalEnd(end), decision };
}
