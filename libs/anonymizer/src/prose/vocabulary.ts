import { clueOf } from '../context/clues.js';
import { VOCABULARY } from '../data/prose-weights.js';
import type { TextDocument } from '../text/document.js';
import type { Mention } from './mention.js';
import { readWordWeights } from './word-weights.js';

/** Hundredths of log-odds. */
const UNIT = 0.01;
let read: ReadonlyMap<string, number> | undefined;

/** What words weigh, by their beginnings: read when the first long message comes, as others do without. */
export const vocabulary = (): ReadonlyMap<string, number> => (read ??= readWordWeights(VOCABULARY));

/** The words of a message by their beginnings, each once, but for those of its names. */
export function vocabularyOf({ tokens }: TextDocument, mentions: readonly Mention[]): ReadonlySet<string> {
  const clues = new Set<string>();
  let behind = 0;
  for (const { first, last } of mentions) {
    for (let i = behind; i < first; i++) clues.add(clueOf(tokens[i]!));
    behind = Math.max(behind, last + 1);
  }
  for (let i = behind; i < tokens.length; i++) clues.add(clueOf(tokens[i]!));
  return clues;
}

/** How much the words of a long message speak for its naming somebody around the writer, whoever is named: log-odds. */
export function worthOfWords(document: TextDocument, mentions: readonly Mention[]): number {
  const weights = vocabulary();
  let sum = 0;
  for (const clue of vocabularyOf(document, mentions)) sum += weights.get(clue) ?? 0;
  return UNIT * sum;
}
