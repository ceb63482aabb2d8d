import { isRelationSpelled } from '../names/cues.js';
import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';

/** What stands between the entries of a list, and nothing else: ", ", " и ", " 4. ". */
const BETWEEN = /^(?:[,;] ?|,? (?:and|и|&) |[,;.]? \d{1,2}[.)] ?)$/;
/** So many of a row have to be found, and more of them than are not. */
const LEAST_FOUND = 2;
/** "мама Оля, папа Коля и сестра Лена" */
const RELATION_BETWEEN = /^(?:, ?|,? (?:and|и) )(?:my |мо[йя] )?([a-zа-я]{3,12}) $/;
const SURNAME_ALONE = 'surname alone';
/** Ends the reason of what was taken away. */
export const AGAINST = '; all around speaks against it';
const KEPT = 0.55;

/**
 * "Лапшин, Курбанов, Яхина", "1. Агафонова Василиса 2. Гнатюк Орест": what all around says of one in a row it says of the
 * others, too. Where most are somebody, those that a rule knew for names are not left out.
 */
export function keepRows({ lower }: TextDocument, candidates: Candidate[]): void {
  const isFound = (index: number): boolean => candidates[index]!.score >= THRESHOLD;
  const keepRow = (row: readonly number[]): void => {
    const found = row.filter(isFound).length;
    if (found < LEAST_FOUND || found * 2 <= row.length) return;
    for (const index of row) if (!isFound(index)) candidates[index] = kept(candidates[index]!);
  };
  let row: number[] = [];
  for (const index of namesInOrder(candidates)) {
    const last = row.length === 0 ? undefined : candidates[row.at(-1)!]!;
    if (last !== undefined && !isRowBetween(lower.slice(last.end, candidates[index]!.start))) {
      keepRow(row);
      row = [];
    }
    row.push(index);
  }
  keepRow(row);
}

const isRowBetween = (between: string): boolean =>
  BETWEEN.test(between) || isRelationSpelled(RELATION_BETWEEN.exec(between)?.[1] ?? '');

const kept = (candidate: Candidate): Candidate => ({
  ...candidate,
  score: KEPT,
  reason: `${candidate.reason}; in a row with others`,
});

/** Those that are found, and those that a rule knew for names; of several at one place the likeliest. */
function namesInOrder(candidates: readonly Candidate[]): number[] {
  const names: number[] = [];
  candidates.forEach(({ type, score, reason }, index) => {
    const isDoubted = reason.endsWith(AGAINST) || reason.startsWith(SURNAME_ALONE);
    if (type === 'PERSON' && (score >= THRESHOLD || isDoubted)) names.push(index);
  });
  names.sort(
    (a, b) => candidates[a]!.start - candidates[b]!.start || candidates[b]!.score - candidates[a]!.score,
  );
  let behind = -1;
  return names.filter((index) => {
    const { start, end } = candidates[index]!;
    if (start < behind) return false;
    behind = end;
    return true;
  });
}
