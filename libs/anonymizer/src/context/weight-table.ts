import { CONTEXT_WEIGHTS } from '../data/context-weights.js';
import { QUESTIONS } from './candidate.js';
import { PLACES, type Vocabulary } from './clues.js';

/** Weights are kept as whole numbers: this is one. */
export const UNIT = 16;
/** The column of the first question; the others follow in the alphabet. */
const FIRST_COLUMN = 'A'.charCodeAt(0);
const MINUS = '-'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

/**
 * What clues weigh. The data hold a line for each place, in it the clues each with its weights: `live`, `A12B-3` is 12 for the
 * first question and -3 for the second, in sixteenths.
 */
export interface WeightTable extends Vocabulary {
  /** For a question and a place, by the number of the clue. */
  weightsOf(question: number, place: number): Int8Array;
}

let table: WeightTable | undefined;

/** The table, read when it is first asked for. */
export function weightTable(): WeightTable {
  return (table ??= readTable(CONTEXT_WEIGHTS));
}

/** Reads a table as the data hold it. */
export function readTable(data: string): WeightTable {
  const ids = new Map<string, number>();
  const lines = data.split('\n').map((line) => (line === '' ? [] : line.split('\t')));
  for (const line of lines)
    for (let i = 0; i < line.length; i += 2) if (!ids.has(line[i]!)) ids.set(line[i]!, ids.size + 1);
  const columns = QUESTIONS.map(() => PLACES.map(() => new Int8Array(ids.size + 1)));
  lines.forEach((line, place) => {
    for (let i = 0; i < line.length; i += 2) {
      const id = ids.get(line[i]!)!;
      readWeights(line[i + 1]!, (question, weight) => (columns[question]![place]![id] = weight));
    }
  });
  return {
    idOf: (name) => ids.get(name) ?? 0,
    weightsOf: (question, place) => columns[question]![place]!,
  };
}

/** "A12B-3" */
function readWeights(cell: string, take: (question: number, weight: number) => void): void {
  let question = -1;
  let weight = 0;
  let sign = 1;
  for (let i = 0; i < cell.length; i++) {
    const code = cell.charCodeAt(i);
    if (code >= FIRST_COLUMN) {
      if (question >= 0) take(question, sign * weight);
      question = code - FIRST_COLUMN;
      weight = 0;
      sign = 1;
    } else if (code === MINUS) sign = -1;
    else weight = weight * 10 + code - ZERO;
  }
  if (question >= 0) take(question, sign * weight);
}
