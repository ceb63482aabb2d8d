import type { Candidate } from './recognizer.js';

/** Candidates below this score are explained but never removed. */
export const THRESHOLD = 0.5;

/** The candidates to act on, in text order, none overlapping: the surer first, then the longer, then the earlier. */
export function resolveOverlaps(candidates: readonly Candidate[]): Candidate[] {
  const ranked = candidates
    .filter((candidate) => candidate.score >= THRESHOLD && candidate.end > candidate.start)
    .sort((a, b) => b.score - a.score || b.end - b.start - (a.end - a.start) || a.start - b.start);
  if (ranked.length <= 1) return ranked;
  const taken = new Uint8Array(ranked.reduce((end, candidate) => Math.max(end, candidate.end), 0));
  const kept: Candidate[] = [];
  for (const candidate of ranked) {
    // Candidates of one recognizer do not overlap, so each position is read a bounded number of times.
    if (taken.subarray(candidate.start, candidate.end).includes(1)) continue;
    taken.fill(1, candidate.start, candidate.end);
    kept.push(candidate);
  }
  return kept.sort((a, b) => a.start - b.start);
}
