import { countBefore } from '../text/position.js';

/** Where marks of quotation stand. */
export const quotesOf = (text: string): number[] =>
  Array.from(text.matchAll(/[«»“”"]/g), ({ index }) => index);

/** Whether more of them have opened than closed before a position; straight ones do both. */
export const isQuotedAt = (quotes: readonly number[], position: number): boolean =>
  countBefore(quotes, position) % 2 === 1;
