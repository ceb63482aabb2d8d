import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { hashNames, inOrder } from '../../context/name-index.js';
import { COLUMNS, columnOf } from '../../prose/weights-of-words.js';
import type { WordPlace } from '../../prose/word-places.js';
import { bytesConstant } from '../write-data.js';
import type { MarkTable } from './fit-marks.js';

/** What is fitted, in hundredths of log-odds. */
export interface FittedProse {
  readonly ofMarks: MarkTable;
  /** Of the words beside a name, by the place where they stand. */
  readonly ofPlaces: ReadonlyMap<WordPlace, MarkTable>;
  /** Of the words of a message, and of two in a row. */
  readonly ofWords: MarkTable;
  readonly ofPairs: MarkTable;
  /** See prose/trees.ts. */
  readonly trees: readonly number[];
}

/** The files that it is written into, in the sources. */
export const WRITTEN = {
  marks: 'data/prose-weights.ts',
  words: 'data/prose-words.ts',
  /** Words as bytes are hashes: the fit and its tests read them here. */
  readable: 'evaluation/prose/word-tables.ts',
} as const;

/** @param digest of the messages and marks that it is fitted to */
export function writeTables(digest: string, fitted: FittedProse): void {
  const made = `// Made by src/evaluation/prose/fit.ts: npm run anonymizer:fit\n// Fitted to ${digest}\n`;
  const save = (file: string, text: string): void =>
    writeFileSync(new URL(`../../${file}`, import.meta.url), made + text);
  save(WRITTEN.marks, textOfMarks(fitted.ofMarks));
  save(WRITTEN.words, textOfBytes(fitted));
  save(WRITTEN.readable, textOfWords(fitted));
}

function textOfMarks(table: MarkTable): string {
  const lines = Object.entries(table).map(([mark, weight]) => `  ${JSON.stringify(mark)}: ${weight},`);
  process.stdout.write(`${lines.length} marks weigh something\n`);
  return `
/** What marks of people in messages weigh, in hundredths of log-odds. */
export const PROSE_WEIGHTS: Readonly<Record<string, number>> = {
${lines.join('\n')}
};
`;
}

/** The words that weigh anything, and what they weigh, as prose/weights-of-words.ts reads them. */
export function wordsAsBytes({ ofPlaces, ofWords }: Pick<FittedProse, 'ofPlaces' | 'ofWords'>): {
  names: Uint8Array;
  weights: Uint8Array;
  count: number;
} {
  const tables: MarkTable[] = [ofWords];
  for (const [place, table] of ofPlaces) tables[columnOf(place)] = table;
  const words = inOrder([...new Set(tables.flatMap((table) => Object.keys(table)))]);
  const weights = words.flatMap((word) =>
    Array.from({ length: COLUMNS }, (_, column) => tables[column]?.[word] ?? 0),
  );
  return { names: hashNames(words), weights: bytesOf(weights), count: words.length };
}

/** The pairs of words that weigh anything, and what they weigh, as prose/weights-of-pairs.ts reads them. */
export function pairsAsBytes(ofPairs: MarkTable): { names: Uint8Array; weights: Uint8Array; count: number } {
  const pairs = inOrder(Object.keys(ofPairs));
  const weights = bytesOf(pairs.map((pair) => ofPairs[pair]!));
  return { names: hashNames(pairs), weights, count: pairs.length };
}

function textOfBytes(fitted: FittedProse): string {
  const { names, weights, count } = wordsAsBytes(fitted);
  const pairs = pairsAsBytes(fitted.ofPairs);
  process.stdout.write(`${count} words and ${pairs.count} pairs of words weigh something\n`);
  return `
/** Hashes of the beginnings of words that weigh anything: see context/name-index.ts. */
${bytesConstant('WORD_NAMES', names)}

/** What they weigh, in hundredths of log-odds: see prose/weights-of-words.ts. */
${bytesConstant('WORD_WEIGHTS', weights)}

/** The same of two words in a row in a message. */
${bytesConstant('PAIR_NAMES', pairs.names)}
${bytesConstant('PAIR_WEIGHTS', pairs.weights)}

/** What is asked of a name beside the others, and what answers are worth: see prose/trees.ts. */
${bytesConstant('COMPANY_TREES', bytesOf(fitted.trees))}
`;
}

/** Two bytes a number, the lower first. */
function bytesOf(numbers: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(2 * numbers.length);
  numbers.forEach((number, index) => bytes.writeInt16LE(number, 2 * index));
  return bytes;
}

const textOfWords = ({ ofPlaces, ofWords, ofPairs }: FittedProse): string => `
/** What words beside a name weigh, in hundredths of log-odds, each behind its beginning: see word-weights.ts. */
export const WORDING: Readonly<Record<string, string>> = {
${Array.from(ofPlaces, ([place, words]) => `  ${JSON.stringify(place)}: ${textOf(words)},`).join('\n')}
};

/** What words of messages weigh, in hundredths of log-odds, each behind its beginning: see word-weights.ts. */
export const VOCABULARY = ${textOf(ofWords)};

/** The same of two words in a row. */
export const PAIRS = ${textOf(ofPairs)};
`;

const textOf = (words: MarkTable): string => JSON.stringify(Object.entries(words).flat().join(' '));
