import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';

/** Between and behind the names of a list; a question or an equation says something of them. */
const JOINER = /^(?:[\s,;+&./-]|(?<![A-Za-zÀ-ԯ])(?:and|и)(?![A-Za-zÀ-ԯ]))*$/;
const FEWEST = 2;
/** "вера, надежда, любовь": names that are words as well may be a list of those. */
const ORDINARY = 'a word as well';

/** "Ella + Noah, Ruby + Max": names and what joins them, and no other word. Sums, riddles and tales say something of theirs. */
export function isBareList({ lower }: TextDocument, candidates: readonly Candidate[]): boolean {
  const names = candidates
    .filter(({ type, score }) => type === 'PERSON' && score >= THRESHOLD)
    .sort((a, b) => a.start - b.start);
  if (names.length < FEWEST || names.every(({ reason }) => reason.includes(ORDINARY))) return false;
  let behind = 0;
  for (const { start, end } of names) {
    if (start > behind && !JOINER.test(lower.slice(behind, start))) return false;
    behind = Math.max(behind, end);
  }
  return JOINER.test(lower.slice(behind));
}
