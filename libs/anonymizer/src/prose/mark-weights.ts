import { UNKNOWN, type Mark } from '../context/mark.js';
import { CHAT_WEIGHTS } from '../data/chat-weights.js';
import { PROSE_WEIGHTS } from '../data/prose-weights.js';

/** What marks weigh, by number, in hundredths of log-odds; what weighs nothing is number 0. */
export type MarkWeights = Int16Array;

/** One numbering for both kinds of message: a mark keeps its number. */
const numbers = new Map<string, number>();
for (const table of [PROSE_WEIGHTS, CHAT_WEIGHTS])
  for (const name of Object.keys(table)) if (!numbers.has(name)) numbers.set(name, numbers.size + 1);

/** Of the marks in long messages: fitted by evaluation/prose/fit.ts. */
export const IN_PROSE: MarkWeights = byNumber(PROSE_WEIGHTS);
/** The same in all others: fitted by evaluation/chat/fit.ts. */
export const IN_CHAT: MarkWeights = byNumber(CHAT_WEIGHTS);

function byNumber(table: Readonly<Record<string, number>>): MarkWeights {
  const weights = new Int16Array(numbers.size + 1);
  for (const [name, weight] of Object.entries(table)) weights[numbers.get(name)!] = weight;
  return weights;
}

/** Its number, looked up once. */
export function numberOf(mark: Mark): number {
  if (mark.id === UNKNOWN) mark.id = numbers.get(mark.name) ?? 0;
  return mark.id;
}
