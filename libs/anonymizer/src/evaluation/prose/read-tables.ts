import { PROSE_WEIGHTS, VOCABULARY, WORDING } from '../../data/prose-weights.js';
import { readWordWeights } from '../../prose/word-weights.js';
import type { ProseTables } from './name-examples.js';

/** The weights as they were fitted, from the data. */
export const readTables = (): ProseTables => ({
  ofMentions: {
    ...PROSE_WEIGHTS,
    ...Object.fromEntries(
      Object.entries(WORDING).flatMap(([place, words]) =>
        Array.from(readWordWeights(words), ([word, weight]) => [place + word, weight]),
      ),
    ),
  },
  ofWords: Object.fromEntries(readWordWeights(VOCABULARY)),
});
