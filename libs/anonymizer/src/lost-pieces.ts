import type { Candidate } from './recognizer.js';
import type { TextDocument } from './text/document.js';
import { isWordCode } from './text/tokenize.js';

/**
 * The values, and what those that lost to them cover besides: "Calle Luna 8, 2B" is no address any more where "2B" is surely a
 * class, and the street is as personal as it was.
 *
 * @param values in text order and without overlaps, as the result is
 * @param lost the better first
 */
export function withLostPieces(
  { text }: TextDocument,
  values: Candidate[],
  lost: readonly Candidate[],
): Candidate[] {
  if (lost.length === 0) return values;
  const taken = new Uint8Array(text.length);
  for (const { start, end } of values) taken.fill(1, start, end);
  const all = [...values];
  for (const candidate of lost) {
    for (let at = candidate.start; at < candidate.end; at++) {
      if (taken[at] === 1) continue;
      const from = at;
      while (at < candidate.end && taken[at] === 0) at++;
      taken.fill(1, from, at);
      const piece = wordsOf(text, from, at);
      if (piece !== undefined) all.push({ ...candidate, ...piece });
    }
  }
  return all.length === values.length ? values : all.sort((a, b) => a.start - b.start);
}

/** Without the blanks and signs at both ends; undefined where nothing else is. */
function wordsOf(text: string, from: number, to: number): { start: number; end: number } | undefined {
  let start = from;
  while (start < to && !isWordCode(text.charCodeAt(start))) start++;
  let end = to;
  while (end > start && !isWordCode(text.charCodeAt(end - 1))) end--;
  return start === end ? undefined : { start, end };
}
