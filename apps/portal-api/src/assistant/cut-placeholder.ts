import type { Vault } from '@portal/anonymizer';

/**
 * How much of a text is whole: what was cut may end in a piece of one of the dialog's placeholders, whose value is not known for
 * sure and which means nothing to a reader.
 */
export function wholeLength(text: string, { entries }: Vault): number {
  const open = text.lastIndexOf('[');
  if (open === -1 || text.includes(']', open)) return text.length;
  // Markdown may have escaped it.
  const piece = text.slice(open).replace('\\', '');
  const isPiece = entries.some(({ type, number }) => `[${type}_${number}`.startsWith(piece));
  return isPiece ? open : text.length;
}

/** The same for an answer. A bare bracket at its end may be all that the assistant meant to say, and names nobody. */
export function wholeAnswer(text: string, vault: Vault): string {
  return text.endsWith('[') ? text : text.slice(0, wholeLength(text, vault));
}
