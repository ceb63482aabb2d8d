import { declineGivenName, surnameLemmas } from '../../names/decline.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { isWordAfterAll } from '../../names/word-after-all.js';
import { readDocument, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

/** The names passed in with the call, in any case form. Nothing overrules them. */
export const knownNames: Recognizer = {
  name: 'known-names',
  find(document) {
    const known = document.options.knownNames ?? [];
    if (known.length === 0) return [];
    const forms = formsOf(known);
    const isForm = ({ kind, lower }: Token): boolean =>
      kind === 'word' && (forms.has(lower) || surnameLemmas(lower).some((lemma) => forms.has(lemma)));
    const named = document.tokens.filter(isForm);
    const found: Candidate[] = [];
    named.forEach((token, i) => {
      const isTied = isNeighbour(document, named[i - 1], token) || isNeighbour(document, token, named[i + 1]);
      if (!isTied && isWordAfterAll(document, token)) return;
      const last = found.at(-1);
      if (
        last !== undefined &&
        last.end === named[i - 1]?.end &&
        isNeighbour(document, named[i - 1], token)
      ) {
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
    });
    return found;
  },
};

function formsOf(names: readonly string[]): ReadonlySet<string> {
  const forms = new Set<string>();
  for (const name of names) {
    for (const { lower, kind } of readDocument(name).tokens) {
      if (kind !== 'word' || lower.length < 2) continue;
      forms.add(lower);
      for (const gender of ['m', 'f'] as const)
        for (const form of declineGivenName(lower, gender)) forms.add(form);
    }
  }
  return forms;
}

/** Whether one space or hyphen stands between two parts of known names. */
function isNeighbour({ text }: TextDocument, token: Token | undefined, next: Token | undefined): boolean {
  return (
    token !== undefined &&
    next !== undefined &&
    next.start === token.end + 1 &&
    /[ _-]/.test(text[token.end]!)
  );
}
