import type { TextDocument } from '../text/document.js';
import { ChainReader } from './chain-reader.js';
import { isContracted, readContracted } from './contracted.js';
import { readSmallTitled } from './honorifics.js';
import type { NameChain } from './name-chain.js';
import { NameWords } from './name-words.js';

/** Puts the words of a document together to names. Each word belongs to one name at most. */
export function findChains(document: TextDocument): NameChain[] {
  const words = new NameWords(document);
  const reader = new ChainReader(words);
  const chains: NameChain[] = [];
  for (let i = 0; i < document.tokens.length; i++) {
    const chain =
      (isContracted(document.tokens[i]!) ? readContracted(document, i) : undefined) ??
      (words.roles[i] === 0 ? undefined : reader.read(i)) ??
      readSmallTitled(document, i);
    if (chain === undefined) continue;
    chains.push(chain);
    reader.free = chain.last + 1;
    i = chain.last;
  }
  return chains;
}
