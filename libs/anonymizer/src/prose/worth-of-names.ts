import { COMPANY_TREES } from '../data/prose-words.js';
import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import { Company } from './company.js';
import { int16At } from './int16-at.js';
import { judgeNames } from './judge.js';
import type { Mention } from './mention.js';
import { sumOfTrees } from './trees.js';
import { worthOfWords } from './vocabulary.js';

/** How much speaks for each name of a message being somebody around its writer, in log-odds, once it is known what speaks for the others. */
export function worthOfNames(
  document: TextDocument,
  candidates: readonly Candidate[],
  mentions: readonly Mention[],
): ReadonlyMap<string, number> {
  const trees = companyTrees();
  const names = valuesOfNames(document, candidates, mentions);
  return new Map(names.map(({ name, values }) => [name, sumOfTrees(trees, values)]));
}

/** What the trees are asked of each name: the same that they were fitted to. */
export function valuesOfNames(
  document: TextDocument,
  candidates: readonly Candidate[],
  mentions: readonly Mention[],
): readonly { readonly name: string; readonly values: readonly number[] }[] {
  const names = judgeNames(document, candidates, mentions);
  const company = new Company(names, {
    ofWords: worthOfWords(document, mentions),
    words: document.tokens.length,
    otherValues: otherValuesIn(candidates),
  });
  return names.map((name) => ({ name: name.name, values: company.valuesOf(name) }));
}

let read: Int16Array | undefined;

/** They are read with the first message that is judged. */
const companyTrees = (): Int16Array =>
  (read ??= Int16Array.from({ length: COMPANY_TREES.length / 2 }, (_, index) =>
    int16At(COMPANY_TREES, index),
  ));

/** How many values that are no persons rules have found. */
export function otherValuesIn(candidates: readonly Candidate[]): number {
  let count = 0;
  for (const { type, score } of candidates) if (type !== 'PERSON' && score >= THRESHOLD) count++;
  return count;
}
