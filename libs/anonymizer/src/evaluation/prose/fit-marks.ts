import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Sample } from '../corpus.js';
import { fitWeights } from '../context/regression.js';
import { digestOf, type MentionExample } from './examples.js';

/** Lighter weights are left out, in log-odds. */
const LEAST = 0.02;
const UNIT = 0.01;

/** How weights are fitted, and to whom. */
export interface MarkFit {
  /** What the table is called: `chat` is `CHAT_WEIGHTS` of `data/chat-weights.ts`, made by `evaluation/chat/fit.ts`. */
  readonly name: 'prose' | 'chat';
  /** The messages, as the table tells of them. */
  readonly messages: string;
  /** A mark of fewer messages says nothing. */
  readonly fewest: number;
  /** How much a message without a value counts; one with a value counts once. */
  readonly ofNegative: number;
  /** Marks that are not weighed, whatever they say of these messages. */
  readonly unheard?: RegExp;
}

/** Fits the weights of marks to examples, and writes them into the data. */
export function writeMarkTable(examples: readonly MentionExample[], fit: MarkFit): void {
  const { name, messages } = fit;
  const lines = fitMarks(examples, fit);
  process.stdout.write(`${examples.length} mentions, ${lines.length} marks weigh something\n`);
  writeFileSync(
    new URL(`../../data/${name}-weights.ts`, import.meta.url),
    `// Made by src/evaluation/${name}/fit.ts: npm run anonymizer:fit
// Fitted to ${digestOf(examples)}

/** What marks of people in ${messages} weigh, in hundredths of log-odds: see prose/judge.ts. */
export const ${name.toUpperCase()}_WEIGHTS: Readonly<Record<string, number>> = {
${lines.join('\n')}
};
`,
  );
}

/** What each mark weighs, in hundredths of log-odds, as lines of a table in the order of their names. */
function fitMarks(examples: readonly MentionExample[], { fewest, ofNegative, unheard }: MarkFit): string[] {
  const messages = new Map<string, Set<Sample>>();
  for (const { sample, marks } of examples)
    for (const mark of marks) {
      const having = messages.get(mark);
      if (having === undefined) messages.set(mark, new Set([sample]));
      else having.add(sample);
    }
  const marks = [...messages]
    .filter(([mark, having]) => having.size >= fewest && unheard?.test(mark) !== true)
    .map(([mark]) => mark);
  const numbers = new Map(marks.map((mark, index) => [mark, index]));
  const weights = fitWeights(
    examples.map(({ sample, marks: its, isOne }) => ({
      clues: its.flatMap((mark) => numbers.get(mark) ?? []),
      isOne,
      weight: sample.planted.length === 0 ? ofNegative : 1,
    })),
    marks.length,
  );
  return marks
    .map((mark, index) => [mark, weights[index]!] as const)
    .filter(([, weight]) => Math.abs(weight) >= LEAST)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([mark, weight]) => `  ${JSON.stringify(mark)}: ${Math.round(weight / UNIT)},`);
}
