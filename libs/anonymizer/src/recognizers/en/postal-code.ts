import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import type { FoundAddress } from './found-address.js';

/** The last words of what announces a code: "zip code is", "postcode's", "eircode:". */
const ANNOUNCING = new WordTest('zip|code|postcode|eircode|pincode|is|s');
const LABEL = /\b(?:zip(?: ?code)?|post ?code|postal code|eircode|pin ?code)(?: is|:|=|'s|’s| -)? {0,2}$/;
const CODE =
  /^(?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|[a-z]\d[a-z] ?\d[a-z]\d|[a-z]\d[\dw] ?[a-z][a-z\d]{3}|\d{5}-\d{4}|\d{4,6}|\d{3} \d{3})(?![a-z\d])/;

/** "my zip code is 30301", "my postcode's eh8 9yl", "eircode D04 K5T8": a code of the post behind its word. */
export function postalCode({ lower, tokens }: TextDocument, token: Token): FoundAddress | undefined {
  const before = tokens[token.index - 1];
  if (before === undefined || !ANNOUNCING.accepts(before.word)) return undefined;
  if (!LABEL.test(lower.slice(Math.max(0, token.start - 20), token.start))) return undefined;
  const code = CODE.exec(lower.slice(token.start, token.start + 11));
  return code === null
    ? undefined
    : {
        start: token.start,
        end: token.start + code[0].length,
        score: 0.8,
        reason: 'postal code behind its word',
      };
}
