import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { QUESTIONS } from '../../context/candidate.js';
import { PLACES } from '../../context/clues.js';
import { hashNames, inOrder } from '../../context/name-index.js';
import { columnOf, UNIT } from '../../context/weight-table.js';
import { writersBehind } from '../independent.js';
import { bytesConstant } from '../write-data.js';
import { digestOfExamples, readAllExamples } from './all-examples.js';
import { clueOf, MARK, CLUES_OF_NAME, ofShape, type ShapedExample } from './examples.js';
import { fitWeights } from './regression.js';

/**
 * Fits the weights of the words around values to the development half and the messages of known writers, and writes them into
 * `data/context-names.ts` and `data/context-weights.ts`. With `--without a,f` it leaves out the messages of these writers.
 */

/** A clue that was met less often says nothing; one in the value itself counts sooner. */
const FEWEST = 3;
const FEWEST_OF_OWN = 2;
const OWN_WORD = /^word /;
/** Smaller weights are left out, in units of the table. */
const LEAST = 6;
const MOST = 127;
/** Messages without values count for more: what is taken from them by mistake is seen by everybody. */
const NEGATIVE = 3;

const { names, own, others } = readAllExamples();

/** How often each clue has to be met. */
const ownWords = new Set(names.names.flatMap((name, id) => (OWN_WORD.test(name) ? [clueOf(MARK, id)] : [])));
const fewestOf = (clue: number): number => (ownWords.has(clue) ? FEWEST_OF_OWN : FEWEST);

/** The weights for a question, by clue. */
function fitQuestion(examples: readonly ShapedExample[], question: number): Float64Array {
  const counts = new Int32Array(names.names.length * CLUES_OF_NAME);
  const asked = ofShape(examples, question);
  for (const { clues } of asked) for (const clue of clues) counts[clue]!++;
  const prepared = asked.map(({ clues, types, sample }) => ({
    clues: clues.filter((clue) => clue >= CLUES_OF_NAME && counts[clue]! >= fewestOf(clue)),
    isOne: types.has(QUESTIONS[question]!.type),
    weight: sample.planted.length === 0 ? NEGATIVE : 1,
  }));
  return fitWeights(prepared, counts.length);
}

const left = new Set(writersBehind('--without', process.argv));
const all = [own, ...[...others].filter(([writer]) => !left.has(writer)).map(([, some]) => some)].flat();
writeTable(QUESTIONS.map((_, question) => fitQuestion(all, question)));

function writeTable(weights: readonly Float64Array[]): void {
  const made = `// Made by src/evaluation/context/fit.ts: npm run anonymizer:fit\n// Fitted to ${digestOfExamples(left)}`;
  const clues = tableOf((id) =>
    QUESTIONS.flatMap((_, question) =>
      PLACES.map((_place, place) => [columnOf(question, place), weights[question]![clueOf(place, id)]!]),
    ),
  );
  const marks = tableOf((id) =>
    QUESTIONS.map((_, question) => [question, weights[question]![clueOf(MARK, id)]!]),
  );
  writeData(
    'context-names',
    `${made}

/** Hashes of what may stand around a value, and of what a value is like: see context/name-index.ts. */
${bytesConstant('CLUE_NAMES', clues.names)}
${bytesConstant('MARK_NAMES', marks.names)}
`,
  );
  writeData(
    'context-weights',
    `${made}

/** What the names of context-names.ts weigh: see context/weight-table.ts. */
${bytesConstant('CLUE_WEIGHTS', clues.weights)}
${bytesConstant('MARK_WEIGHTS', marks.weights)}
`,
  );
}

/** The names that weigh anything, and their weights by column, as the data hold them. */
function tableOf(weightsOf: (id: number) => (readonly number[])[]): {
  names: Uint8Array;
  weights: Uint8Array;
} {
  const cellsByName = new Map<string, number[]>();
  for (let id = 1; id < names.names.length; id++) {
    const cells = weightsOf(id).flatMap(([column, exact]) => {
      const weight = Math.max(-MOST, Math.min(MOST, Math.round(exact! * UNIT)));
      return Math.abs(weight) < LEAST ? [] : [column!, weight & 0xff];
    });
    if (cells.length > 0) cellsByName.set(names.names[id]!, cells);
  }
  const kept = inOrder([...cellsByName.keys()]);
  const bytes = kept.flatMap((name) => {
    const cells = cellsByName.get(name)!;
    return [cells.length / 2, ...cells];
  });
  return { names: hashNames(kept), weights: Uint8Array.from(bytes) };
}

function writeData(name: string, text: string): void {
  writeFileSync(new URL(`../../data/${name}.ts`, import.meta.url), text);
}
