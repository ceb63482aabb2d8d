import { CONTEXT_NAMES, CONTEXT_WEIGHTS } from '../data/context-weights.js';
import { QUESTIONS } from './candidate.js';
import { PLACES, type Vocabulary } from './clues.js';

/** Weights are kept as whole numbers: this is one. */
export const UNIT = 16;
/** Of the data of a weight: the number of the name in two bytes, the column, the weight. */
const ENTRY_BYTES = 4;

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
 * Reads a table as the data hold it: the names with tabs between them, the first of them number 1, and the weights in base64.
 * It is done in few and simple steps: what runs often enough to be compiled costs more memory than the table.
 */
export function readTable(names: string, weights: string): WeightTable {
  const known = names.split('\t');
  const ids = new Map(known.map((name, index) => [name, index + 1]));
  const all = new Int8Array((known.length + 1) * COLUMNS);
  const bytes = Buffer.from(weights, 'base64');
  for (let i = 0; i < bytes.length; i += ENTRY_BYTES)
    all[(bytes[i]! | (bytes[i + 1]! << 8)) * COLUMNS + bytes[i + 2]!] = bytes[i + 3]!;
  return { idOf: (name) => ids.get(name) ?? 0, weights: all };
}
