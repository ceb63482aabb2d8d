import { CLUE_NAMES, MARK_NAMES } from '../data/context-names.js';
import { CLUE_WEIGHTS, MARK_WEIGHTS } from '../data/context-weights.js';
import { QUESTIONS } from './candidate.js';
import { PLACES, type Vocabulary } from './clues.js';
import { numberNames } from './name-index.js';

/** Weights are kept as whole numbers: this is one. */
export const UNIT = 16;

/** What names weigh for each question. */
export interface WeightTable extends Vocabulary {
  /** Those of a name stand together, by column: a sum asks most clues in several places and for several questions. */
  readonly weights: Int8Array;
  /** So many weights each name has. */
  readonly columns: number;
}

/** Of clues each place has a weight of its own, of marks there is one for a question. */
interface WeightTables {
  readonly clues: WeightTable;
  readonly marks: WeightTable;
}

/** So many columns the table of clues has, and the one for a question and a place. */
export const CLUE_COLUMNS = QUESTIONS.length * PLACES.length;
export const columnOf = (question: number, place: number): number => question * PLACES.length + place;
/** The table of marks has a column for a question. */
export const MARK_COLUMNS = QUESTIONS.length;

let tables: WeightTables | undefined;

/** The tables, read when they are first asked for. */
export function weightTables(): WeightTables {
  return (tables ??= {
    clues: readTable(CLUE_NAMES, CLUE_WEIGHTS, CLUE_COLUMNS),
    marks: readTable(MARK_NAMES, MARK_WEIGHTS, MARK_COLUMNS),
  });
}

/**
 * Reads a table as the data hold it: the hashes of the names, the first of them number 1, and for each of them the
 * number of its weights and then, for each weight, its column and the weight. It is done in few and simple steps: what runs
 * often enough to be compiled costs more memory than the table.
 */
export function readTable(names: Uint8Array, bytes: Uint8Array, columns: number): WeightTable {
  const { count, idOf } = numberNames(names);
  const all = new Int8Array((count + 1) * columns);
  let row = 0;
  for (let at = 0; at < bytes.length;) {
    const behind = at + 1 + 2 * bytes[at]!;
    row += columns;
    for (at++; at < behind; at += 2) all[row + bytes[at]!] = bytes[at + 1]!;
  }
  return { idOf, weights: all, columns };
}
