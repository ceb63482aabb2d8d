import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';

/** Numbers of things that have acronyms. */
const THINGS = new WordTest(
  'sku|isbn|issn|po|vin|rfc|cas|un|ec|hs|usb|ip|tcp|udp|doi|ngc|hip|ascii|iso|ean|gtin|upc|asin|mpn|cat|ref|fig|nasa|usd|eur|gbp|rub|inr|gdp|utc|gmt|rgb|hex|gcd|lcm|hcf|sqrt|mod|oeis|pmid|arxiv|http|https|url|port|mac|sum|max|min|log|exp|cos|tan|sin|bce|bc|ad|population|ex|q|qs|ch|pg|bus|tv|ra|oh|we|us|uk|ok|lol|faq',
);
const BETWEEN = new Set(['number', 'no', 'code', 'is', 'was']);
const MOST_BETWEEN = 2;

/** "ISBN", "SKU": letters that stand for the words of something that is nobody's. */
export const isThingOfLetters = ({ word }: Token): boolean => THINGS.accepts(word);

/** "the SKU number is 448817": whether the code is that of a thing. */
export function isCodeOfThing({ tokens }: TextDocument, start: number): boolean {
  let index = tokenIndexAt(tokens, start) - 1;
  for (let i = 0; i < MOST_BETWEEN && BETWEEN.has(tokens[index]?.lower ?? ''); i++) index--;
  const label = tokens[index];
  return label?.casing === 'upper' && isThingOfLetters(label);
}
