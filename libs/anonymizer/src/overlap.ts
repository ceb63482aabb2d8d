import type { Candidate } from './recognizer.js';

/** Candidates below this score are explained but never removed. */
export const THRESHOLD = 0.5;

/** The candidates to act on, in text order, none overlapping: the surer first, then the longer, then the earlier. */
export function resolveOverlaps(candidates: readonly Candidate[]): Candidate[] {
  const ordered = candidates
    .filter((candidate) => candidate.score >= THRESHOLD && candidate.end > candidate.start)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Candidate[] = [];
  for (let first = 0; first < ordered.length;) {
    let behind = first + 1;
    let end = ordered[first]!.end;
    // Most candidates touch no other.
    for (; behind < ordered.length && ordered[behind]!.start < end; behind++)
      end = Math.max(end, ordered[behind]!.end);
    if (behind === first + 1) kept.push(ordered[first]!);
    else if (behind === first + 2) kept.push(better(ordered[first]!, ordered[first + 1]!));
    else for (const candidate of resolveGroup(ordered.slice(first, behind), end)) kept.push(candidate);
    first = behind;
  }
  return kept;
}

/** The surer first, then the longer, then the earlier. */
const compare = (a: Candidate, b: Candidate): number =>
  b.score - a.score || b.end - b.start - (a.end - a.start) || a.start - b.start;

/** Who is introduced is told surely, and where the name begins: "I'm Soren". */
const INTRODUCED = 0.9;

/** "7-я Красноармейская ул., 22": whether a name is a part of an address, a school's or a longer name, whose rest it would leave. */
const isPartOf = (name: Candidate, { type, start, end }: Candidate): boolean =>
  name.type === 'PERSON' &&
  (type === 'ADDRESS' ||
    type === 'SCHOOL' ||
    (type === 'PERSON' && (start === name.start || name.score <= INTRODUCED))) &&
  start <= name.start &&
  name.end <= end &&
  end - start > name.end - name.start;

function better(a: Candidate, b: Candidate): Candidate {
  if (isPartOf(a, b)) return b;
  return compare(a, b) <= 0 || isPartOf(b, a) ? a : b;
}

/** Each is compared with all others only in groups as small as those of one name or address. */
const MOST_COMPARED = 16;

/** Of candidates that hang together. Those of one recognizer do not overlap, so each position is read a few times. */
function resolveGroup(group: readonly Candidate[], end: number): Candidate[] {
  const base = group[0]!.start;
  const taken = new Uint8Array(end - base);
  const kept: Candidate[] = [];
  const mayHoldParts = group.length <= MOST_COMPARED;
  for (const candidate of group.toSorted(compare)) {
    if (mayHoldParts && candidate.type === 'PERSON' && group.some((whole) => isPartOf(candidate, whole)))
      continue;
    if (!isFree(taken, candidate.start - base, candidate.end - base)) continue;
    taken.fill(1, candidate.start - base, candidate.end - base);
    kept.push(candidate);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** Reads the part without making an array of it, which costs more than the few bytes. */
function isFree(taken: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (taken[i] === 1) return false;
  return true;
}
