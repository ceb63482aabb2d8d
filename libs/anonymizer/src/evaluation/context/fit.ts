import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { QUESTIONS } from '../../context/candidate.js';
import { PLACES } from '../../context/clues.js';
import { hashNames } from '../../context/name-index.js';
import { columnOf, UNIT } from '../../context/weight-table.js';
import { digestOf, readAllExamples } from './all-examples.js';
import { clueOf, ofShape, type ShapedExample } from './examples.js';
import { fitWeights } from './regression.js';
import { tellPromises } from './promises.js';

/**
 * Fits the weights of the words around values to the development half and the opened messages, and writes them into
 * `data/context-names.ts` and `data/context-weights.ts`. With `--promises` it writes nothing and tells for each question what weights that do not know a
 * writer would find and touch in that writer's messages.
 */
/** A clue that was met less often says nothing. */
const FEWEST = 3;
/** Smaller weights are left out, in units of the table. */
const LEAST = 6;
const MOST = 127;
/** Messages without values count for more: what is taken from them by mistake is seen by everybody. */
const NEGATIVE = 2;

const atHand = readAllExamples();
const { names, own, others } = atHand;

/** The weights for a question, by clue. */
function fitQuestion(examples: readonly ShapedExample[], question: number): Float64Array {
  const counts = new Int32Array(names.names.length * PLACES.length);
  const asked = ofShape(examples, question);
  for (const { clues } of asked) for (const clue of clues) counts[clue]!++;
  const prepared = asked.map(({ clues, types, sample }) => ({
    clues: clues.filter((clue) => clue >= PLACES.length && counts[clue]! >= FEWEST),
    isOne: types.has(QUESTIONS[question]!.type),
    weight: sample.planted.length === 0 ? NEGATIVE : 1,
  }));
  return fitWeights(prepared, counts.length);
}

if (process.argv.includes('--promises')) {
  for (const [writer, examples] of others) {
    const known = [own, ...[...others].filter(([other]) => other !== writer).map(([, some]) => some)].flat();
    const weights = QUESTIONS.map((_, question) => fitQuestion(known, question));
    tellPromises(writer, examples, weights);
  }
} else {
  const all = [own, ...others.values()].flat();
  writeTable(QUESTIONS.map((_, question) => fitQuestion(all, question)));
}

function writeTable(weights: readonly Float64Array[]): void {
  const kept: string[] = [];
  const entries: number[] = [];
  for (let id = 1; id < names.names.length; id++) {
    const cells = QUESTIONS.flatMap((_, question) =>
      PLACES.flatMap((_, place) => {
        const weight = Math.round(weights[question]![clueOf(place, id)]! * UNIT);
        const bounded = Math.max(-MOST, Math.min(MOST, weight));
        return Math.abs(bounded) < LEAST ? [] : [[columnOf(question, place), bounded] as const];
      }),
    );
    if (cells.length === 0) continue;
    kept.push(names.names[id]!);
    entries.push(cells.length, ...cells.flatMap(([column, weight]) => [column, weight & 0xff]));
  }
  const made = `// Made by src/evaluation/context/fit.ts: npm run anonymizer:fit\n// Fitted to ${digestOf(atHand)}`;
  writeData(
    'context-names',
    `${made}

/** Hashes of what may stand around a value: see context/name-index.ts. */
export const CONTEXT_NAMES: string =
  '${hashNames(kept)}';
`,
  );
  writeData(
    'context-weights',
    `${made}

/** What the names of context-names.ts weigh: see context/weight-table.ts. */
export const CONTEXT_WEIGHTS: string =
  '${Buffer.from(entries).toString('base64')}';
`,
  );
}

function writeData(name: string, text: string): void {
  writeFileSync(new URL(`../../data/${name}.ts`, import.meta.url), text);
}
