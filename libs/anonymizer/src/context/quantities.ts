import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';

const SIGN_BEHIND = '%°';
const SIGN_BEFORE = '$£€₹';
/** Units that are written with a capital. */
const UNITS = new Set('ом н дж вт па гц'.split(' '));

/** How many quantities a message names, "45 кг", "3 ленты", "$2.40", "15%": what sums are made of. */
export function quantitiesOf(document: TextDocument): number {
  return (document.shared.quantities ??= document.numbers.filter((number) =>
    isQuantity(document, number),
  ).length);
}

function isQuantity({ text, tokens }: TextDocument, { index, start, end }: Token): boolean {
  if (SIGN_BEHIND.includes(text[end] ?? ' ') || SIGN_BEFORE.includes(text[start - 1] ?? ' ')) return true;
  const next = tokens[index + 1];
  if (next?.kind !== 'word' || next.start - end > 1 || next.word.isStop) return false;
  return next.casing === 'lower' || UNITS.has(next.lower);
}
