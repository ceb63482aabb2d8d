import type { TextDocument } from './document.js';

/** Whether the pattern is found anywhere in the lower-case text. It is looked for once, however many values ask. */
export const says = (document: TextDocument, pattern: RegExp): boolean =>
  firstEnd(document, pattern) !== Infinity;

/** Where the first match of the pattern in the lower-case text ends; infinity where there is none. */
export function firstEnd({ shared, lower }: TextDocument, pattern: RegExp): number {
  const ends = (shared.firstEnds ??= new Map());
  const known = ends.get(pattern);
  if (known !== undefined) return known;
  const match = pattern.exec(lower);
  const end = match === null ? Infinity : match.index + match[0].length;
  ends.set(pattern, end);
  return end;
}
