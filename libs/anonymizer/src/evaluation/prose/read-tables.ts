import { PROSE_WEIGHTS } from '../../data/prose-weights.js';
import type { ProseTables } from './name-examples.js';
import { PAIRS, VOCABULARY, WORDING } from './word-tables.js';
import { readWordWeights } from './word-weights.js';

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
  ofWords: Object.fromEntries([...readWordWeights(VOCABULARY), ...readWordWeights(PAIRS)]),
});
