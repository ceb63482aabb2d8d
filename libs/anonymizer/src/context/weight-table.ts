import { CONTEXT_NAMES } from '../data/context-names.js';
import { CONTEXT_WEIGHTS } from '../data/context-weights.js';
import { QUESTIONS } from './candidate.js';
import { PLACES, type Vocabulary } from './clues.js';
import { numberNames } from './name-index.js';

/** Weights are kept as whole numbers: this is one. */
export const UNIT = 16;

/** What clues weigh for a question, by the place they stand in. */
export interface WeightTable extends Vocabulary {
  /** Those of a clue stand together, by column: a sum asks most clues in several places and for several questions. */
  readonly weights: Int8Array;
}

/** So many weights each clue has. */
export const COLUMNS = QUESTIONS.length * PLACES.length;

/** The column of the data for a question and a place. */
export const columnOf = (question: number, place: number): number => question * PLACES.length + place;

let table: WeightTable | undefined;

/** The table, read when it is first asked for. */
export function weightTable(): WeightTable {
  return (table ??= readTable(CONTEXT_NAMES, CONTEXT_WEIGHTS));
}

/**
 * Reads a table as the data hold it: the hashes of the names, the first of them number 1, and in base64 for each of them the
 * number of its weights and then, for each weight, its column and the weight. It is done in few and simple steps: what runs
 * often enough to be compiled costs more memory than the table.
 */
export function readTable(names: string, weights: string): WeightTable {
  const bytes = Buffer.from(weights, 'base64');
  let count = 1;
  for (let at = 0; at < bytes.length; at += 1 + 2 * bytes[at]!) count++;
  const all = new Int8Array(count * COLUMNS);
  let row = 0;
  for (let at = 0; at < bytes.length;) {
    const behind = at + 1 + 2 * bytes[at]!;
    row += COLUMNS;
    for (at++; at < behind; at += 2) all[row + bytes[at]!] = bytes[at + 1]!;
  }
  return { idOf: numberNames(names), weights: all };
}
