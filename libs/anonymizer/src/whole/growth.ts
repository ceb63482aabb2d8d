import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';

/** What was found of a value, in positions of the folded text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * How values of one type go on beside what a recognizer found of them: asked only where something of the same sentence stands
 * there. Neither answer leaves the bounds it was given.
 */
export interface Growth {
  /** Where the value begins, not before `from`; `before` stands in front of what was found. */
  startOf(document: TextDocument, stretch: Stretch, from: number, before: Token): number;
  /** Behind what belongs to the value, not behind `to`; `next` stands behind what was found. */
  endOf(document: TextDocument, stretch: Stretch, to: number, next: Token): number;
}

const MOST_PARTS = 8;

/** Behind all the parts that hang on a value, read by one sticky pattern after the other. */
export function endOfParts(
  text: string,
  end: number,
  to: number,
  patterns: readonly RegExp[],
  isPart: (start: number, end: number) => boolean = () => true,
): number {
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const next = endOfPart(text, end, to, patterns, isPart);
    if (next === end) return end;
    end = next;
  }
  return end;
}

function endOfPart(
  text: string,
  end: number,
  to: number,
  patterns: readonly RegExp[],
  isPart: (start: number, end: number) => boolean,
): number {
  for (const pattern of patterns) {
    pattern.lastIndex = end;
    if (!pattern.test(text)) continue;
    const next = pattern.lastIndex;
    if (next > end && next <= to && isPart(end, next)) return next;
  }
  return end;
}

const REACH = 48;

/** Where the parts in front of a value begin; the pattern has to close with "$". */
export function startOfParts(
  text: string,
  start: number,
  from: number,
  pattern: RegExp,
  reach = REACH,
): number {
  const first = Math.max(from, start - reach);
  const match = pattern.exec(text.slice(first, start));
  return match === null ? start : first + match.index;
}
