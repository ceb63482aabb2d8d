import { isOpeningVerb } from '../../names/opening-verb.js';
import { isYour } from '../../names/your.js';
import { tagsOf, type Tagged } from '../../tagger/tagger.js';
import type { TextDocument } from '../../text/document.js';
import { startsSentence } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';

/** What stands between two sentences, one of them quoted: "…, Вольская». А Льву Захаровичу…" */
const QUOTED_END = /[.!?][»”"]|[»”"][.!?]/;

/** What begins a sentence before a name: "Опиши Машу", "Вашим детям", "А Льву Захаровичу…", not "А. Петров" */
const isBefore = (document: TextDocument, token: Token): boolean =>
  isYour(token) ||
  isOpeningVerb(document, token) ||
  (CONJUNCTION.test(token.lower) && document.text[token.end] === ' ' && startsSentence(document, token));

const CONJUNCTION = /^[аия]$/;

/**
 * The values that all words around them tell. No value goes on in the next sentence, and none begins with the verb or the word
 * of every day that begins one.
 *
 * @param leastOf how likely a word has to be to be one of a value of the type
 */
export function* taggedValues(
  document: TextDocument,
  leastOf: (document: TextDocument, type: Tagged['type'], index: number) => number,
): Generator<Tagged> {
  const { tokens, text } = document;
  for (const tagged of tagsOf(document).values((type, index) => leastOf(document, type, index))) {
    let { first } = tagged;
    const begin = (at: number): void => {
      first = at;
      if (tagged.type === 'PERSON' && isBefore(document, tokens[first]!)) first++;
    };
    begin(first);
    for (let i = first; i < tagged.last; i++) {
      if (!QUOTED_END.test(text.slice(tokens[i]!.end, tokens[i + 1]!.start))) continue;
      if (first <= i) yield { ...tagged, first, last: i };
      begin(i + 1);
    }
    if (first > tagged.last) continue;
    yield first === tagged.first ? tagged : { ...tagged, first };
  }
}
