import { findChains } from '../../names/chains.js';
import { judgeName } from '../../names/judge.js';
import type { Candidate, Recognizer } from '../../recognizer.js';

/** Names of persons: given names, patronymics, surnames and initials that stand together, weighed by their surroundings. */
export const person: Recognizer = {
  name: 'person',
  find(document, found) {
    const others = found.filter((candidate) => candidate.score >= 0.5 && candidate.type !== 'URL');
    return findChains(document).map((chain): Candidate => {
      const start = document.tokens[chain.first]!.start;
      return {
        start,
        end: chain.end,
        type: 'PERSON',
        recognizer: 'person',
        ...judgeName(document, chain, others),
      };
    });
  },
};
