import type { Vault } from '@portal/anonymizer';

/**
 * How much of a text is whole: what was cut may end in a piece of one of the dialog's placeholders, whose value is not known for
 * sure and which means nothing to a reader.
 */
export function wholeLength(text: string, { entries }: Vault): number {
  const open = text.lastIndexOf('[');
  if (open === -1 || text.includes(']', open)) return text.length;
  const piece = text.slice(open);
  const isPiece = entries.some(({ type, number }) => `[${type}_${number}`.startsWith(piece));
  return isPiece ? open : text.length;
}
