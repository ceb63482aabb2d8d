import type { TextDocument } from './document.js';

/**
 * Whether a pattern occurs in the lower-case text, wherever. A rule asks it at each of its words, so the answer is kept: the
 * pattern has to be a constant of its module.
 */
export function occurs(document: TextDocument, pattern: RegExp): boolean {
  return endOfFirst(document, pattern) !== Infinity;
}

/** Position behind the first place where a pattern occurs in the lower-case text; `Infinity` when it does nowhere. */
export function endOfFirst({ lower, shared }: TextDocument, pattern: RegExp): number {
  const ends = (shared.ends ??= new Map<RegExp, number>());
  let end = ends.get(pattern);
  if (end === undefined) {
    const match = pattern.exec(lower);
    end = match === null ? Infinity : match.index + match[0].length;
    ends.set(pattern, end);
  }
  return end;
}
