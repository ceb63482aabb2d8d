import { COMPANY_TREES } from '../data/prose-weights.js';
import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import { Company } from './company.js';
import { judgeNames } from './judge.js';
import { isFound, type Mention } from './mention.js';
import { sumOfTrees } from './trees.js';
import { worthOfWords } from './vocabulary.js';

/** A word that is less likely part of a value speaks for nobody. */
const LIKELY = 0.01;

/** How much speaks for each name of a message being somebody around its writer, in log-odds, once it is known what speaks for the others. */
export function worthOfNames(
  document: TextDocument,
  candidates: readonly Candidate[],
  mentions: readonly Mention[],
): ReadonlyMap<string, number> {
  const names = judgeNames(document, candidates, mentions);
  const company = new Company(names, {
    ofWords: worthOfWords(document, mentions),
    words: document.tokens.length,
    otherValues: otherValuesIn(candidates),
  });
  return new Map(names.map((name) => [name.name, sumOfTrees(COMPANY_TREES, company.valuesOf(name))]));
}

/** Where nothing else speaks for anybody, the words that do not are not judged: most messages tell of nobody. */
export const namesAnybody = (mentions: readonly Mention[]): boolean =>
  mentions.some((mention) => isFound(mention) || mention.most >= LIKELY);

/** How many values that are no persons rules have found. */
export function otherValuesIn(candidates: readonly Candidate[]): number {
  let count = 0;
  for (const { type, score } of candidates) if (type !== 'PERSON' && score >= THRESHOLD) count++;
  return count;
}
