import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Sample } from '../corpus.js';
import { fitWeights } from '../context/regression.js';
import { longWritersBehind } from '../independent.js';
import { digestOf, readMentionExamples } from './examples.js';

/**
 * Fits what tells whether somebody named in a long message is around its writer, and writes it into `data/prose-weights.ts`. It
 * sees what the other weights say, so that it comes behind them: npm runs it after `anonymizer:fit`. By itself, with `--without ca,cc`,
 * it leaves out the messages of these writers, so that the report may count what is made of them.
 */

/** A mark of fewer messages says nothing. */
const FEWEST = 15;
/** Lighter weights are left out, in log-odds. */
const LEAST = 0.02;
const UNIT = 0.01;

const examples = readMentionExamples(new Set(longWritersBehind('--without', process.argv)));
const messages = new Map<string, Set<Sample>>();
for (const { sample, marks } of examples)
  for (const mark of marks) {
    const having = messages.get(mark);
    if (having === undefined) messages.set(mark, new Set([sample]));
    else having.add(sample);
  }
const marks = [...messages].filter(([, having]) => having.size >= FEWEST).map(([mark]) => mark);
const numbers = new Map(marks.map((mark, index) => [mark, index]));
const weights = fitWeights(
  examples.map(({ marks: its, isOne }) => ({
    clues: its.flatMap((mark) => numbers.get(mark) ?? []),
    isOne,
    weight: 1,
  })),
  marks.length,
);
const lines = marks
  .map((mark, index) => [mark, weights[index]!] as const)
  .filter(([, weight]) => Math.abs(weight) >= LEAST)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([mark, weight]) => `  ${JSON.stringify(mark)}: ${Math.round(weight / UNIT)},`);
process.stdout.write(`${examples.length} mentions, ${lines.length} marks weigh something\n`);
writeFileSync(
  new URL('../../data/prose-weights.ts', import.meta.url),
  `// Made by src/evaluation/prose/fit.ts: npm run anonymizer:fit
// Fitted to ${digestOf(examples)}

/** What marks of people in long messages weigh, in hundredths of log-odds: see prose/judge.ts. */
export const PROSE_WEIGHTS: Readonly<Record<string, number>> = {
${lines.join('\n')}
};
`,
);
