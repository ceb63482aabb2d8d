import { BEGINNING, clueOf, END } from '../context/clues.js';
import { pairOf } from '../context/name-index.js';
import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import type { Mention } from './mention.js';
import { weightsOfPairs } from './weights-of-pairs.js';
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

/** A word of a name among pairs, whoever is named. */
const NAME = '@name';

/** Takes each two words in a row by their beginnings, from the beginning of a message to its end. */
function takePairs(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  taken: (first: string, second: string) => void,
): void {
  let before = BEGINNING;
  let next = 0;
  for (let i = 0; i < tokens.length; i++) {
    while (next < mentions.length && mentions[next]!.last < i) next++;
    const isName = next < mentions.length && mentions[next]!.first <= i;
    const here = isName ? NAME : clueOf(tokens[i]!);
    taken(before, here);
    before = here;
  }
  taken(before, END);
}

/** The words of a message by their beginnings, but for those of its names, and all pairs of words in a row: each once. */
export function vocabularyOf({ tokens }: TextDocument, mentions: readonly Mention[]): ReadonlySet<string> {
  const clues = new Set<string>();
  takeWords(tokens, mentions, (token) => clues.add(clueOf(token)));
  takePairs(tokens, mentions, (first, second) => clues.add(pairOf(first, second)));
  return clues;
}

/** How much these speak for the message's naming somebody around the writer, whoever is named: log-odds. */
export function worthOfWords({ tokens }: TextDocument, mentions: readonly Mention[]): number {
  const words = weightsOfWords();
  const pairs = weightsOfPairs();
  const rows = new Set<number>();
  const rowsOfPairs = new Set<number>();
  takeWords(tokens, mentions, (token) => rows.add(words.rowOf(token)));
  takePairs(tokens, mentions, (first, second) => rowsOfPairs.add(pairs.rowOf(first, second)));
  let sum = 0;
  for (const row of rows) sum += words.inMessage(row);
  for (const row of rowsOfPairs) sum += pairs.inMessage(row);
  return UNIT * sum;
}
