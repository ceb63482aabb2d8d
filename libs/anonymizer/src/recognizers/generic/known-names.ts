import { declineGivenName, surnameLemmas } from '../../names/decline.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { readDocument } from '../../text/document.js';

/** The names passed in with the call, in any case form. Nothing overrules them. */
export const knownNames: Recognizer = {
  name: 'known-names',
  find(document) {
    const known = document.options.knownNames ?? [];
    if (known.length === 0) return [];
    const forms = new Set<string>();
    for (const name of known) {
      for (const { lower, kind } of readDocument(name).tokens) {
        if (kind !== 'word' || lower.length < 2) continue;
        forms.add(lower);
        for (const gender of ['m', 'f'] as const)
          for (const form of declineGivenName(lower, gender)) forms.add(form);
      }
    }
    const found: Candidate[] = [];
    for (const token of document.tokens) {
      if (token.kind !== 'word') continue;
      if (!forms.has(token.lower) && !surnameLemmas(token.lower).some((lemma) => forms.has(lemma))) continue;
      // A name that is a word as well, like "Вера" or "Mark", is the word when it is written small.
      if (token.casing === 'lower' && token.word.isOrdinary) continue;
      const last = found.at(-1);
      if (last !== undefined && token.start === last.end + 1 && document.text[last.end] === ' ') {
        found[found.length - 1] = { ...last, end: token.end };
      } else {
        found.push({
          start: token.start,
          end: token.end,
          type: 'PERSON',
          score: 1,
          recognizer: 'known-names',
          reason: 'a name passed in',
        });
      }
    }
    return found;
  },
};
