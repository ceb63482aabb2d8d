import { UNKNOWN, type Mark } from '../context/mark.js';
import { CHAT_WEIGHTS } from '../data/chat-weights.js';
import { PROSE_WEIGHTS, WORDING } from '../data/prose-weights.js';
import { readWordWeights } from './word-weights.js';

/** What marks weigh, by number, in hundredths of log-odds; what weighs nothing is number 0. */
export type MarkWeights = Int16Array;

/** One numbering for both kinds of message: a mark keeps its number. */
const numbers = new Map<string, number>();
for (const table of [PROSE_WEIGHTS, CHAT_WEIGHTS]) addNumbers(Object.keys(table));

/** Of the marks in short messages: fitted by evaluation/chat/fit.ts. */
export const IN_CHAT: MarkWeights = byNumber(Object.entries(CHAT_WEIGHTS));

let inProse: MarkWeights | undefined;

/** The same in long ones: fitted by evaluation/prose/fit.ts. They are read when the first of them comes. */
export const weightsInProse = (): MarkWeights => (inProse ??= readProse());

/** What marks weigh in long messages, the words beside a name among them: by their names. */
export const tableOfProse = (): [mark: string, weight: number][] => [
  ...Object.entries(PROSE_WEIGHTS),
  ...Object.entries(WORDING).flatMap(([place, words]) =>
    Array.from(readWordWeights(words), ([word, weight]): [string, number] => [place + word, weight]),
  ),
];

/** No mark of a word is kept, so that none has been told before that it weighs nothing. */
function readProse(): MarkWeights {
  const table = tableOfProse();
  addNumbers(table.map(([mark]) => mark));
  return byNumber(table);
}

function addNumbers(marks: readonly string[]): void {
  for (const mark of marks) if (!numbers.has(mark)) numbers.set(mark, numbers.size + 1);
}

function byNumber(table: readonly (readonly [mark: string, weight: number])[]): MarkWeights {
  const weights = new Int16Array(numbers.size + 1);
  for (const [mark, weight] of table) weights[numbers.get(mark)!] = weight;
  return weights;
}

/** Its number, looked up once. */
export function numberOf(mark: Mark): number {
  if (mark.id === UNKNOWN) mark.id = numbers.get(mark.name) ?? 0;
  return mark.id;
}
