import { clueOf } from '../context/clues.js';
import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import type { Mention } from './mention.js';
import { weightsOfWords } from './weights-of-words.js';

/** Hundredths of log-odds. */
const UNIT = 0.01;

/** Takes each word of a message but for those of its names. */
function takeWords(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  taken: (token: Token) => void,
): void {
  let behind = 0;
  for (const { first, last } of mentions) {
    for (let i = behind; i < first; i++) taken(tokens[i]!);
    behind = Math.max(behind, last + 1);
  }
  for (let i = behind; i < tokens.length; i++) taken(tokens[i]!);
}

/** The words of a message by their beginnings, each once, but for those of its names. */
export function vocabularyOf({ tokens }: TextDocument, mentions: readonly Mention[]): ReadonlySet<string> {
  const clues = new Set<string>();
  takeWords(tokens, mentions, (token) => clues.add(clueOf(token)));
  return clues;
}

/** How much these speak for the message's naming somebody around the writer, whoever is named: log-odds. */
export function worthOfWords({ tokens }: TextDocument, mentions: readonly Mention[]): number {
  const weights = weightsOfWords();
  const rows = new Set<number>();
  takeWords(tokens, mentions, (token) => rows.add(weights.rowOf(token)));
  let sum = 0;
  for (const row of rows) sum += weights.inMessage(row);
  return UNIT * sum;
}
