import type { TextDocument } from '../text/document.js';
import { countBefore } from '../text/position.js';

/** Whether more quotation marks have opened than closed before a position; straight ones do both. */
export function isQuoted({ shared, text }: TextDocument, position: number): boolean {
  const marks = (shared.quotationMarks ??= Array.from(text.matchAll(/[«»“”"]/g), ({ index }) => index));
  return countBefore(marks, position) % 2 === 1;
}
