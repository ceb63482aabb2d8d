import { UNKNOWN, type Mark } from '../context/mark.js';
import { PROSE_WEIGHTS } from '../data/prose-weights.js';

/** What marks weigh, by number, in hundredths of log-odds; what weighs nothing is number 0. */
export type MarkWeights = Int16Array;

const numbers = new Map<string, number>();
let read: MarkWeights | undefined;

/** What they weigh: fitted by evaluation/prose/fit.ts, and read when the first message comes that may name somebody. */
export const markWeights = (): MarkWeights => (read ??= readWeights());

/** No mark has been told before that it weighs nothing: nobody asks for its number until the weights are read. */
function readWeights(): MarkWeights {
  const table = Object.entries(PROSE_WEIGHTS);
  const weights = new Int16Array(table.length + 1);
  table.forEach(([mark, weight], index) => {
    numbers.set(mark, index + 1);
    weights[index + 1] = weight;
  });
  return weights;
}

/** Its number, looked up once. */
export function numberOf(mark: Mark): number {
  if (mark.id === UNKNOWN) mark.id = numbers.get(mark.name) ?? 0;
  return mark.id;
}
