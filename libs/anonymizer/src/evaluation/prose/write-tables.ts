import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { MarkTable } from './fit-marks.js';

/** A table of the data: its constant, and what it is about, as its comment tells. */
export interface WrittenTable {
  readonly constant: string;
  readonly of: string;
}

export interface WrittenWeights extends WrittenTable {
  readonly table: MarkTable;
}

/** Of words, as a text: see prose/word-weights.ts. */
export interface WrittenWords extends WrittenTable {
  readonly words: MarkTable;
}

/** The same for each place where words stand. */
export interface WrittenPlaces extends WrittenTable {
  readonly places: ReadonlyMap<string, MarkTable>;
}

export interface WrittenTrees extends WrittenTable {
  readonly numbers: readonly number[];
}

/**
 * Writes tables of weights into `data/prose-weights.ts`.
 *
 * @param digest of the messages and marks that they are fitted to
 */
export function writeTables(
  digest: string,
  tables: readonly (WrittenWeights | WrittenWords | WrittenPlaces | WrittenTrees)[],
): void {
  const written = tables.map((table) => {
    if ('table' in table) return linesOfWeights(table);
    if ('words' in table) return linesOfWords(table);
    return 'places' in table ? linesOfPlaces(table) : linesOfTrees(table);
  });
  writeFileSync(
    new URL('../../data/prose-weights.ts', import.meta.url),
    `// Made by src/evaluation/prose/fit.ts: npm run anonymizer:fit\n// Fitted to ${digest}\n${written.join('')}`,
  );
}

function linesOfWeights({ constant, of, table }: WrittenWeights): string {
  const lines = Object.entries(table).map(([mark, weight]) => `  ${JSON.stringify(mark)}: ${weight},`);
  process.stdout.write(`${constant}: ${lines.length} marks weigh something\n`);
  return `
/** What marks of ${of} weigh, in hundredths of log-odds. */
export const ${constant}: Readonly<Record<string, number>> = {
${lines.join('\n')}
};
`;
}

const linesOfWords = ({ constant, of, words }: WrittenWords): string => `
/** What ${of} weigh, in hundredths of log-odds, each behind its beginning: see prose/word-weights.ts. */
export const ${constant} = ${textOfWords(words)};
`;

const linesOfPlaces = ({ constant, of, places }: WrittenPlaces): string => `
/** What ${of} weigh, in hundredths of log-odds, each behind its beginning: see prose/word-weights.ts. */
export const ${constant}: Readonly<Record<string, string>> = {
${Array.from(places, ([place, words]) => `  ${JSON.stringify(place)}: ${textOfWords(words)},`).join('\n')}
};
`;

const textOfWords = (words: MarkTable): string => JSON.stringify(Object.entries(words).flat().join(' '));

const linesOfTrees = ({ constant, of, numbers }: WrittenTrees): string => `
/** What is asked of ${of}, and what answers are worth: see prose/trees.ts. */
export const ${constant} = ${JSON.stringify(numbers.join(' '))};
`;
