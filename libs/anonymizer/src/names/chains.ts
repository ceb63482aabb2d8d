import type { TextDocument } from '../text/document.js';
import { ChainReader } from './chain-reader.js';
import { readContracted } from './contracted.js';
import { readSmallTitled } from './honorifics.js';
import type { NameChain } from './name-chain.js';
import { NameWords } from './name-words.js';
import { CONTRACTED } from './roles.js';
import { stretch } from './stretch.js';

/** Puts the words of a document together to names. Each word belongs to one name at most. */
export function findChains(document: TextDocument): NameChain[] {
  const words = new NameWords(document);
  const reader = new ChainReader(words);
  const chains: NameChain[] = [];
  for (let i = 0; i < document.tokens.length; i++) {
    const read =
      ((words.roles[i]! & CONTRACTED) === 0 ? undefined : readContracted(document, i)) ??
      (words.roles[i] === 0 ? undefined : reader.read(i)) ??
      readSmallTitled(document, i);
    if (read === undefined) continue;
    const chain = stretch(words, read, reader.free);
    chains.push(chain);
    reader.free = chain.last + 1;
    i = chain.last;
  }
  return chains;
}
