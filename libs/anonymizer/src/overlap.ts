import type { Candidate } from './recognizer.js';
import type { PersonalDataType } from './types.js';

/** Candidates below this score are explained but never removed. */
export const THRESHOLD = 0.5;

/** What recognizers often know one part of each: a street and its town, a grade and its letter. */
const OF_PARTS: ReadonlySet<PersonalDataType> = new Set(['ADDRESS', 'SCHOOL', 'CLASS']);

/** What may be the beginning or a part of a value of another type. */
const PARTS: ReadonlySet<PersonalDataType> = new Set(['PERSON', 'HANDLE']);

/** Each is compared with all others only in groups as small as those of messages that somebody writes. */
const MOST_COMPARED = 16;

/** What came of candidates that may overlap. */
export interface Resolved {
  /** To be acted on: in text order, none overlapping. */
  readonly kept: readonly Candidate[];
  /** Those that cover something that the kept ones do not: see lost-pieces.ts. */
  readonly lost: readonly Candidate[];
}

/** The surer first, then the longer, then the earlier. */
export function resolveOverlaps(candidates: readonly Candidate[]): Resolved {
  const ordered = candidates
    .filter((candidate) => candidate.score >= THRESHOLD && candidate.end > candidate.start)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Candidate[] = [];
  const lost: Candidate[] = [];
  for (let first = 0; first < ordered.length;) {
    let behind = first + 1;
    let end = ordered[first]!.end;
    // Most candidates touch no other.
    for (; behind < ordered.length && ordered[behind]!.start < end; behind++)
      end = Math.max(end, ordered[behind]!.end);
    if (behind === first + 1) kept.push(ordered[first]!);
    else {
      const group = ordered.slice(first, behind);
      const won = group.length === 2 ? [better(group[0]!, group[1]!)] : resolveGroup(group, end);
      for (const candidate of won) kept.push(candidate);
      for (const candidate of group) if (!isWithin(candidate, won)) lost.push(candidate);
    }
    first = behind;
  }
  return { kept, lost: lost.sort(compare) };
}

/** The surer first, then the longer, then the earlier. */
const compare = (a: Candidate, b: Candidate): number =>
  b.score - a.score || b.end - b.start - (a.end - a.start) || a.start - b.start;

/** Who is introduced is told surely, and where the name begins: "I'm Soren". */
const INTRODUCED = 0.9;

/** "im rosa_f at yahoo dot com": whether a nickname or a name is how an e-mail address begins, whose host it would leave. */
const isPartOfEmail = (part: Candidate, { type, start, end }: Candidate): boolean =>
  PARTS.has(part.type) && type === 'EMAIL' && start <= part.start && part.end < end;

/** "7-я Красноармейская ул., 22": whether a name is a part of an address, a school's or a longer name, whose rest it would leave. */
const isPartOfName = (name: Candidate, { type, start, end }: Candidate): boolean =>
  name.type === 'PERSON' &&
  (type === 'ADDRESS' ||
    type === 'SCHOOL' ||
    (type === 'PERSON' && (start === name.start || name.score <= INTRODUCED))) &&
  start <= name.start &&
  name.end <= end &&
  end - start > name.end - name.start;

/** Whether one of few values covers it all; of many that is seen later, by position. */
const isWithin = (candidate: Candidate, won: readonly Candidate[]): boolean =>
  won.length <= MOST_COMPARED &&
  won.some(({ start, end }) => start <= candidate.start && candidate.end <= end);

const isPartOf = (part: Candidate, whole: Candidate): boolean =>
  isPartOfEmail(part, whole) || isPartOfName(part, whole);

function better(a: Candidate, b: Candidate): Candidate {
  if (isPartOf(a, b)) return b;
  if (isPartOf(b, a)) return a;
  return compare(a, b) <= 0 ? joined(a, b) : joined(b, a);
}

/** The surer of two that overlap, with what the other one knows of the same value. */
function joined(surer: Candidate, other: Candidate): Candidate {
  if (surer.type !== other.type || !OF_PARTS.has(surer.type)) return surer;
  const start = Math.min(surer.start, other.start);
  const end = Math.max(surer.end, other.end);
  return start === surer.start && end === surer.end ? surer : { ...surer, start, end };
}

/** Of candidates that hang together. Those of one recognizer do not overlap, so each position is read a few times. */
function resolveGroup(group: readonly Candidate[], end: number): Candidate[] {
  const base = group[0]!.start;
  const taken = new Uint8Array(end - base);
  const kept: Candidate[] = [];
  const rest: Candidate[] = [];
  const isSmall = group.length <= MOST_COMPARED;
  for (const candidate of group.toSorted(compare)) {
    if (isSmall && PARTS.has(candidate.type) && group.some((whole) => isPartOf(candidate, whole))) continue;
    if (!isFree(taken, candidate.start - base, candidate.end - base)) {
      rest.push(candidate);
      continue;
    }
    taken.fill(1, candidate.start - base, candidate.end - base);
    kept.push(candidate);
  }
  kept.sort((a, b) => a.start - b.start);
  return isSmall ? withRest(kept, rest) : kept;
}

/** Those that lie over one kept value alone make it whole. */
function withRest(kept: Candidate[], rest: readonly Candidate[]): Candidate[] {
  for (const other of rest) {
    let index = -1;
    let over = 0;
    kept.forEach(({ start, end }, i) => {
      if (start >= other.end || end <= other.start) return;
      over++;
      index = i;
    });
    if (over === 1) kept[index] = joined(kept[index]!, other);
  }
  return kept;
}

/** Reads the part without making an array of it, which costs more than the few bytes. */
function isFree(taken: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (taken[i] === 1) return false;
  return true;
}
