import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { longWritersBehind } from '../independent.js';
import { digestOf, readMentionExamples } from './examples.js';
import { fitMarks } from './fit-marks.js';

/**
 * Fits what tells whether somebody named in a long message is around its writer, and writes it into `data/prose-weights.ts`. It
 * sees what the other weights say, so that it comes behind them: npm runs it after `anonymizer:fit`. By itself, with `--without ca,cc`,
 * it leaves out the messages of these writers, so that the report may count what is made of them.
 */

/** A mark of fewer messages says nothing. */
const FEWEST = 15;

const examples = readMentionExamples(new Set(longWritersBehind('--without', process.argv)));
const lines = fitMarks(examples, { fewest: FEWEST, ofNegative: 1 });
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
